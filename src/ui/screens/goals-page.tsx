import { Box } from 'ink';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { Size } from '../../terminal/port.ts';
import type { Layer } from '../../terminal/screen.ts';
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

/** Above the list: the bar, a blank, two lines about it, a blank. Below it is the legend. */
const LIST_ROW = 5;
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
  usePainted(
    useMemo(
      () => ({
        grid: paintGoals({ goals, from, hasHand }, { columns, rows }, look),
        x: room.x,
        y: LIST_ROW,
      }),
      [goals, from, hasHand, columns, rows, room.x, look],
    ),
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
      {goals.length === 0 ? <RoleText>{say.none}</RoleText> : null}
    </Page>
  );
}

function roomIn(size: Size): Size & { readonly x: number } {
  const { x } = pageMargins(size);
  return { x, columns: size.columns - 2 * x, rows: size.rows - LIST_ROW - 1 };
}

/** Shows something painted on the page for as long as the component is there: far more cells than Ink should lay out. */
function usePainted(layer: Layer): void {
  const { store } = useSession();
  useLayoutEffect(() => store.set({ painted: layer }), [store, layer]);
  useLayoutEffect(() => () => store.set({ painted: null }), [store]);
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
