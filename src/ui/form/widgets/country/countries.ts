import type { Country } from '../../form-sources.ts';
import { latinDigits } from '#engine/texts/latin-digits.ts';
import { folded } from '#engine/texts/folded.ts';
import type { ListEntry } from '../select-search/list-entry.ts';

export type NamedCountry = Country & ListEntry;

const namesIn = (language: string): Intl.DisplayNames =>
  new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' });

const figures = ({ countryDialingCode }: Country): string => countryDialingCode.replaceAll(/\D/gu, '');

/** A dialling code for display: +95, whatever the list's notation. */
export const diallingCode = (country: Country): string => `+${figures(country)}`;

/**
 * Countries with names in a language, sorted by its collation; searchable also by English name, code and dialling code. Without a name
 * in the language the English one is used, not the list's.
 */
export const nameCountries = (countries: readonly Country[], language: string): NamedCountry[] => {
  const inLanguage = namesIn(language);
  const inEnglish = namesIn('en');
  const collator = new Intl.Collator(language);
  return countries
    .map((country) => {
      const { countryCode } = country;
      const english = inEnglish.of(countryCode) ?? country.name ?? countryCode;
      const name = inLanguage.of(countryCode) ?? english;
      return {
        ...country,
        name,
        value: countryCode,
        picture: country.flag,
        searched: folded(`${name} ${english} ${countryCode} ${diallingCode(country)}`),
      };
    })
    .sort((left, right) => collator.compare(left.name, right.name));
};

/** Country of a dialling code; of several the preferred one, else the first of the list. */
export const countryOfCode = (
  countries: readonly NamedCountry[],
  code: string,
  preferred: NamedCountry | undefined,
): NamedCountry | undefined =>
  preferred?.countryDialingCode === code
    ? preferred
    : countries.find(({ countryDialingCode }) => countryDialingCode === code);

/**
 * Splits an international number: "+95 9 420…" is Myanmar's code and "9 420…". The longest matching code counts; of countries that share
 * it, the preferred one. Undefined without a + or with an unknown code.
 */
export const splitNumber = (
  number: string,
  countries: readonly NamedCountry[],
  preferred: NamedCountry | undefined,
): { country: NamedCountry; national: string } | undefined => {
  const typed = latinDigits(number.normalize('NFKC')).trim();
  if (!typed.startsWith('+')) return undefined;
  const digits = typed.replaceAll(/\D/gu, '');
  const fitting = countries.filter(
    (country) => figures(country) !== '' && digits.startsWith(figures(country)),
  );
  const longest = Math.max(...fitting.map((country) => figures(country).length));
  const sharing = fitting.filter((country) => figures(country).length === longest);
  const country = sharing.find((one) => one === preferred) ?? sharing[0];
  if (!country) return undefined;
  // Skips as many digits as the code has; the rest is kept as written.
  let end = 1;
  for (let left = longest; left > 0; end += 1) if (/\d/u.test(typed.charAt(end))) left -= 1;
  return { country, national: typed.slice(end).replace(/^[\s.)\-–]+/u, '') };
};
