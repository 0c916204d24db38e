import { Text } from 'ink';
import { expect, test, vi } from 'vitest';
import type { Grid } from '../../../src/terminal/grid.ts';
import { roleColor } from '../../../src/terminal/role-colors.ts';
import { InkHost } from '../../../src/ui/ink/ink-host.tsx';

// Read by Ink and its colour library when they are loaded, so they have to be there before the imports.
vi.hoisted(() => {
  Object.assign(process.env, { CI: '1', NO_COLOR: '1', FORCE_COLOR: '0', INK_SCREEN_READER: 'true' });
});

test('I3, I4, I20: the server’s own environment neither silences Ink nor takes its colours', () => {
  const frames: Grid[] = [];
  const host = new InkHost({
    size: { columns: 20, rows: 2 },
    onFrame: frame => frames.push(frame),
    onError: error => expect.fail(String(error)),
    crashMessage: '',
  });
  host.render(<Text color={roleColor('gold')}>painted</Text>);
  expect(frames.at(-1)?.cell(0, 0)).toEqual({ text: 'p', width: 1, style: { fg: 'gold' } });
  host.unmount();
});
