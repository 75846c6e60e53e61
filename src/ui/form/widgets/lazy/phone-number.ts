import { latinDigits } from './latin-digits.ts';

/** Where numbers of a country keep their 0 when they are dialled from abroad: Italy, San Marino, Ivory Coast, Gabon, Congo. */
const KEEP_THE_ZERO = new Set(['39', '378', '225', '241', '242']);

/** A number as it follows its dialling code: without the 0 that is dialled at home only. Two of them begin something else. */
export const withoutTrunk = (national: string, diallingCode: string): string =>
  KEEP_THE_ZERO.has(diallingCode.replaceAll(/\D/gu, '')) || !/^0[1-9]/u.test(latinDigits(national))
    ? national
    : national.slice(1);

/** What is sent of a number as typed: without the spaces, hyphens, points and brackets that people group digits with. */
export const numberOf = (typed: string): string => latinDigits(typed).replaceAll(/[\s\p{Pd}.()]/gu, '');
