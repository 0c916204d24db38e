import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import { THEMES } from '../../terminal/theme.ts';
import { Dialog } from '../components/dialog.tsx';
import { listStep } from '../components/list-step.ts';
import { RoleText } from '../components/role-text.tsx';
import { usePresses } from '../components/use-presses.ts';
import { FieldRow } from './field-row.tsx';
import type { Field } from './form-fields.ts';
import { useSession, useSessionState } from './session-context.ts';

/** Everything a person can set for its screens; a change is seen and kept at once. */
export function SettingsDialog(): ReactNode {
  const { house, nextFace, save, store, texts } = useSession();
  const words = texts.settings;
  const settings = useSessionState(state => state.settings);
  const face = useSessionState(state => state.face);
  const active = useSessionState(state => state.overlays.at(-1) === 'settings');
  const [at, setAt] = useState(0);
  const flag = (id: 'bell' | 'coach' | 'sorted', label: string): Field => ({
    id,
    label,
    value: settings[id] ? words.on : words.off,
    help: '',
    turn: () => save({ [id]: !settings[id] }),
  });
  const themes = THEMES.map(({ name }) => name);
  const fields: Field[] = [
    { id: 'face', label: words.face, value: texts.firstVisit.faces[face], help: '', turn: nextFace },
    {
      id: 'theme',
      label: words.theme,
      value: words.themes[settings.theme] ?? settings.theme,
      help: '',
      turn: by => save({ theme: themes.at((themes.indexOf(settings.theme) + by) % themes.length)! }),
    },
    flag('bell', words.bell),
    flag('coach', words.coach),
    flag('sorted', words.sorted),
  ];
  usePresses(key => {
    const next = listStep(key, at, fields.length);
    if (next !== null) setAt(next);
    else if (key.name === 'left') fields[at]?.turn(-1);
    else if (key.name === 'right' || key.name === 'enter' || key.name === 'space') fields[at]?.turn(1);
    else if (key.name === 'escape' || key.ch === 'q' || key.ch === ',') store.close('settings');
    else return false;
    return true;
  }, active);
  return (
    <Dialog title={words.title} width={60}>
      {fields.map((field, index) => (
        <FieldRow
          key={field.id}
          label={field.label}
          value={field.value}
          selected={index === at}
          width={54}
          labelWidth={24}
        />
      ))}
      <Box height={1} />
      <RoleText tint="muted">
        {house.guest().fingerprint === null
          ? words.guest
          : `←→ ${words.keys.change}   Esc ${words.keys.back}`}
      </RoleText>
    </Dialog>
  );
}
