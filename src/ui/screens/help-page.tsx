import type { ReactNode } from 'react';
import { pageMargins } from '../components/page.tsx';
import { ScrollPage } from '../components/scroll-page.tsx';
import { useSize } from '../ink/use-size.ts';
import { helpLines } from './help-lines.tsx';
import { useSession, useSessionState } from './session-context.ts';

/** The keys, printed from the table that they are looked up in. */
export function HelpPage(): ReactNode {
  const { ascii, store, texts } = useSession();
  const size = useSize();
  const active = useSessionState(state => state.overlays.at(-1) === 'help');
  return (
    <ScrollPage
      title={texts.match.help}
      lines={helpLines(texts, ascii, size.columns - 2 * pageMargins(size).x)}
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
