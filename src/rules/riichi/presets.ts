import type { Preset } from '../../game/options.ts';
import type { Variant } from './variant.ts';

export function presetsOf(_variant: Variant): readonly Preset[] {
  return [];
}
