import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = join(import.meta.dirname, 'doubled-names.ts');
let tree = '';

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'livery-names-'));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

it('refuses a name that two files of a layer export, not one of another layer, a late part or a convention', () => {
  const files = {
    'shop/cart/price.ts': 'export const price = 1;\nexport const route = 1;\n',
    'shop/till/price.ts': 'export function price() {}\nexport const route = 2;\n',
    'shop/till/late.ts': "export const Sum = lazyView(async () => (await import('./Sum.tsx')).Sum);\n",
    'shop/till/Sum.tsx': 'export function Sum() {}\n',
    'desk/price.ts': 'export const price = 3;\n',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, '--source', tree], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    'shop: price: shop/cart/price.ts, shop/till/price.ts',
    expect.stringContaining('Fix:'),
  ]);
});
