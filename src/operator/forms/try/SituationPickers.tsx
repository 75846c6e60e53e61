import { languageName } from '../../documents/reader.ts';
import { say } from '../../language/say.ts';
import { Picker } from '../../parts/Picker.tsx';
import { players, type Player, type Situation } from './player-facts.ts';

type SituationPickerProps = { situation: Situation; onChange: (part: Partial<Situation>) => void };

/** Picker of the kind of player. */
export const PlayerPicker = ({ situation, onChange }: SituationPickerProps) => (
  <Picker
    label={say('console.trial.player')}
    value={situation.player}
    options={players.map((id) => ({ id, name: say(`console.trial.players.${id}`), hint: '' }))}
    onChange={(id) => onChange({ player: id as Player })}
  />
);

export const SituationLanguagePicker = ({
  situation,
  languages,
  onChange,
}: SituationPickerProps & { languages: readonly string[] }) => (
  <Picker
    label={say('console.trial.language')}
    value={situation.language}
    options={languages.map((id) => ({ id, name: languageName(id), hint: id }))}
    onChange={(language) => onChange({ language })}
  />
);

export const ThemePicker = ({ situation, onChange }: SituationPickerProps) => (
  <Picker
    label={say('console.trial.theme')}
    value={situation.theme}
    options={(['dark', 'light'] as const).map((id) => ({
      id,
      name: say(`console.trial.themes.${id}`),
      hint: '',
    }))}
    onChange={(theme) => onChange({ theme: theme as Situation['theme'] })}
  />
);
