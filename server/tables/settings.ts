import type { Settings } from '../../src/ui/house.ts';
import type { PersonSettings } from '../store/people.ts';

/** What a person has who has chosen nothing. */
export const usualSettings: Settings = Object.freeze({
  face: null,
  theme: 'felt',
  bell: true,
  coach: false,
  sorted: true,
});

const FACES: readonly unknown[] = ['text', 'cjk', 'glyph'];

/** Settings as the store has them; what is missing or makes no sense (any more) is as usual. */
export function readSettings(stored: PersonSettings): Settings {
  const flag = (name: 'bell' | 'coach' | 'sorted'): boolean => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : usualSettings[name];
  };
  return {
    face: FACES.includes(stored.face) ? (stored.face as Settings['face']) : usualSettings.face,
    theme: typeof stored.theme === 'string' ? stored.theme : usualSettings.theme,
    bell: flag('bell'),
    coach: flag('coach'),
    sorted: flag('sorted'),
  };
}
