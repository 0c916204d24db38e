import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import { ChoiceRow } from './choice-row.tsx';
import { listStep } from './list-step.ts';
import { usePresses } from './use-presses.ts';

export interface MenuItem {
  readonly label: string;
  /** A key that chooses it at once. */
  readonly key?: string;
  readonly note?: string;
  readonly choose: () => void;
}

interface Props {
  readonly items: readonly MenuItem[];
  readonly active?: boolean;
  /** Escape or q. */
  readonly onCancel?: () => void;
}

/** A list to choose from: arrows, Home, End and Enter, or an item's own key. */
export function Menu({ items, active = true, onCancel }: Props): ReactNode {
  const [cursor, setCursor] = useState(0);
  const at = Math.min(cursor, items.length - 1);
  usePresses(key => {
    const next = listStep(key, at, items.length);
    if (next !== null) setCursor(next);
    else if (key.name === 'enter') items[at]?.choose();
    else if (onCancel && (key.name === 'escape' || key.ch === 'q')) onCancel();
    else {
      const item =
        key.ctrl || key.ch === undefined ? undefined : items.find(({ key: own }) => own === key.ch);
      if (!item) return false;
      item.choose();
    }
    return true;
  }, active);
  return (
    <Box flexDirection="column">
      {items.map(({ label, note, key }, index) => (
        <ChoiceRow
          key={label}
          label={label}
          selected={index === at}
          {...(note || key ? { note: note ?? key ?? '' } : {})}
        />
      ))}
    </Box>
  );
}
