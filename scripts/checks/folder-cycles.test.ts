import { expect, it } from 'vitest';
import { checkTree } from './testing-tree.ts';

/** Runs the check on a tree of sources. */
function check(files: Record<string, string>) {
  const { status, stdout, stderr } = checkTree('folder-cycles.ts', files);
  return { status, said: `${stdout}${stderr}` };
}

const circle = {
  'shop/cart/cart.ts': `import { price } from '#shop/prices/price.ts';\nexport const cart = price;\n`,
  'shop/prices/price.ts': `export { rebate as price } from '../rebates/rebate.ts';\n`,
  'shop/rebates/rebate.ts': `import { cart } from '../cart/cart.ts';\nexport const rebate = (): unknown => cart;\n`,
};

it('refuses a circle of folders, and names the files that close it and the way out', () => {
  const { status, said } = check(circle);
  expect(status).toBe(1);
  expect(said).toContain('shop/cart -> shop/prices -> shop/rebates -> shop/cart');
  expect(said).toContain('shop/rebates/rebate.ts -> shop/cart/cart.ts');
  expect(said).toContain('Fix:');
});

it('does not count types, tests and what is fetched later', () => {
  const price = {
    'shop/prices/price.ts': `import type { cart } from '../cart/cart.ts';\nexport const price = (it: typeof cart) => [it, import('../cart/cart.ts')];\n`,
    'shop/prices/price.test.ts': `import { cart } from '../cart/cart.ts';\nexport const tested = cart;\n`,
  };
  expect(check({ 'shop/cart/cart.ts': circle['shop/cart/cart.ts'], ...price }).status).toBe(0);
});
