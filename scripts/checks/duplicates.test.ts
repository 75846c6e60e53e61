import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let tree = '';

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'livery-duplicates-'));
  cpSync(join(root, '.jscpd.json'), join(tree, '.jscpd.json'));
  for (const folder of ['src/engine', 'scripts/checks', 'tests', '.storybook'])
    mkdirSync(join(tree, folder), { recursive: true });
  cpSync(join(root, 'scripts/checks/duplicates.json'), join(tree, 'scripts/checks/duplicates.json'));
  cpSync(join(import.meta.dirname, 'folder-graph.ts'), join(tree, 'src/engine/first.ts'));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const check = () =>
  spawnSync(process.execPath, [join(root, 'node_modules/jscpd/run-jscpd.js')], {
    cwd: tree,
    encoding: 'utf8',
  });

it('takes code that stands once, and refuses the same code in a second file by the names of both', () => {
  expect(check().status).toBe(0);
  const text = readFileSync(join(import.meta.dirname, 'folder-graph.ts'), 'utf8');
  writeFileSync(join(tree, 'src/engine/second.ts'), `export const other = 1;\n${text}`);
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toMatch(/first\.ts[^]*second\.ts/u);
});
