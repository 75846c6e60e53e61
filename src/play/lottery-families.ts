import { sixDigits } from './lottery/6d/six-digits.ts';
import { elevenFive } from './lottery/11x5/eleven-five.ts';
import { threeDigits, twoDigits } from './lottery/digits/digits.ts';
import type { Family, FamilyId } from './lottery/family.ts';
import { k3 } from './lottery/k3/k3.ts';
import { pk10 } from './lottery/pk10/pk10.ts';
import { ssc } from './lottery/ssc/ssc.ts';
import { vietnamNorth, vietnamSouth } from './lottery/vietnam/family.ts';

/** All families by id. A page loads those it needs. */
export const families: ReadonlyMap<FamilyId, Family> = new Map(
  [vietnamNorth, vietnamSouth, ssc, elevenFive, k3, pk10, sixDigits, twoDigits, threeDigits].map((family) => [
    family.id,
    family,
  ]),
);
