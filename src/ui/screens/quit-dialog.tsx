import { Box } from 'ink';
import type { ReactNode } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { Menu } from '../components/menu.tsx';
import { RoleText } from '../components/role-text.tsx';
import { useSession } from './session-context.ts';

/** What Ctrl-C asks. Staying comes first, so that a stray Enter does no harm; Ctrl-C again leaves. */
export function QuitDialog(): ReactNode {
  const { desk, leave, seatFate, store, texts } = useSession();
  const words = texts.match;
  const stay = (): void => store.close('quit');
  return (
    <Dialog title={words.quitTitle}>
      <RoleText wrap="wrap">{desk.hasSeat() ? words.quitSeat[seatFate] : words.quitPlain}</RoleText>
      <Box height={1} />
      <Menu
        items={[
          { label: words.quitNo, key: 'n', choose: stay },
          { label: words.quitYes, key: 'y', choose: leave },
        ]}
        onCancel={stay}
      />
      <Box height={1} />
      <RoleText tint="muted">{words.quitKeys}</RoleText>
    </Dialog>
  );
}
