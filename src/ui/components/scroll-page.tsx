import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import { useSize } from '../ink/use-size.ts';
import type { LegendItem } from './legend.tsx';
import { Page } from './page.tsx';
import { usePresses } from './use-presses.ts';

/** The bar, a blank above and below the text, the legend. */
const OTHER_LINES = 4;

interface Props {
  readonly title: string;
  /** One node a line of the screen. */
  readonly lines: readonly ReactNode[];
  readonly active: boolean;
  readonly scroll: string;
  readonly back: string;
  /** The key that opened it closes it, and so does Escape. */
  readonly closeKey: string;
  readonly onClose: () => void;
  readonly extra?: readonly LegendItem[];
  readonly onKey?: (ch: string) => boolean;
}

/** A text over the whole screen that can be longer than it. */
export function ScrollPage(props: Props): ReactNode {
  const { title, lines, active, onClose, closeKey } = props;
  const room = useSize().rows - OTHER_LINES;
  const last = Math.max(0, lines.length - room);
  const [first, setFirst] = useState(0);
  const from = Math.min(first, last);
  const go = (line: number): void => setFirst(Math.max(0, Math.min(last, line)));
  usePresses(key => {
    if (key.name === 'escape' || key.ch === closeKey || key.ch === 'q') onClose();
    else if (key.name === 'up') go(from - 1);
    else if (key.name === 'down' || key.name === 'enter') go(from + 1);
    else if (key.name === 'pageup') go(from - room);
    else if (key.name === 'pagedown' || key.name === 'space') go(from + room);
    else if (key.name === 'home') go(0);
    else if (key.name === 'end') go(last);
    else if (!key.ctrl && key.ch !== undefined) return props.onKey?.(key.ch) ?? false;
    else return false;
    return true;
  }, active);
  return (
    <Page
      full
      title={title}
      legend={[
        [closeKey, props.back],
        ...(last > 0 ? ([['↑↓', props.scroll]] as const) : []),
        ...(props.extra ?? []),
      ]}
      {...(last > 0 ? { aside: `${Math.round((from / last) * 100)}%` } : {})}
    >
      {lines.slice(from, from + room).map((line, index) => (
        <Box key={from + index} height={1} flexShrink={0}>
          {line}
        </Box>
      ))}
    </Page>
  );
}
