import { Box } from 'ink';
import type { ReactNode } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { Menu } from '../components/menu.tsx';
import { RoleText } from '../components/role-text.tsx';
import { useSession } from './session-context.ts';

/** Leaving a match is for good, so it is asked once more. */
export function LeaveDialog(): ReactNode {
  const { desk, store, texts } = useSession();
  const words = texts.match;
  const stay = (): void => store.close('leave');
  const gathering = desk.current?.snapshot.state === 'gathering';
  return (
    <Dialog title={words.leaveTitle}>
      <RoleText wrap="wrap">{gathering ? words.leaveGathering : words.leaveText}</RoleText>
      <Box height={1} />
      <Menu
        items={[
          { label: words.leaveNo, key: 'n', choose: stay },
          { label: words.leaveYes, key: 'y', choose: () => desk.leaveTable() },
        ]}
        onCancel={stay}
      />
    </Dialog>
  );
}
