import { Box } from 'ink';
import type { ReactNode } from 'react';
import { RoleText } from '../components/role-text.tsx';
import { useSize } from '../ink/use-size.ts';
import { ChatPane } from './chat-pane.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { CreateTable } from './create-table.tsx';
import { FirstVisit } from './first-visit.tsx';
import { GoalsPage } from './goals-page.tsx';
import { HelpPage } from './help-page.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Lobby } from './lobby.tsx';
import { MatchMenu } from './match-menu.tsx';
import { NameDialog } from './name-dialog.tsx';
import { PhraseDialog } from './phrase-dialog.tsx';
import { PlayNow } from './play-now.tsx';
import { QuitDialog } from './quit-dialog.tsx';
import { RulesPage } from './rules-page.tsx';
import { useSession, useSessionState } from './session-context.ts';
import { coversAll, type Overlay, type PageName } from './session-store.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { TableScreen } from './table/table-screen.tsx';

const pages: Readonly<Record<PageName, () => ReactNode>> = {
  welcome: () => <FirstVisit />,
  'play-now': () => <PlayNow />,
  lobby: () => <Lobby />,
  create: () => <CreateTable />,
  table: () => <TableScreen />,
};

const overlayScreens: Readonly<Record<Overlay, () => ReactNode>> = {
  goals: () => <GoalsPage />,
  help: () => <HelpPage />,
  rules: () => <RulesPage />,
  settings: () => <SettingsDialog />,
  name: () => <NameDialog />,
  code: () => <CodeDialog />,
  menu: () => <MatchMenu />,
  leave: () => <LeaveDialog />,
  chat: () => <ChatPane />,
  phrase: () => <PhraseDialog />,
  quit: () => <QuitDialog />,
};

/** Everything that Ink shows of a session: one page, and over it the dialog that was opened last. */
export function App(): ReactNode {
  const page = useSessionState(state => state.page);
  const overlays = useSessionState(state => state.overlays);
  const covering = overlays.findLastIndex(coversAll);
  const { columns, rows } = useSize();
  return (
    <Box width={columns} height={rows}>
      <Box position="absolute" display={covering < 0 ? 'flex' : 'none'} key={page}>
        {pages[page]()}
      </Box>
      {overlays.map((overlay, index) => (
        <Box key={overlay} position="absolute" display={index === overlays.length - 1 ? 'flex' : 'none'}>
          {overlayScreens[overlay]()}
        </Box>
      ))}
      <Alarm />
    </Box>
  );
}

/** What everybody has to know at once stands in the bar at the top of every screen. */
function Alarm(): ReactNode {
  const { columns } = useSize();
  useSession();
  const alarm = useSessionState(state => state.alarm);
  if (alarm === null) return null;
  return (
    <Box position="absolute" width={columns} height={1} justifyContent="center">
      <RoleText tint="ink" ground="gold">{` ${alarm} `}</RoleText>
    </Box>
  );
}
