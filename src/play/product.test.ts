/** @module-tag exhaustive */
import { describe, expect, it } from 'vitest';
import { expectRefused } from '#engine/testing/expect-refused.ts';
import { noProduct } from '#engine/testing/no-product.ts';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { validatePacks } from '#engine/validate.ts';
import { product } from './product.ts';
import * as breakages from './testing/breakages/index.ts';

const all = Object.values(breakages).flat();

describe('the product', () => {
  it('finds nothing wrong with packs that are whole', () => {
    expect(validatePacks(product, writePacks(smallPacks()))).toEqual([]);
  });

  it.each(all)('refuses $what: $code [ENG-10]', (breakage) => {
    expectRefused(product, breakage);
    // The engine by itself does not know the problem.
    const codes = validatePacks(noProduct, breakage.packs()).map(({ code }) => code);
    expect(codes).not.toContain(breakage.code);
  });

  it('has a breakage for each of its codes, and an explanation', () => {
    expect(new Set(all.map(({ code }) => code))).toEqual(new Set(Object.keys(product.problems)));
    for (const { explanation } of Object.values(product.problems)) expect(explanation).toMatch(/\.$/);
  });
});
