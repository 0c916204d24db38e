import type { Preset } from '../../game/options.ts';

export const presets: readonly Preset[] = [{ id: 'emahjong', values: {} }];
