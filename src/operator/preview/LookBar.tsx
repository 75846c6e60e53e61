import { personas, type Persona, type Wishes } from '#contract/preview-address.ts';
import { languageName } from '../documents/reader.ts';
import { Picker } from '../parts/Picker.tsx';
import { say } from '../language/say.ts';

/** Settings of the preview: persona, language (the brand's default first), and mode. */
export const LookBar = ({
  wishes,
  languages,
  admitted,
  onChange,
}: {
  wishes: Wishes;
  languages: readonly string[];
  /** The platform allows previews as a logged-in member. */
  admitted: boolean;
  onChange: (wishes: Wishes) => void;
}) => (
  <div className="op-look-bar">
    <Picker
      label={say('console.preview.as')}
      value={wishes.persona}
      disabled={!admitted}
      options={personas.map((id) => ({
        id,
        name: say(`console.preview.personas.${id}`),
        hint: say(`console.preview.personaHints.${id}`),
      }))}
      onChange={(id) => onChange({ ...wishes, persona: id as Persona })}
    />
    <Picker
      label={say('console.preview.language')}
      value={wishes.language ?? OWN}
      options={[
        {
          id: OWN,
          name: say('console.preview.own'),
          hint: say('console.preview.ownHint', { name: languageName(languages[0] ?? 'en') }),
        },
        ...languages.map((id) => ({ id, name: languageName(id), hint: id })),
      ]}
      onChange={(id) => onChange({ ...wishes, language: id === OWN ? undefined : id })}
    />
    <Picker
      label={say('console.preview.theme')}
      value={wishes.mode ?? OWN}
      options={(['own', 'dark', 'light'] as const).map((id) => ({
        id,
        name: say(`console.preview.modes.${id}`),
        hint: say(`console.preview.modeHints.${id}`),
      }))}
      onChange={(id) => onChange({ ...wishes, mode: id === 'dark' || id === 'light' ? id : undefined })}
    />
  </div>
);

/** Option for no choice. */
const OWN = 'own';
