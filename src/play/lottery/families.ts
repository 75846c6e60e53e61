import { sixDigits } from './6d/six-digits.ts';
import { elevenFive } from './11x5/eleven-five.ts';
import type { Family, FamilyId } from './family.ts';
import { k3 } from './k3/k3.ts';
import { pk10 } from './pk10/pk10.ts';
import { ssc } from './ssc/ssc.ts';
import { vietnamNorth, vietnamSouth } from './vietnam/family.ts';

/** All families by id. A page loads those it needs. */
export const families: ReadonlyMap<FamilyId, Family> = new Map(
  [vietnamNorth, vietnamSouth, ssc, elevenFive, k3, pk10, sixDigits].map((family) => [family.id, family]),
);
