import { Box } from 'ink';
import { type ReactNode, useEffect } from 'react';
import { roleColor } from '../../terminal/role-colors.ts';
import { RoleText } from '../components/role-text.tsx';
import { TextField } from '../components/text-field.tsx';
import { useSize } from '../ink/use-size.ts';
import { layoutOf } from '../table/layout.ts';
import { wrapText } from '../texts/wrap-text.ts';
import { useSession, useSessionState } from './session-context.ts';

const CHAT_COLUMNS = 200;

/**
 * The table's chat over the right third, down to one's own plate: the hand stays in sight. While it is open every key is for it:
 * nothing typed reaches the game.
 */
export function ChatPane(): ReactNode {
  const { desk, store, texts } = useSession();
  useSessionState(state => state.tableVersion);
  const { columns, rows: allRows } = useSize();
  const seats = desk.current?.snapshot.view.seats.length ?? 4;
  const rows = layoutOf({ columns, rows: allRows }, seats).ownPlate.y;
  const words = texts.match;
  const width = Math.max(28, Math.floor(columns / 3));
  const inner = width - 4;
  const said = desk.current?.snapshot.chat ?? [];
  const newest = said.at(-1)?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each line that comes is read as it comes.
  useEffect(() => desk.current?.readChat(), [desk, newest]);
  const lines = said.flatMap(({ number, name, text }) =>
    wrapText(`${name}: ${text}`, inner).map((line, index) => ({
      key: `${number}.${index}`,
      line,
      name,
      first: index === 0,
    })),
  );
  const shown = lines.slice(-Math.max(1, rows - 7));
  return (
    <Box width={columns} height={rows} justifyContent="flex-end">
      <Box
        flexDirection="column"
        width={width}
        height={rows}
        paddingX={2}
        paddingY={1}
        backgroundColor={roleColor('panel')}
      >
        <RoleText tint="bright" bold>
          {words.chatTitle}
        </RoleText>
        <Box height={1} flexShrink={0} />
        {wrapText(said.length === 0 ? words.chatEmpty : '', inner).map(line => (
          <RoleText key={line} tint="muted">
            {line}
          </RoleText>
        ))}
        {shown.map(({ key, line, name, first }) =>
          first ? (
            <Box key={key}>
              <RoleText tint="gold">{line.slice(0, name.length + 1)}</RoleText>
              <RoleText>{line.slice(name.length + 1)}</RoleText>
            </Box>
          ) : (
            <RoleText key={key}>{line}</RoleText>
          ),
        )}
        <Box flexGrow={1} />
        <TextField
          limit={CHAT_COLUMNS}
          width={inner}
          keeps
          onSubmit={text => {
            if (text !== '') desk.current?.handle.say(text);
          }}
          onCancel={() => store.close('chat')}
        />
        <RoleText tint="muted">{words.chatKeys}</RoleText>
      </Box>
    </Box>
  );
}
