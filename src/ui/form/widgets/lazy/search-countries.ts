import type { Country } from '../../form-sources.ts';

export type NamedCountry = Country & { name: string; searched: string };

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const namesIn = (language: string): Intl.DisplayNames =>
  new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' });

/** Countries with their names in a language, sorted as that language sorts; also found by their English name, code and dialling code. */
export const nameCountries = (countries: readonly Country[], language: string): NamedCountry[] => {
  const inLanguage = namesIn(language);
  const inEnglish = namesIn('en');
  return countries
    .map((country) => {
      const { countryCode, countryDialingCode } = country;
      const english = inEnglish.of(countryCode) ?? country.name ?? countryCode;
      const name = inLanguage.of(countryCode) ?? country.name ?? english;
      const dialling = countryDialingCode.replaceAll(/\D/g, '');
      return { ...country, name, searched: fold(`${name} ${english} ${countryCode} +${dialling}`) };
    })
    .sort((left, right) => left.name.localeCompare(right.name, language));
};

/** Those whose name, English name, code or dialling code has every word of the query. */
export const searchCountries = (countries: readonly NamedCountry[], query: string): NamedCountry[] => {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  return countries.filter(({ searched }) => words.every((word) => searched.includes(word)));
};

/** A dialling code as people write it: +95, whatever the list says. */
export const diallingCode = ({ countryDialingCode }: Country): string =>
  `+${countryDialingCode.replaceAll(/\D/g, '')}`;
