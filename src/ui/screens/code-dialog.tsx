import { Box } from 'ink';
import type { ReactNode } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { RoleText } from '../components/role-text.tsx';
import { TextField } from '../components/text-field.tsx';
import { useSession, useSessionState } from './session-context.ts';

const CODE_COLUMNS = 24;

export function CodeDialog(): ReactNode {
  const { desk, store, texts } = useSession();
  const notice = useSessionState(state => state.notice);
  return (
    <Dialog title={texts.lobby.codeTitle}>
      <TextField
        limit={CODE_COLUMNS}
        width={40}
        onSubmit={code => desk.comeTo(code.toLowerCase())}
        onCancel={() => store.close('code')}
      />
      <Box height={1} />
      {notice === null ? (
        <RoleText tint="muted">{texts.lobby.codeHelp}</RoleText>
      ) : (
        <RoleText tint="warn">{notice}</RoleText>
      )}
    </Dialog>
  );
}
