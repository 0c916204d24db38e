import { Box } from 'ink';
import { type ReactNode, useMemo } from 'react';
import type { Size } from '../../terminal/port.ts';
import { GridView } from '../components/grid-view.tsx';
import type { LegendItem } from '../components/legend.tsx';
import { Page, pageMargins } from '../components/page.tsx';
import { RoleText } from '../components/role-text.tsx';
import { TextField } from '../components/text-field.tsx';
import { paintOwnTiles } from '../goals/own-tiles.ts';
import { paintGoals } from '../goals/paint-goals.ts';
import { useSize } from '../ink/use-size.ts';
import { choiceName, nameOf } from '../texts/names.ts';
import type { Texts } from '../texts/texts.ts';
import { useSession, useSessionState } from './session-context.ts';
import type { TableController } from './table/table-controller.ts';
import { type GoalPager, useGoalPager } from './use-goal-pager.ts';

/** The bar, a blank, two lines about the list, a blank; the legend below. */
const OTHER_ROWS = 6;
const LONGEST_SEARCH = 40;

/**
 * What the ruleset lists as goals of a hand (a card), over the whole screen: nearest first or as printed, searched as one types.
 * It follows the table; no key that is pressed here plays.
 */
export function GoalsPage(): ReactNode {
  const { ascii, desk, store, texts } = useSession();
  useSessionState(state => state.tableVersion);
  const face = useSessionState(state => state.face);
  const hears = useSessionState(state => state.overlays.at(-1) === 'goals');
  const room = roomIn(useSize());
  const table = desk.current;
  const all = table?.goals() ?? [];
  const hand = table?.hand.slots ?? [];
  const hasHand = hand.length > 0;
  const pager = useGoalPager(all, room, { hears, hasHand, close: () => store.close('goals') });
  const { goals, from } = pager;
  const { columns, rows } = room;
  const look = useMemo(() => ({ face, ascii, texts }), [face, ascii, texts]);
  const list = useMemo(
    () => paintGoals({ goals, from, hasHand }, { columns, rows }, look),
    [goals, from, hasHand, columns, rows, look],
  );
  if (table === null) return null;
  const say = texts.goals;
  return (
    <Page
      full
      title={say.title(table.words.title, nameOf(table.words, 'goals'))}
      legend={legendOf(pager, hasHand, texts)}
    >
      <Line columns={columns}>
        <GridView grid={paintOwnTiles(hand, table.ownSeat()?.melds ?? [], look)} />
        <RoleText tint="gold" bold>
          {askedOf(table, texts)}
        </RoleText>
      </Line>
      <Line columns={columns}>
        <Heading pager={pager} texts={texts} />
        <RoleText tint="muted">{say.count(goals.length, all.length)}</RoleText>
      </Line>
      <Box height={1} flexShrink={0} />
      {goals.length === 0 ? <RoleText>{say.none}</RoleText> : <GridView grid={list} />}
    </Page>
  );
}

function roomIn(size: Size): Size {
  return { columns: size.columns - 2 * pageMargins(size).x, rows: size.rows - OTHER_ROWS };
}

function Line({ columns, children }: { readonly columns: number; readonly children: ReactNode }): ReactNode {
  return (
    <Box width={columns} height={1} flexShrink={0} justifyContent="space-between">
      {children}
    </Box>
  );
}

function legendOf(
  { isLong, isTyping, order }: GoalPager,
  hasHand: boolean,
  { goals: say, keyNames, match: { keys } }: Texts,
): LegendItem[] {
  if (isTyping)
    return [
      [keyNames.enter, say.keepFound],
      [keyNames.escape, say.showAll],
    ];
  const legend: LegendItem[] = [['g', keys.back]];
  if (isLong) legend.push(['↑↓', keys.scroll]);
  legend.push(['/', say.search]);
  if (hasHand) legend.push(['s', order === 'near' ? say.sortPrinted : say.sortNear]);
  return legend;
}

/** What is searched, or how the list is ordered. */
function Heading({ pager, texts }: { readonly pager: GoalPager; readonly texts: Texts }): ReactNode {
  const { find, isTyping, order, search, stopTyping } = pager;
  const say = texts.goals;
  if (!isTyping) {
    const sorted = order === 'near' ? say.nearFirst : say.asPrinted;
    return (
      <RoleText tint="muted">{search === '' ? say.heading(sorted) : say.found(search, sorted)}</RoleText>
    );
  }
  return (
    <Box>
      <RoleText tint="gold">/ </RoleText>
      <TextField
        start={search}
        limit={LONGEST_SEARCH}
        width={LONGEST_SEARCH}
        onChange={find}
        onSubmit={stopTyping}
        onCancel={() => {
          find('');
          stopTyping();
        }}
      />
    </Box>
  );
}

/** What the table waits for, so that nobody reads on while all wait. */
function askedOf(table: TableController, texts: Texts): string {
  const { view } = table.snapshot;
  if (!table.waitsForMe()) return '';
  if (view.choice !== null) return choiceName(table.words, view.choice);
  return view.phase === 'window' ? texts.table.claim : texts.table.yourTurn;
}
