import type { Pack } from '#contract/generated/admin-types.ts';
import { languageName } from '../documents/reader.ts';
import { Picker } from '../parts/Picker.tsx';
import type { BrandDraft } from './new-brand.ts';
import { say } from '../language/say.ts';

/** Choice of the brand's languages among the template's, and of the default one. At least one language stays chosen. */
export const LanguageFields = ({
  offered,
  draft,
  onChange,
}: {
  offered: NonNullable<Pack['languages']>;
  draft: BrandDraft;
  onChange: (draft: BrandDraft) => void;
}) => {
  const choose = (language: string, on: boolean): void => {
    const languages = offered
      .map((one) => one.language)
      .filter((one) => (one === language ? on : draft.languages.includes(one)));
    const kept = languages.includes(draft.defaultLanguage);
    onChange({ ...draft, languages, defaultLanguage: kept ? draft.defaultLanguage : (languages[0] ?? '') });
  };
  const others = offered.filter((one) => !one.offered);
  // What is chosen is told where it is folded away, too.
  const alsoChosen = others.filter(({ language }) => draft.languages.includes(language));
  const choice = ({ language, name, missing }: NonNullable<Pack['languages']>[number]) => (
    <label key={language}>
      <input
        type="checkbox"
        checked={draft.languages.includes(language)}
        disabled={draft.languages.length === 1 && draft.languages.includes(language)}
        onChange={(event) => choose(language, event.target.checked)}
      />
      {languageName(language)}{' '}
      <span className="op-quiet">
        {name}
        {missing > 0 && ` · ${say('console.brands.untranslated', { count: missing })}`}
      </span>
    </label>
  );
  return (
    <>
      <fieldset className="op-field op-brand-languages">
        <legend className="op-brand-label">{say('console.brands.languages')}</legend>
        {offered.filter((one) => one.offered).map(choice)}
        {others.length > 0 && (
          <details open={others.length === offered.length}>
            <summary>
              {[
                say('console.brands.otherLanguages'),
                alsoChosen.map(({ language }) => languageName(language)).join(', '),
              ]
                .filter(Boolean)
                .join(': ')}
            </summary>
            {others.map(choice)}
          </details>
        )}
        <span className="op-hint">{say('console.brands.languagesHint')}</span>
      </fieldset>
      <div className="op-field">
        <span className="op-brand-label" aria-hidden="true">
          {say('console.brands.defaultLanguage')}
        </span>
        <Picker
          label={say('console.brands.defaultLanguage')}
          value={draft.defaultLanguage}
          options={draft.languages.map((id) => ({ id, name: languageName(id), hint: id }))}
          onChange={(defaultLanguage) => onChange({ ...draft, defaultLanguage })}
        />
      </div>
    </>
  );
};
