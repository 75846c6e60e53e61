import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VitestReport } from './vitest-report.mjs';

const root = join(import.meta.dirname, '..');
// Inside the repository, where the packages are found.
const folder = mkdtempSync(join(root, 'node_modules/.report-'));
const sample = `
import { expect, it, describe } from 'vitest';
describe('a group', () => {
  it('passes', () => {});
  it('fails', () => expect(1).toBe(2));
  it.skip('is skipped', () => {});
  it('is of the full run', { tags: ['full'] }, () => {});
  it('leaves an error behind', () => void Promise.reject(new Error('nobody waits for this')));
});
`;

function run(full: boolean): VitestReport & { status: number | null } {
  const report = join(folder, `report-${full}.json`);
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      folder,
      '--reporter',
      join(root, 'scripts/vitest-report.mjs'),
    ],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'], LIVERY_REPORT: report, ...(full && { LIVERY_FULL: '1' }) },
    },
  );
  return { ...(JSON.parse(readFileSync(report, 'utf8')) as VitestReport), status };
}

describe('the report of a Vitest run', () => {
  let short: ReturnType<typeof run>;
  beforeAll(() => {
    writeFileSync(join(folder, 'sample.test.mjs'), sample);
    writeFileSync(join(folder, 'broken.test.mjs'), `throw new Error('does not load');`);
    writeFileSync(
      join(folder, 'vitest.config.mjs'),
      `import { full, fullTag } from '${join(root, 'tests/run-size.mjs')}';
       export default { test: { tags: [{ name: fullTag }], ...(full ? {} : { tagsFilter: ['not ' + fullTag] }) } };`,
    );
    short = run(false);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('counts tests, and files that do not load, and errors that no test waits for', () => {
    expect(short.titles).toEqual(['a group > passes', 'a group > leaves an error behind']);
    expect(short.failures.map(({ file, title, message }) => [file, title, message.split(' //')[0]])).toEqual([
      ['broken.test.mjs', '', 'does not load'],
      ['sample.test.mjs', 'a group > fails', 'expected 1 to be 2'],
      ['', 'outside any test', 'nobody waits for this'],
    ]);
    expect(short).toMatchObject({ passed: 2, failed: 3, files: ['broken.test.mjs', 'sample.test.mjs'] });
    expect(short.unhandled.map(({ message }) => message)).toEqual(['nobody waits for this']);
    expect(short.status).not.toBe(0);
  });

  it('counts what only the full run has as skipped in neither run', () => {
    expect(short.skipped).toBe(1);
    const full = run(true);
    expect(full.skipped).toBe(1);
    expect(full.titles).toContain('a group > is of the full run');
  });

  it('tells set-up from tests, and the slowest files', () => {
    expect(short.setUpSeconds).toBeGreaterThan(0);
    expect(short.slowest.map(({ file }) => file).toSorted()).toEqual(['broken.test.mjs', 'sample.test.mjs']);
  });
});
