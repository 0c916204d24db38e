import { type ReactNode, useMemo } from 'react';
import { pageMargins } from '../components/page.tsx';
import { RoleText } from '../components/role-text.tsx';
import { ScrollPage } from '../components/scroll-page.tsx';
import { useSize } from '../ink/use-size.ts';
import { wrapText } from '../texts/wrap-text.ts';
import { useSession, useSessionState } from './session-context.ts';
import { tileLegend } from './tile-legend.tsx';

/** No line is longer than this, however wide the terminal: long lines are hard to read. */
const MEASURE = 84;

/**
 * The rules of the ruleset that is played, or that is chosen in the lobby, below its tiles and their names. They are a part of
 * the help: its key leaves them and the keys beneath together, i and Escape leave them alone.
 */
export function RulesPage(): ReactNode {
  const { ascii, desk, house, store, texts } = useSession();
  const face = useSessionState(state => state.face);
  const chosen = useSessionState(state => state.ruleset);
  const page = useSessionState(state => state.page);
  const active = useSessionState(state => state.overlays.at(-1) === 'rules');
  const size = useSize();
  const { columns } = size;
  const margin = pageMargins(size).x;
  const id = page === 'table' && desk.current !== null ? desk.current.snapshot.config.ruleset : chosen;
  const rules = house.rulesets.find(ruleset => ruleset.id === id);
  const words = rules?.words.en;
  const lines = useMemo(() => {
    const width = Math.min(columns - 2 * margin, MEASURE);
    const legend = rules === undefined ? [] : tileLegend(rules, face, ascii, texts);
    const chapters = (rules?.words.en.rules ?? []).flatMap(({ heading, text }) => [
      <RoleText key={heading} tint="gold" bold>
        {heading}
      </RoleText>,
      ...wrapText(text, width).map((line, index) => <RoleText key={heading + index}>{line}</RoleText>),
      null,
    ]);
    return [...legend, null, ...chapters];
  }, [rules, face, ascii, texts, columns, margin]);
  return (
    <ScrollPage
      title={words?.title ?? id}
      lines={lines}
      active={active}
      scroll={texts.match.keys.scroll}
      back={texts.match.keys.back}
      closeKey="i"
      extra={[['?', texts.match.keys.close]]}
      onKey={ch => {
        if (ch !== '?') return false;
        store.close('rules', 'help');
        return true;
      }}
      onClose={() => store.close('rules')}
    />
  );
}
