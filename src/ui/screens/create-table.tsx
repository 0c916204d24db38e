import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import { ChoiceRow } from '../components/choice-row.tsx';
import { listStep } from '../components/list-step.ts';
import { Page, pageMargins } from '../components/page.tsx';
import { RoleText } from '../components/role-text.tsx';
import { usePresses } from '../components/use-presses.ts';
import { useSize } from '../ink/use-size.ts';
import { FieldRow } from './field-row.tsx';
import { firstShown } from './lobby-items.ts';
import { usePageHears, useSession, useSessionState } from './session-context.ts';
import { newTableForm, tableFields, wishOf } from './table-form.ts';

/** Bar, blanks, the button, help, notice, legend. */
const OTHER_LINES = 8;

/** The form of a new table, built from the options that its ruleset has. */
export function CreateTable(): ReactNode {
  const { desk, house, store, texts } = useSession();
  const words = texts.create;
  const size = useSize();
  const ruleset = useSessionState(state => state.ruleset);
  const notice = useSessionState(state => state.notice);
  const busy = useSessionState(state => state.busy);
  const [form, setForm] = useState(() => newTableForm(house, ruleset));
  const [at, setAt] = useState(0);
  const fields = tableFields(form, house, words, setForm);
  const field = fields[at];
  const count = fields.length + 1;
  usePresses(key => {
    const next = listStep(key, at, count);
    if (next !== null) setAt(next);
    else if (key.name === 'left' || key.name === 'right') field?.turn(key.name === 'left' ? -1 : 1);
    else if (key.name === 'space') field?.turn(1);
    else if (key.name === 'enter' && field === undefined) desk.open(wishOf(form));
    else if (key.name === 'enter') setAt(at + 1);
    else if (key.name === 'escape' || key.ch === 'q') store.show('lobby');
    else if (key.ch === '?') store.open('help');
    else return false;
    return true;
  }, usePageHears() && !busy);
  const room = Math.max(1, size.rows - OTHER_LINES - pageMargins(size).top);
  const first = firstShown(fields.length, Math.min(at, fields.length - 1), Math.min(room, fields.length));
  return (
    <Page
      title={words.title}
      aside={house.guest().nickname}
      legend={[
        ['↑↓', words.keys.move],
        ['←→', words.keys.change],
        ['Enter', field === undefined ? words.keys.open : words.keys.next],
        ['Esc', words.keys.back],
      ]}
    >
      {fields.slice(first, first + room).map(line => (
        <FieldRow key={line.id} label={line.label} value={line.value} selected={line === field} />
      ))}
      <Box height={1} flexShrink={0} />
      <ChoiceRow label={words.open} selected={field === undefined} width={60} />
      <Box height={1} flexShrink={0} />
      <Box flexDirection="column" height={3} paddingLeft={3} flexShrink={0}>
        {notice === null ? (
          <RoleText tint="muted" wrap="wrap">
            {field?.help ?? words.openHelp}
          </RoleText>
        ) : (
          <RoleText tint="warn">{notice}</RoleText>
        )}
      </Box>
    </Page>
  );
}
