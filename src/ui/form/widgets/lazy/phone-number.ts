import { latinDigits } from './latin-digits.ts';

/** Dialling codes after which numbers keep their 0: Italy, San Marino, Ivory Coast, Gabon, Congo. */
const KEEP_THE_ZERO = new Set(['39', '378', '225', '241', '242']);

/** A national number without the trunk 0, which is dialled only within the country. Two zeros are another prefix. */
export const withoutTrunk = (national: string, diallingCode: string): string =>
  KEEP_THE_ZERO.has(diallingCode.replaceAll(/\D/gu, '')) || !/^0[1-9]/u.test(latinDigits(national))
    ? national
    : national.slice(1);

/** Number to send: Latin digits without grouping spaces, hyphens, points and brackets. */
export const numberOf = (typed: string): string => latinDigits(typed).replaceAll(/[\s\p{Pd}.()]/gu, '');
