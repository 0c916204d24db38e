import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import { listStep } from '../components/list-step.ts';
import { Page } from '../components/page.tsx';
import { RoleText } from '../components/role-text.tsx';
import { usePresses } from '../components/use-presses.ts';
import { FaceSample } from './face-sample.tsx';
import { usePageHears, useSession, useSessionState } from './session-context.ts';
import type { Face } from './session-store.ts';
import { useHouse } from './use-house.ts';

const FACES: readonly Face[] = ['cjk', 'text', 'glyph'];
/** Where only ASCII can be drawn every face is the letters. */
const ASCII_FACES: readonly Face[] = ['text'];

/** The first screen that somebody new sees: how one plays in three lines, and which tiles can be read here. */
export function FirstVisit(): ReactNode {
  useHouse();
  const { ascii, house, store, texts, save } = useSession();
  const words = texts.firstVisit;
  const faces = ascii ? ASCII_FACES : FACES;
  const face = useSessionState(state => state.face);
  const [at, setAt] = useState(Math.max(0, faces.indexOf(face)));
  const choose = (index: number): void => {
    setAt(index);
    // Kept only with Enter; until then the screen shows what it would be like.
    store.set({ face: faces[index]! });
  };
  usePresses(key => {
    const next = listStep(key, at, faces.length);
    if (next !== null) choose(next);
    else if (key.name === 'enter') {
      // No face was chosen where there was no choice: another terminal starts with the one that suits it.
      save(ascii ? {} : { face: faces[at]! });
      store.show('play-now');
    } else if (key.ch === 'f' && !key.ctrl) choose((at + 1) % faces.length);
    else if (key.ch === 'n' && !key.ctrl) store.open('name');
    else return false;
    return true;
  }, usePageHears());
  return (
    <Page
      title={words.title}
      legend={[
        ['Enter', words.next],
        ...(ascii ? [] : ([['↑↓', texts.lobby.keys.choose]] as const)),
        ['n', words.anotherName],
        ['Ctrl-C', texts.lobby.keys.leave],
      ]}
    >
      <RoleText tint="bright" bold>
        {words.welcome(house.guest().nickname)}
      </RoleText>
      <Box height={1} flexShrink={0} />
      {words.howTo.map(line => (
        <RoleText key={line}>{line}</RoleText>
      ))}
      <Box height={1} flexShrink={0} />
      <Box>
        <RoleText tint="bright">{ascii ? words.lettersOnly : words.whichFace}</RoleText>
        <RoleText tint="muted"> {ascii ? words.lettersMean : words.faceLater}</RoleText>
      </Box>
      <Box height={1} flexShrink={0} />
      {faces.map((option, index) => (
        <Box
          key={option}
          marginBottom={option === faces.at(-1) ? 0 : 1}
          flexShrink={0}
          alignItems="flex-start"
        >
          <Box width={4}>
            <RoleText tint="gold">{index === at && !ascii ? ' >' : ''}</RoleText>
          </Box>
          <Box width={14}>
            <RoleText tint={index === at ? 'bright' : 'muted'}>{words.faces[option]}</RoleText>
          </Box>
          <FaceSample face={option} />
        </Box>
      ))}
    </Page>
  );
}
