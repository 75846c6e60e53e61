import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = join(import.meta.dirname, 'folder-cycles.ts');
let tree = '';

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'livery-circles-'));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

/** Runs the check on a tree of sources. */
function check(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, 'src', file)), { recursive: true });
    writeFileSync(join(tree, 'src', file), text);
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, '--source', join(tree, 'src')],
    { encoding: 'utf8' },
  );
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
