import type { ReactNode } from 'react';
import { ScrollPage } from '../components/scroll-page.tsx';
import { helpLines } from './help-lines.tsx';
import { useSession, useSessionState } from './session-context.ts';

/** The keys, printed from the table that they are looked up in. */
export function HelpPage(): ReactNode {
  const { ascii, store, texts } = useSession();
  const active = useSessionState(state => state.overlays.at(-1) === 'help');
  return (
    <ScrollPage
      title={texts.match.help}
      lines={helpLines(texts, ascii)}
      active={active}
      scroll={texts.match.keys.scroll}
      back={texts.match.keys.back}
      closeKey="?"
      extra={[['i', texts.lobby.keys.rules]]}
      onKey={ch => {
        if (ch !== 'i') return false;
        store.open('rules');
        return true;
      }}
      onClose={() => store.close('help')}
    />
  );
}
