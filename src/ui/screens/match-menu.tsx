import type { ReactNode } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { Menu, type MenuItem } from '../components/menu.tsx';
import { useSession, useSessionState } from './session-context.ts';

/** The menu of a table. Opening it changes nothing; every line that cannot be taken back asks again. */
export function MatchMenu(): ReactNode {
  const { desk, nextFace, store, texts } = useSession();
  useSessionState(state => state.tableVersion);
  const face = useSessionState(state => state.face);
  const table = desk.current;
  if (table === null) return null;
  const words = texts.match;
  const close = (): void => store.close('menu');
  const seated = table.isSeated();
  const items: MenuItem[] = [{ label: words.resume, choose: close }];
  // There is nothing to play or to pause before the match has begun.
  if (seated && table.snapshot.state !== 'gathering') {
    const on = table.hasAutoplay();
    items.push({
      label: on ? words.autoplayOff : words.autoplayOn,
      key: 'a',
      choose: () => {
        table.handle.autoplay(!on);
        close();
      },
    });
    if (table.mayPause()) {
      const paused = table.snapshot.state === 'paused';
      items.push({
        label: paused ? words.unpause : words.pause,
        key: 'z',
        choose: () => {
          table.handle.pause(!paused);
          close();
        },
      });
    }
  }
  items.push(
    { label: words.faceItem(texts.firstVisit.faces[face]), key: 'f', choose: nextFace },
    { label: words.settings, key: 'o', choose: () => store.open('settings') },
    { label: words.help, key: '?', choose: () => store.open('help') },
  );
  if (seated) {
    items.push(
      { label: words.toLobby, key: 'l', choose: () => desk.toLobby() },
      { label: words.leave, choose: () => store.open('leave') },
    );
  } else items.push({ label: words.stopWatching, key: 'l', choose: () => desk.leaveTable() });
  return (
    <Dialog title={words.menuTitle} width={48}>
      <Menu items={items} active={store.top() === 'menu'} onCancel={close} />
    </Dialog>
  );
}
