import { Box } from 'ink';
import type { ReactNode } from 'react';
import { Menu } from '../components/menu.tsx';
import { Page } from '../components/page.tsx';
import { RoleText } from '../components/role-text.tsx';
import { FaceSample } from './face-sample.tsx';
import { usePageHears, useSession, useSessionState } from './session-context.ts';

/** The second and last screen of a first visit: one Enter more, and one sits at a table. */
export function PlayNow(): ReactNode {
  const { desk, house, store, texts } = useSession();
  const words = texts.firstVisit;
  const face = useSessionState(state => state.face);
  const ruleset = useSessionState(state => state.ruleset);
  const notice = useSessionState(state => state.notice);
  const rules = house.rulesets.find(({ id }) => id === ruleset);
  const wanted = desk.wanted;
  const items = [
    ...(wanted === null ? [] : [{ label: words.toTable(wanted), choose: () => desk.goToWanted() }]),
    {
      label: words.playNow,
      note: words.playNote(rules?.words.en.title ?? ''),
      choose: () => desk.quickMatch(ruleset),
    },
    { label: words.lookAround, choose: () => store.show('lobby') },
  ];
  return (
    <Page
      title={words.title}
      legend={[
        ['Enter', texts.lobby.keys.go],
        ['↑↓', texts.lobby.keys.choose],
        ['?', texts.lobby.keys.help],
        ['Ctrl-C', texts.lobby.keys.leave],
      ]}
    >
      <RoleText tint="bright" bold>
        {words.ready}
      </RoleText>
      <RoleText tint="muted">{words.coachPromise}</RoleText>
      <Box height={1} flexShrink={0} />
      <FaceSample face={face} />
      <Box height={1} flexShrink={0} />
      <Box width={60} flexDirection="column" flexShrink={0}>
        <Menu items={items} active={usePageHears()} />
      </Box>
      <Box height={1} flexShrink={0} />
      <RoleText tint="warn">{notice ?? ''}</RoleText>
    </Page>
  );
}
