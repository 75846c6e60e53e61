import { plainBrand, type BrandDocuments, type Nonsense } from './brand.ts';
import { fields } from './fields.ts';
import { screens } from './screens.ts';
import { shapes } from './shapes.ts';
import { words } from './words.ts';

export { oddPage, pack, plainBrand, type BrandDocuments } from './brand.ts';

/** Every kind of nonsense that the tests know. Each keeps the schemas; whether it works is for validation to say. */
export const kinds: readonly Nonsense[] = [...screens, ...fields, ...words, ...shapes];

/** Mulberry32: small, and the same everywhere. */
function numbers(seed: number): (bound: number) => number {
  // Seeds that follow each other are to have nothing in common.
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

export type DrawnBrand = { seed: number; what: string[]; documents: BrandDocuments };

/** A brand with one to three kinds of nonsense; of the families the same share, whatever their size. */
export function drawBrand(seed: number): DrawnBrand {
  const draw = numbers(seed);
  const documents = plainBrand();
  const families = [screens, fields, words, shapes];
  const what = Array.from({ length: 1 + draw(3) }, () => {
    const family = families[draw(families.length)] ?? screens;
    const kind = family[draw(family.length)];
    kind?.say(documents, draw);
    return kind?.what ?? '';
  });
  return { seed, what, documents };
}
