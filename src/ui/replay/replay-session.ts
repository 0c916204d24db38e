import type { Ruleset } from '../../game/ruleset.ts';
import type { MatchRecord } from '../../records/record.ts';
import type { Clock } from '../../terminal/clock.ts';
import { Grid } from '../../terminal/grid.ts';
import type { Size, TerminalPort } from '../../terminal/port.ts';
import type { Layer } from '../../terminal/screen.ts';
import { openTerminal } from '../../terminal/terminal.ts';
import { felt } from '../../terminal/theme.ts';
import type { FaceName } from '../faces/face.ts';
import { paintTable } from '../table/paint-table.ts';
import { isTooSmall } from '../table/too-small.ts';
import { textsFor } from '../texts/texts.ts';
import { handStarts, momentsOf } from './moments.ts';
import { replayScene } from './replay-scene.ts';
import { afterKey, type ReplayLength, type ReplayState } from './replay-state.ts';

/**
 * Shows a recorded match on a terminal, to be stepped through by keys until it is left.
 * @throws RecordError where the record cannot be played
 */
export async function startReplay(
  rules: Ruleset,
  record: MatchRecord,
  port: TerminalPort,
  clock: Clock,
  seat = 0,
): Promise<void> {
  const moments = momentsOf(rules, record);
  const length: ReplayLength = {
    moments: moments.length,
    seats: record.seats.length,
    starts: handStarts(moments),
  };
  const texts = textsFor('en');
  const terminal = await openTerminal({ port, clock, theme: felt });
  const { utf8 } = terminal.capabilities;
  let state: ReplayState = { at: 0, seat, open: false, face: startFace(utf8) };

  const show = (): void => {
    const size = port.size();
    const scene = replayScene(rules, record, moments[state.at]!, state, length, texts);
    const base = paintTable(scene, size, { face: state.face, ascii: !utf8, texts });
    const layers = isTooSmall(size)
      ? []
      : [keysLine(size, utf8 ? texts.replay.keys : texts.replay.keysPlain)];
    terminal.screen.show({ base, layers, title: `sshparrow ${record.id}` });
  };
  terminal.onKey(key => {
    const after = afterKey(state, key, length);
    if (after === 'quit') return terminal.screen.close(0);
    state = after;
    show();
  });
  port.onResize(show);
  show();
}

function startFace(utf8: boolean): FaceName {
  return utf8 ? 'cjk' : 'text';
}

/** The bottom line says the keys of a replay, not those of a game. */
function keysLine(size: Size, text: string): Layer {
  const grid = new Grid(size.columns, 1, { bg: 'felt' });
  grid.put(1, 0, text, { fg: 'muted', bg: 'felt' });
  return { grid, x: 0, y: size.rows - 1 };
}
