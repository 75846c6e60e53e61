import { languageName } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import { SearchPicker } from '../parts/SearchPicker.tsx';

/** Picks one of several languages by its name or its code. */
export const LanguageChoice = ({
  value,
  languages,
  nameOf,
  onChange,
}: {
  value: string;
  languages: readonly string[];
  /** What a language is called by those who speak it, beside its name in the language of the console. */
  nameOf?: (language: string) => string;
  onChange: (language: string) => void;
}) => (
  <SearchPicker
    label={say('console.languageTexts.language')}
    search={say('console.languageTexts.searchLanguages')}
    nothing={say('console.languageTexts.noLanguage')}
    value={value}
    sections={[
      {
        id: '*languages*',
        name: '',
        options: languages.map((id) => ({
          id,
          name: languageName(id),
          hint: nameOf ? `${nameOf(id)} · ${id}` : id,
        })),
      },
    ]}
    onChange={onChange}
  />
);
