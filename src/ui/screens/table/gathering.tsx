import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Occupant } from '../../../table/snapshot.ts';
import type { LegendItem } from '../../components/legend.tsx';
import { Page } from '../../components/page.tsx';
import { RoleText } from '../../components/role-text.tsx';
import type { Texts } from '../../texts/texts.ts';
import { useSession, useSessionState } from '../session-context.ts';
import type { TableController } from './table-controller.ts';

/** Lines of chat that are seen without opening it. */
const CHAT_LINES = 4;

/** A table before its match: who is there, its code, the commitment to its tiles. */
export function Gathering(): ReactNode {
  const { desk, house, texts } = useSession();
  useSessionState(state => state.tableVersion);
  const notice = useSessionState(state => state.notice);
  const table = desk.current;
  if (table === null) return null;
  const words = texts.match;
  const { chat, config, occupants, commitment } = table.snapshot;
  const title = house.rulesets.find(({ id }) => id === config.ruleset)?.words.en.title ?? config.ruleset;
  const me = house.guest().id;
  return (
    <Page
      title={words.gatheringTitle(config.code ?? config.id)}
      aside={title}
      legend={[
        ...ownKeys(table, words),
        ...(table.goals() === null ? [] : [['g', texts.keys.goals.short] as const]),
        ['t', words.keys.chat],
        ['q', words.keys.menu],
        ['?', words.keys.help],
      ]}
    >
      <RoleText tint="bright" bold>
        {words.waiting}
      </RoleText>
      <RoleText tint="muted">{words.waitingText}</RoleText>
      {table.isSeated() ? null : (
        <RoleText tint="gold">
          {table.snapshot.isElsewhere === true ? words.elsewhere : words.youWatch}
        </RoleText>
      )}
      <Box height={1} flexShrink={0} />
      {occupants.map((occupant, index) => (
        <Box key={index} flexShrink={0}>
          <Box width={4}>
            <RoleText tint="muted">{words.seatNumber(index + 1)}</RoleText>
          </Box>
          <Box width={20}>
            <RoleText tint={occupant.kind === 'person' ? 'bright' : 'muted'}>
              {occupant.kind === 'empty' ? words.empty : occupant.name}
            </RoleText>
          </Box>
          <RoleText tint={occupant.kind === 'person' && occupant.ready ? 'good' : 'muted'}>
            {occupantState(occupant, words, me)}
          </RoleText>
        </Box>
      ))}
      <Box height={1} flexShrink={0} />
      {config.code === null ? null : <RoleText>{words.code(config.code)}</RoleText>}
      <Box height={1} flexShrink={0} />
      {chat.slice(-CHAT_LINES).map(({ number, name, text }) => (
        <Box key={number} flexShrink={0}>
          <RoleText tint="gold">{name}: </RoleText>
          <RoleText>{text}</RoleText>
        </Box>
      ))}
      <Box flexGrow={1} />
      <RoleText tint="muted">{words.commitment}</RoleText>
      <RoleText tint="muted">{commitment}</RoleText>
      <Box height={2} flexShrink={0}>
        <RoleText tint="good">{notice ?? ''}</RoleText>
      </Box>
    </Page>
  );
}

/** The keys of whoever sits here, or the one that sits down. */
function ownKeys(table: TableController, { keys }: Texts['match']): readonly LegendItem[] {
  if (table.isSeated())
    return [
      ['Enter', keys.ready],
      ['p', keys.phrase],
    ];
  return table.maySit() ? [['Enter', keys.sitDown]] : [];
}

function occupantState(occupant: Occupant, words: Texts['match'], me: string): string {
  if (occupant.kind === 'empty') return '';
  if (occupant.kind === 'bot') return words.bot;
  if (occupant.away) return words.away;
  const ready = occupant.ready ? words.ready : words.notReady;
  return occupant.person === me ? words.youAre(ready) : ready;
}
