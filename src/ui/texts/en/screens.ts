import { create } from './create.ts';
import { farewell } from './farewell.ts';
import { firstVisit } from './first-visit.ts';
import { lobby } from './lobby.ts';
import { matchScreens } from './match-screens.ts';
import { settings } from './settings.ts';

/** The words of everything around the table. */
export const screens = { lobby, firstVisit, create, settings, match: matchScreens, farewell };

export type ScreenTexts = typeof screens;
