import { Box } from 'ink';
import { type ReactNode, useRef, useState } from 'react';
import { cleanText } from '../../terminal/clean-text.ts';
import { fitText, textWidth } from '../../terminal/glyphs.ts';
import type { Key } from '../../terminal/key-events.ts';
import { useKeys } from '../ink/use-keys.ts';
import { RoleText } from './role-text.tsx';

interface Props {
  readonly start?: string;
  /** The longest text that is taken, in cells. */
  readonly limit: number;
  /** Cells that it is shown in; the end of a longer text is seen. */
  readonly width: number;
  /** Gets the text cleaned; it may be empty. */
  readonly onSubmit: (text: string) => void;
  /** Gets the text as it is typed. */
  readonly onChange?: (text: string) => void;
  /** Escape. */
  readonly onCancel: () => void;
  /** Empties the field after each submit, for a field that stays. */
  readonly keeps?: boolean;
}

/** One line to type in. While it is there it takes every key that types something, so that none reaches the game. */
export function TextField(props: Props): ReactNode {
  const { start = '', limit, width, onSubmit, onChange, onCancel, keeps = false } = props;
  const [value, setValue] = useState(start);
  // A pasted packet brings several keys; each must see what the one before has done.
  const text = useRef(start);
  const change = (next: string): true => {
    text.current = next;
    setValue(next);
    onChange?.(next);
    return true;
  };
  useKeys(key => {
    if (key.name === 'enter' && !key.burst) {
      onSubmit(cleanText(text.current, limit));
      return keeps ? change('') : true;
    }
    if (key.name === 'escape') {
      onCancel();
      return true;
    }
    const next = edit(text.current, key, limit);
    return next === undefined ? false : change(next);
  });
  return (
    <Box>
      <RoleText tint="bright">{endOf(value, width - 1)}</RoleText>
      <RoleText ground="gold" tint="ink">
        {' '}
      </RoleText>
    </Box>
  );
}

/** The text after a key; undefined for keys that are not for a text. */
function edit(text: string, key: Key, limit: number): string | undefined {
  if (key.name === 'paste') return add(text, key.text, limit);
  if (key.name === 'backspace') return [...text].slice(0, -1).join('');
  if (key.ctrl)
    return key.ch === 'u' || key.ch === 'w' ? (key.ch === 'u' ? '' : withoutLastWord(text)) : undefined;
  if (key.name === 'enter') return add(text, ' ', limit);
  return key.ch === undefined || key.alt ? undefined : add(text, key.ch, limit);
}

function add(text: string, more: string, limit: number): string {
  // Blanks at the ends are only trimmed when the text is sent: somebody is still typing.
  const clean = more === ' ' ? ' ' : cleanText(more, limit);
  return textWidth(text + clean) <= limit ? text + clean : fitText(text + clean, limit);
}

function withoutLastWord(text: string): string {
  return text.replace(/\S*\s*$/u, '');
}

function endOf(text: string, width: number): string {
  const letters = [...text];
  while (textWidth(letters.join('')) > width) letters.shift();
  return letters.join('');
}
