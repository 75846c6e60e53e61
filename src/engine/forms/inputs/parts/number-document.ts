import type { JsonObject } from '../../../json/json.ts';
import type { FieldSpec } from '../../specs/field-spec.ts';

const digitsOf = (number: number): number => String(Math.abs(number)).length;

/** Digits of the integer within the bounds that is nearest to zero; 1 when no integer lies there. */
function fewestDigits({ minimum = -Infinity, maximum = Infinity }: FieldSpec): number {
  const least = Math.ceil(minimum);
  const most = Math.floor(maximum);
  if (least > most || (least <= 0 && most >= 0)) return 1;
  return digitsOf(least > 0 ? least : most);
}

/** Pattern of the amounts within a field's bounds, in minor units; a little wider than the bounds. */
export const amountPattern = (spec: FieldSpec): string =>
  `[0-9]{${fewestDigits(spec)},${spec.maximum === undefined ? 15 : digitsOf(Math.floor(spec.maximum))}}`;

/** Pattern of the numbers within a field's bounds; a little wider than the bounds. */
export function numberPattern(spec: FieldSpec): string {
  const { minimum = -Infinity, maximum = Infinity } = spec;
  const sign = maximum < 0 ? '-' : minimum > 0 ? '' : '-?';
  const isBroken = Math.ceil(minimum) > Math.floor(maximum);
  return `${sign}[0-9]{${fewestDigits(spec)},}(?:\\.[0-9]+)${isBroken ? '' : '?'}`;
}

/** A number at the start that the bounds of its field refuse. */
export const beyondBounds = (
  text: string,
  { minimum, maximum }: JsonObject,
): { which: string; fix: string } | undefined => {
  const number = Number(text);
  const isWithin =
    !(typeof minimum === 'number' && number < minimum) && !(typeof maximum === 'number' && number > maximum);
  return isWithin ? undefined : { which: 'its own bounds refuse', fix: 'Choose a value within the bounds.' };
};
