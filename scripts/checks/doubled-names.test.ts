import { expect, it } from 'vitest';
import { checkTree } from './testing-tree.ts';

it('refuses a name that two files of a layer export, not one of another layer, a late part or a convention', () => {
  const files = {
    'shop/cart/price.ts': 'export const price = 1;\nexport const route = 1;\n',
    'shop/till/price.ts': 'export function price() {}\nexport const route = 2;\n',
    'shop/till/late.ts': "export const Sum = lazyView(async () => (await import('./Sum.tsx')).Sum);\n",
    'shop/till/Sum.tsx': 'export function Sum() {}\n',
    'desk/price.ts': 'export const price = 3;\n',
  };
  const { status, stderr } = checkTree('doubled-names.ts', files);
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    'shop: price: shop/cart/price.ts, shop/till/price.ts',
    expect.stringContaining('Fix:'),
  ]);
});
