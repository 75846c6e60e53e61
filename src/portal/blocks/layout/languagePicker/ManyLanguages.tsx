import { describedLanguage, type Languages } from '#engine/texts/languages.ts';
import { folded } from '#engine/texts/folded.ts';
import { SearchableList } from '#ui/form/widgets/select-search/SearchableList.tsx';
import type { Say } from '#ui/text/use-text.ts';

export type ManyLanguagesProps = {
  languages: readonly string[];
  described: Languages | undefined;
  shown: string;
  /** Address of a language's flag, where it has one. */
  flagOf: (language: string) => string | undefined;
  say: Say;
  onChoose: (language: string) => void;
  onLeave: () => void;
};

/** A longer list of languages with a search, which also knows each by its name in the language shown. */
export function ManyLanguages({
  languages,
  described,
  shown,
  flagOf,
  say,
  onChoose,
  onLeave,
}: ManyLanguagesProps) {
  const names = new Intl.DisplayNames([shown, 'en'], { type: 'language' });
  const entries = languages.map((value) => {
    const { name } = describedLanguage(described, value);
    const picture = flagOf(value);
    const note = names.of(value);
    return {
      value,
      name,
      lang: value,
      searched: folded([name, note, value].join(' ')),
      ...(picture !== undefined && { picture }),
      ...(note !== undefined && note !== name && { note }),
    };
  });
  return (
    <SearchableList
      entries={entries}
      chosen={shown}
      label={say('language.choose')}
      search={say('form.select.search')}
      none={say('form.select.none')}
      onLeave={onLeave}
      onChoose={({ value }) => onChoose(value)}
    />
  );
}
