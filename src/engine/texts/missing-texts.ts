import { own } from '../json/json.ts';
import type { Languages } from './languages.ts';
import { splitPlural } from './plural-key.ts';

type Words = Readonly<Record<string, string>>;

const formsOf = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** The texts of a source with other plural forms. */
function countedWith(forms: readonly string[], source: Words): Words {
  return Object.fromEntries(
    Object.entries(source).flatMap(([key, words]) => {
      const { base, form } = splitPlural(key);
      const other = own(source, `${base}_other`);
      if (form === undefined || other === undefined) return [[key, words]];
      if (form !== 'other') return [];
      return forms.map((needed) => [`${base}_${needed}`, own(source, `${base}_${needed}`) ?? other]);
    }),
  );
}

/**
 * What a language lacks of a source: its texts, with the plural forms that the language counts with, without those that it has and those
 * that the languages of its fallback lend it.
 */
export function missingFrom({
  source,
  wordsIn,
  described = {},
}: {
  source: string;
  wordsIn: (language: string) => Words;
  described?: Languages | undefined;
}): (language: string) => Words {
  const words = wordsIn(source);
  /** By plural forms, which many languages share. */
  const counted = new Map<string, Words>();
  const countedFor = (language: string): Words => {
    const forms = formsOf(language);
    const made = counted.get(forms.join()) ?? countedWith(forms, words);
    counted.set(forms.join(), made);
    return made;
  };
  return (language) => {
    const known = wordsIn(language);
    const lent = new Set(
      (own(described, language)?.fallback ?? []).flatMap((lender) =>
        Object.keys(wordsIn(lender)).map((key) => splitPlural(key).base),
      ),
    );
    const isLent = (key: string): boolean => lent.size > 0 && lent.has(splitPlural(key).base);
    return Object.fromEntries(
      Object.entries(countedFor(language)).filter(([key]) => !Object.hasOwn(known, key) && !isLent(key)),
    );
  };
}
