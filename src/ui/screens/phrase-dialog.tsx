import { Box } from 'ink';
import type { ReactNode } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { RoleText } from '../components/role-text.tsx';
import { TextField } from '../components/text-field.tsx';
import { useSession } from './session-context.ts';

const PHRASE_COLUMNS = 60;

/** A person's own words for the shuffle, before the first deal. */
export function PhraseDialog(): ReactNode {
  const { desk, store, texts } = useSession();
  const add = (phrase: string): void => {
    if (phrase !== '') {
      desk.current?.handle.phrase(phrase);
      store.set({ notice: texts.match.phraseSaid });
    }
    store.close('phrase');
  };
  return (
    <Dialog title={texts.match.phraseTitle}>
      <TextField limit={PHRASE_COLUMNS} width={44} onSubmit={add} onCancel={() => store.close('phrase')} />
      <Box height={1} />
      <RoleText tint="muted">{texts.match.phraseHelp}</RoleText>
    </Dialog>
  );
}
