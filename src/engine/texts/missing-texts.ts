import { own } from '../json/json.ts';
import { splitPlural } from './plural-key.ts';

type Words = Readonly<Record<string, string>>;

/** The texts of a source as another language has them: with the plural forms that it counts with. */
function countedAs(language: string, source: Words): Words {
  const forms: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
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

/** Texts of a source that a language lacks, with the plural forms that it counts with, and without those that others lend it. */
export function missingTexts(
  language: string,
  { source, known, lent = [] }: { source: Words; known: Words; lent?: readonly Words[] },
): Words {
  const borrowed = new Set(lent.flatMap((words) => Object.keys(words).map((key) => splitPlural(key).base)));
  return Object.fromEntries(
    Object.entries(countedAs(language, source)).filter(
      ([key]) => !Object.hasOwn(known, key) && !borrowed.has(splitPlural(key).base),
    ),
  );
}
