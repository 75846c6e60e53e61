import { expect, it } from 'vitest';
import { kinds } from './nonsense/index.ts';
import { randomBrands } from './random-brands.ts';

it('the generator knows at least 200 kinds of nonsense', () => {
  expect(new Set(kinds.map(({ what }) => what)).size).toBe(kinds.length);
  expect(kinds.length).toBeGreaterThanOrEqual(200);
});

randomBrands(0);
