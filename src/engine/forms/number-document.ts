import type { JsonObject } from '../json/json.ts';
import type { FieldSpec } from './field-spec.ts';

const digitsOf = (number: number): number => String(Math.abs(number)).length;

/** Length of the shortest number within a field's bounds; 1 when no integer lies there. */
export function shortestNumber({ minimum = -Infinity, maximum = Infinity }: FieldSpec): number {
  const least = Math.ceil(minimum);
  const most = Math.floor(maximum);
  if (least > most || (least <= 0 && most >= 0)) return 1;
  return least > 0 ? digitsOf(least) : digitsOf(most) + 1;
}

/** Digits of the largest number that a field accepts. */
export const mostDigits = ({ maximum }: FieldSpec, otherwise: number): number =>
  maximum === undefined ? otherwise : digitsOf(Math.floor(maximum));

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
