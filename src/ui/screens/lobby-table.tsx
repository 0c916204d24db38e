import { Box } from 'ink';
import type { ReactNode } from 'react';
import { roleColor } from '../../terminal/role-colors.ts';
import { RoleText } from '../components/role-text.tsx';
import type { TableLine } from '../house.ts';
import { useSession } from './session-context.ts';

interface Props {
  readonly line: TableLine;
  readonly selected: boolean;
  /** It is one's turn there. */
  readonly turn: boolean;
}

/** A table as a line of the lobby: name, ruleset, who sits there, how far it is. */
export function LobbyTable({ line, selected, turn }: Props): ReactNode {
  const { house, texts } = useSession();
  const words = texts.lobby;
  const { config, state, people, seats, played, spectators } = line;
  const title = house.rulesets.find(({ id }) => id === config.ruleset)?.words.en.title ?? config.ruleset;
  const progress = state === 'playing' ? words.hand(played + 1) : words.states[state];
  const mine = turn ? words.yourTurn : line.mine ? words.yours : '';
  const extra = spectators > 0 ? words.watched(spectators) : config.code === null ? '' : words.private;
  return (
    <Box height={1} flexShrink={0} {...(selected ? { backgroundColor: roleColor('panelLit') } : {})}>
      <Box width={3} flexShrink={0}>
        <RoleText tint="gold">{selected ? ' > ' : ''}</RoleText>
      </Box>
      <Column width={7}>
        <RoleText tint={selected ? 'bright' : 'text'}>{config.code ?? config.id}</RoleText>
      </Column>
      <Column width={13}>
        <RoleText>{title}</RoleText>
      </Column>
      <Column width={5}>
        <RoleText>{words.seats(people.length, seats)}</RoleText>
      </Column>
      <Column width={20} grow>
        <RoleText tint={selected ? 'bright' : 'text'}>{people.join(', ')}</RoleText>
      </Column>
      <Column width={20}>
        <RoleText tint="muted">{progress}</RoleText>
      </Column>
      <Box width={12} flexShrink={0} justifyContent="flex-end" paddingRight={1}>
        {mine === '' ? (
          <RoleText tint="muted">{extra}</RoleText>
        ) : (
          <RoleText tint={turn ? 'gold' : 'text'}>{mine}</RoleText>
        )}
      </Box>
    </Box>
  );
}

function Column(props: {
  readonly width: number;
  readonly grow?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Box width={props.width} flexGrow={props.grow ? 1 : 0} flexShrink={props.grow ? 1 : 0} paddingRight={1}>
      {props.children}
    </Box>
  );
}
