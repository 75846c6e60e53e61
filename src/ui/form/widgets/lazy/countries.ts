import type { Country } from '../../form-sources.ts';
import { latinDigits } from './latin-digits.ts';
import { fold, type ListEntry } from './list-entry.ts';

export type NamedCountry = Country & ListEntry;

const namesIn = (language: string): Intl.DisplayNames =>
  new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' });

const figures = ({ countryDialingCode }: Country): string => countryDialingCode.replaceAll(/\D/gu, '');

/** A dialling code as people write it: +95, whatever the list says. */
export const diallingCode = (country: Country): string => `+${figures(country)}`;

/**
 * Countries with their names in a language, sorted as that language sorts; also found by their English name, code and dialling
 * code. One that the language has no name for has its English one, whatever the list calls it.
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
        searched: fold(`${name} ${english} ${countryCode} ${diallingCode(country)}`),
      };
    })
    .sort((left, right) => collator.compare(left.name, right.name));
};

/** The country of a dialling code; of several that share it the preferred one, else the first as the list has them. */
export const countryOfCode = (
  countries: readonly NamedCountry[],
  code: string,
  preferred: NamedCountry | undefined,
): NamedCountry | undefined =>
  preferred?.countryDialingCode === code
    ? preferred
    : countries.find(({ countryDialingCode }) => countryDialingCode === code);

/**
 * Takes an international number apart: "+95 9 420…" is Myanmar's code and "9 420…". The longest code that fits counts; of countries
 * that share it, the preferred one. Undefined for a number that does not begin with + or whose code no country has.
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
  // As many digits as the code has are the code; what stands after them is kept as it was written.
  let end = 1;
  for (let left = longest; left > 0; end += 1) if (/\d/u.test(typed.charAt(end))) left -= 1;
  return { country, national: typed.slice(end).replace(/^[\s.)\-–]+/u, '') };
};
