import { textWidth } from '../../terminal/glyphs.ts';
import { keyLabel } from '../keymap.ts';
import type { Texts } from '../texts/texts.ts';
import { askingOf } from './asking.ts';
import { type Canvas, INKS, write } from './canvas.ts';
import type { Layout } from './layout.ts';
import type { Scene } from './scene.ts';

type Entry = readonly [keys: string, text: string, style?: number];

/** The keys at the bottom: those of the moment first, then those that are always there. */
export function paintLegend(canvas: Canvas, scene: Scene, layout: Layout): void {
  const { texts, signs } = canvas;
  const ascii = canvas.look.ascii;
  const key = (name: string): string => keyLabel(texts, name, ascii);
  const words = texts.keys;
  const common: Entry[] = [
    ...(scene.goals === null ? [] : [['g', words.goals.short] as const]),
    chatEntry(canvas, scene, layout),
    // In ASCII there is one face.
    ...(ascii ? [] : [['f', words.face.short] as const]),
    ['?', words.help.short],
    ['q', words.menu.short],
  ];
  const always: Entry[] =
    scene.hand.length === 0 || scene.snapshot.state !== 'playing'
      ? common
      : [['s', words.sort.short], ...common];
  const entries = [...momentKeys(scene, texts, key, signs.leftRight), ...always];
  const width = entries.reduce((sum, [keys, text]) => sum + textWidth(keys) + 1 + textWidth(text), 0);
  const gap = Math.max(
    1,
    Math.min(3, Math.floor((layout.size.columns - 2 - width) / Math.max(1, entries.length - 1))),
  );
  const total = width + gap * (entries.length - 1);
  let x = layout.roomy ? Math.max(1, Math.floor((layout.size.columns - total) / 2)) : 2;
  for (const [keys, text, style = INKS.muted] of entries) {
    if (x + textWidth(keys) + 1 + textWidth(text) > layout.size.columns) return;
    x = write(canvas, x, layout.legend, keys, INKS.text) + 1;
    x = write(canvas, x, layout.legend, text, style) + gap;
  }
}

/** What was said since the chat was last open calls for a look, except where it is open all the time. */
function chatEntry({ texts }: Canvas, { unread }: Scene, { aside }: Layout): Entry {
  if (unread === 0 || aside !== null) return ['t', texts.keys.chat.short];
  return ['t', texts.table.unread(unread), INKS.goldStrong];
}

function momentKeys(
  scene: Scene,
  { keys, settlement, table }: Texts,
  key: (name: string) => string,
  leftRight: string,
): Entry[] {
  switch (askingOf(scene.snapshot, scene.prompt)) {
    case 'turn':
    case 'aim':
      return [
        [leftRight, keys.choose.short],
        [key('enter'), keys.confirm.short],
      ];
    case 'pick':
      return [[leftRight, keys.choose.short]];
    case 'window':
    case 'choose':
      return [];
    case 'ready':
      // Nothing is asked of whoever looks at the table instead of the card.
      if (!scene.isCovered) return [['v', table.backToCard]];
      if (scene.isBeforeRanking) return [[key('enter'), settlement.pressRanking]];
      if (scene.snapshot.state === 'finished') return [[key('enter'), settlement.close]];
      return [
        [key('enter'), keys.ready.short],
        ['v', keys.look.short],
      ];
    default:
      return scene.snapshot.seat === null ? [] : [[leftRight, keys.choose.short]];
  }
}
