import { nationalOf } from '#engine/phones/numbering-plans.ts';
import { latinDigits } from '#engine/texts/latin-digits.ts';

/** Number to send: Latin digits without grouping spaces, hyphens, points and brackets. */
export const numberOf = (typed: string): string => latinDigits(typed).replaceAll(/[\s\p{Pd}.()]/gu, '');

/** A national number, as typed, without the trunk prefix that is dialled only within the country of the code. */
export const withoutTrunk = (typed: string, diallingCode: string): string => {
  const digits = numberOf(typed);
  const national = nationalOf(digits, diallingCode);
  if (national === undefined || !digits.endsWith(national)) return typed;
  let left = digits.length - national.length;
  let start = 0;
  for (; left > 0; start += 1) if (/\p{Nd}/u.test(typed.charAt(start))) left -= 1;
  return start === 0 ? typed : typed.slice(start).replace(/^[\s.)\-–]+/u, '');
};
