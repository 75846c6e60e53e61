import {
  getCountries,
  getCountryCallingCode,
  Metadata,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/mobile';
import { setMobileCheck } from '#engine/forms/inputs/parts/mobile-check.ts';

/** International dialling code, without +, of every country that has a numbering plan. */
export const diallingCodes: Readonly<Record<string, string>> = Object.fromEntries(
  getCountries().map((country) => [country, getCountryCallingCode(country)]),
);

const known: ReadonlySet<string> = new Set(Object.values(diallingCodes));
/** Separators that people write between digits. */
const between = /[\s().\u00AD\u2010-\u2015-]/gu;
/** A country of the North American plan, named by its area code: 1246 is Barbados. */
const withAreaCode = /^1\d{3}$/u;

/** A dialling code without +, also with the area code of a North American country; undefined if no country has it. */
export function diallingCodeOf(code: string | undefined): string | undefined {
  const digits = code?.trim().replace(/^\+/u, '') ?? '';
  return known.has(digits) || withAreaCode.test(digits) ? digits : undefined;
}

/** The library's types leave out the lengths of a kind of number. */
type LengthsOf = { type(kind: 'MOBILE'): { possibleLengths(): number[] | undefined } | undefined };

const plans = new Metadata();
const lengths = new Map<string, readonly number[]>();

const hasPlan = (country: string): country is CountryCode => Object.hasOwn(diallingCodes, country);

/** Lengths of a country's mobile numbers, without dialling code and trunk prefix; none without a numbering plan. */
export function mobileLengths(country: string): readonly number[] {
  if (!hasPlan(country)) return [];
  let found = lengths.get(country);
  if (!found) {
    plans.selectNumberingPlan(country);
    const mobile = (plans as unknown as LengthsOf).type('MOBILE')?.possibleLengths();
    found = mobile ?? plans.numberingPlan?.possibleLengths() ?? [];
    lengths.set(country, found);
  }
  return found;
}

const countriesOf = (diallingCode: string): CountryCode[] =>
  getCountries().filter((country) => diallingCodes[country] === diallingCode);

function parse(number: string, diallingCode: string | undefined): PhoneNumber | undefined {
  // 00 is the prefix of international calls that the ITU recommends.
  const digits = number.normalize('NFKC').replace(between, '').replace(/^00/u, '+');
  if (!/^\+?\d+$/u.test(digits)) return undefined;
  if (digits.startsWith('+')) return parsePhoneNumberFromString(digits, { extract: false });
  const code = diallingCodeOf(diallingCode);
  if (code === undefined) return undefined;
  return known.has(code)
    ? parsePhoneNumberFromString(digits, { defaultCallingCode: code, extract: false })
    : parsePhoneNumberFromString(`+${code}${digits}`, { extract: false });
}

/** Countries that a number may belong to: the one of its range, else all of its dialling code. */
const mayBelongTo = ({ country, countryCallingCode }: PhoneNumber): CountryCode[] =>
  country === undefined ? countriesOf(countryCallingCode) : [country];

function readMobile(number: string, diallingCode: string | undefined): PhoneNumber | undefined {
  const phone = parse(number, diallingCode);
  const fits = (country: CountryCode) => mobileLengths(country).includes(phone?.nationalNumber.length ?? 0);
  return phone && mayBelongTo(phone).some(fits) ? phone : undefined;
}

/**
 * A mobile number in E.164, given as dialled within the country of a dialling code, or with + in front. Undefined when it has no length
 * of that country's mobile numbers; ranges are not checked, since operators open new ones faster than metadata follows.
 */
export const mobileOf = (number: string, diallingCode: string | undefined): string | undefined =>
  readMobile(number, diallingCode)?.number;

/** The national part of a mobile number, without trunk prefix; undefined when it cannot be one. */
export const nationalOf = (number: string, diallingCode: string): string | undefined =>
  readMobile(number, diallingCode)?.nationalNumber;

/** Dialling code of a number in E.164. */
export const codeOfMobile = (mobile: string): string | undefined =>
  parse(mobile, undefined)?.countryCallingCode;

/** Country of a number in E.164; undefined where several share the code and the number does not tell which. */
export const countryOfMobile = (mobile: string): string | undefined => parse(mobile, undefined)?.country;

/** Possible E.164 numbers of a number without a dialling code. */
export const possibleMobiles = (number: string): string[] => [
  ...new Set([...known].flatMap((code) => mobileOf(number, code) ?? [])),
];

/** National parts that a number may have, however it is spelled: with + and its dialling code, or as dialled within a country. */
export const possibleNationals = (number: string): string[] => {
  const mobiles = number.startsWith('+') ? [mobileOf(number, undefined) ?? ''] : possibleMobiles(number);
  const nationals = mobiles.map((mobile) => mobile.slice(1 + (codeOfMobile(mobile)?.length ?? 0)));
  return [...new Set(nationals.filter((national) => national !== ''))];
};

setMobileCheck((number, diallingCode, countries) => {
  // The country of a number is not known everywhere: a form may ask for the number alone.
  if (!diallingCode && !number.startsWith('+')) return true;
  const phone = readMobile(number, diallingCode);
  if (!phone) return false;
  return countries === undefined || mayBelongTo(phone).some((country) => countries.includes(country));
});
