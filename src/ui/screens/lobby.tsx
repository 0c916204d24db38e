import { Box } from 'ink';
import { Fragment, type ReactNode, useState } from 'react';
import { ChoiceRow } from '../components/choice-row.tsx';
import { listStep } from '../components/list-step.ts';
import { Page, pageMargins } from '../components/page.tsx';
import { RoleText } from '../components/role-text.tsx';
import { usePresses } from '../components/use-presses.ts';
import { useSize } from '../ink/use-size.ts';
import { firstShown, itemKey, type LobbyItem, lobbyItems } from './lobby-items.ts';
import { LobbyTable } from './lobby-table.tsx';
import { usePageHears, useSession, useSessionState } from './session-context.ts';
import { useHouse } from './use-house.ts';

/** Lines that are not tables: bar, the three actions, headings, notice, legend. */
const OTHER_LINES = 11;

/** Where one chooses what to play. The cursor stays on its table while the list changes around it. */
export function Lobby(): ReactNode {
  useHouse();
  // Whether it is one's turn at a table of one's own.
  useSessionState(state => state.tableVersion);
  const { desk, house, store, texts } = useSession();
  const words = texts.lobby;
  const size = useSize();
  const ruleset = useSessionState(state => state.ruleset);
  const notice = useSessionState(state => state.notice);
  const busy = useSessionState(state => state.busy);
  const hears = usePageHears();
  const [chosen, setChosen] = useState('quick-match');
  const items = lobbyItems(house.tables());
  const at = Math.max(
    0,
    items.findIndex(item => itemKey(item) === chosen),
  );
  const item = items[at]!;
  const moveTo = (index: number): void => {
    store.set({ notice: null });
    setChosen(itemKey(items[index]!));
  };
  const turnRuleset = (by: number): void => {
    const ids = house.rulesets.map(({ id }) => id);
    store.set({ ruleset: ids[(ids.indexOf(ruleset) + by + ids.length) % ids.length] ?? ruleset });
  };
  usePresses(key => {
    const next = listStep(key, at, items.length);
    if (next !== null) moveTo(next);
    else if (key.name === 'left' || key.name === 'right') turnRuleset(key.name === 'left' ? -1 : 1);
    else if (key.name === 'enter') choose(item);
    else if (key.ctrl || key.ch === undefined) return false;
    else return shortcut(key.ch);
    return true;
  }, hears && !busy);

  function choose(what: LobbyItem): void {
    if (what.kind === 'quick-match') desk.quickMatch(ruleset);
    else if (what.kind === 'open-table') store.show('create');
    else if (what.kind === 'by-code') store.open('code');
    else if (what.line.mine || what.line.state === 'gathering') desk.join(what.line.config.id);
    else desk.watch(what.line.config.id);
  }

  function shortcut(ch: string): boolean {
    if (ch === 'w') {
      if (item.kind === 'table') desk.watch(item.line.config.id);
    } else if (ch === 'b') desk.quickMatch(ruleset);
    else if (ch === 'o') store.show('create');
    else if (ch === 'c') store.open('code');
    else if (ch === 'm') store.open('name');
    else if (ch === ',') store.open('settings');
    else if (ch === 'i') store.open('rules');
    else if (ch === '?') store.open('help');
    else if (ch === 'q') store.open('quit');
    else return false;
    return true;
  }

  const actions = items.slice(0, 3);
  const tables = items.slice(3);
  const room = Math.max(1, size.rows - OTHER_LINES - pageMargins(size).top);
  const first = firstShown(tables.length, Math.max(0, at - 3), room);
  const rules = house.rulesets.find(({ id }) => id === ruleset);
  const several = house.rulesets.length > 1;
  const title = rules?.words.en.title ?? '';
  const labels = [words.quickMatch, words.openTable, words.byCode];
  const notes = [several ? `‹ ${title} ›` : title, 'o', 'c'];
  return (
    <Page
      title={words.title}
      aside={words.people(house.online(), house.guest().nickname)}
      legend={[
        ['↑↓', words.keys.choose],
        ['Enter', words.keys.go],
        ...(several ? ([['←→', words.keys.ruleset]] as const) : []),
        ...(item.kind === 'table' ? ([['w', words.keys.watch]] as const) : []),
        ['i', words.keys.rules],
        ['?', words.keys.help],
        ['q', words.keys.leave],
        [',', words.keys.settings],
        ['m', words.keys.name],
      ]}
    >
      {actions.map((action, index) => (
        <Fragment key={action.kind}>
          <ChoiceRow label={labels[index]!} note={notes[index]!} selected={index === at} width={52} />
          {action.kind === 'quick-match' ? (
            <Box paddingLeft={5} marginBottom={1} flexShrink={0}>
              <RoleText tint="muted">{rules?.words.en.summary ?? ''}</RoleText>
            </Box>
          ) : null}
        </Fragment>
      ))}
      <Box height={1} flexShrink={0} />
      <Box paddingLeft={3} flexShrink={0}>
        <RoleText tint="gold">{words.tables}</RoleText>
      </Box>
      {tables.length === 0 ? (
        <Box paddingLeft={3} flexShrink={0}>
          <RoleText tint="muted">{words.noTables}</RoleText>
        </Box>
      ) : (
        tables
          .slice(first, first + room)
          .map(table =>
            table.kind === 'table' ? (
              <LobbyTable
                key={table.line.config.id}
                line={table.line}
                selected={table === item}
                turn={desk.waitsForMe(table.line.config.id)}
              />
            ) : null,
          )
      )}
      <Box flexGrow={1} />
      <Box height={2} paddingLeft={3} flexShrink={0}>
        {busy ? (
          <RoleText tint="muted">{words.wait}</RoleText>
        ) : (
          // A dialog over the lobby says it itself.
          <RoleText tint="warn">{hears ? (notice ?? '') : ''}</RoleText>
        )}
      </Box>
    </Page>
  );
}
