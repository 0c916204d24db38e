import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { RoleText } from '../components/role-text.tsx';
import { TextField } from '../components/text-field.tsx';
import { useSession } from './session-context.ts';

/** As wide as a name may be on a seat plate. */
const NAME_COLUMNS = 16;

export function NameDialog(): ReactNode {
  const { house, store, texts } = useSession();
  const [problem, setProblem] = useState('');
  const rename = async (name: string): Promise<void> => {
    if (name === house.guest().nickname) {
      store.close('name');
      return;
    }
    const answer = await house.rename(name);
    if ('refused' in answer) setProblem(texts.lobby.refusals[answer.refused]);
    else store.close('name');
  };
  return (
    <Dialog title={texts.lobby.nameTitle}>
      <TextField
        start={house.guest().nickname}
        limit={NAME_COLUMNS}
        width={40}
        onSubmit={name => void rename(name).catch(house.fault)}
        onCancel={() => store.close('name')}
      />
      <Box height={1} />
      {problem === '' ? (
        <RoleText tint="muted">{texts.lobby.nameHelp}</RoleText>
      ) : (
        <RoleText tint="warn">{problem}</RoleText>
      )}
    </Dialog>
  );
}
