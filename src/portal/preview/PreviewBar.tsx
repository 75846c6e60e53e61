import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { PreviewBoot } from '../live/boot.ts';
import type { Portal } from '../runtime/portal.ts';
import { assume } from './persona.ts';
import { personas, withWishes, type Persona } from '#contract/preview-address.ts';
import { previewTexts as texts } from './texts.ts';

type PreviewBarProps = {
  portal: Portal;
  boot: PreviewBoot;
  persona: Persona;
  failed: boolean;
  /** False in a frame of the console, which has controls of its own. */
  controls: boolean;
};

/** Bar of a preview: name and end, and the choice of persona, language and mode. */
export const PreviewBar = ({ portal, boot, persona: first, failed, controls }: PreviewBarProps) => {
  const [persona, setPersona] = useState(first);
  const [refused, setRefused] = useState(failed);
  const lookAs = async (next: Persona) => {
    setPersona(next);
    history.replaceState(history.state, '', withWishes(location.href, { persona: next }));
    const admitted = await assume(portal, next);
    setRefused(!admitted);
    if (!admitted) setPersona('visitor');
  };
  return (
    <aside className="lv-preview-bar" aria-label={texts.label}>
      <p className="lv-preview-what">
        <strong>{texts.of(boot.name)}</strong>{' '}
        <time dateTime={boot.until}>{texts.until(timeOf(boot.until))}</time>{' '}
        <span className="lv-preview-note">{texts.nothing}</span>
      </p>
      {refused && (
        <p className="lv-preview-warning" role="status">
          {boot.personas ? texts.personaFailed : texts.onlyVisitor}
        </p>
      )}
      {controls && (
        <div className="lv-preview-controls">
          <Choice label={texts.as} value={persona} onChange={(value) => void lookAs(value as Persona)}>
            {(boot.personas ? personas : personas.slice(0, 1)).map((each) => (
              <option key={each} value={each}>
                {texts.personas[each]}
              </option>
            ))}
          </Choice>
          <LanguageChoice portal={portal} />
          <ModeChoice portal={portal} />
        </div>
      )}
    </aside>
  );
};

const timeOf = (until: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(until));

const Choice = ({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) => (
  <label className="lv-preview-choice">
    <span>{label}</span>
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      {children}
    </select>
  </label>
);

const LanguageChoice = ({ portal: { language, documents } }: { portal: Portal }) => {
  const { current: spoken } = useSnapshot(language);
  const { brand } = useSnapshot(documents).current;
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  return (
    <Choice label={texts.language} value={spoken} onChange={(value) => void language.choose(value)}>
      {(brand.languages ?? [spoken]).map((each) => (
        <option key={each} value={each}>
          {names.of(each) ?? each}
        </option>
      ))}
    </Choice>
  );
};

const ModeChoice = ({ portal: { theme } }: { portal: Portal }) => {
  const { mode } = useSnapshot(theme);
  const choose = (value: string) => theme.set(value === 'light' ? 'light' : 'dark');
  return (
    <Choice label={texts.theme} value={mode} onChange={choose}>
      {(['dark', 'light'] as const).map((each) => (
        <option key={each} value={each}>
          {texts.modes[each]}
        </option>
      ))}
    </Choice>
  );
};
