import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requirementsNotShown } from './requirements.mjs';
import { rememberSecondTries } from './second-tries.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-test-run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('requirements shown', () => {
  it('names a requirement that only a test of the full run names', () => {
    mkdirSync(join(folder, 'src'));
    const file = join(folder, 'src/menu.test.ts');
    // Put together here, because the run that reads this file looks for ids in it.
    const [first, second, third] = ['01', '02', '03'].map((number) => `[ABC-${number}]`);
    const opens = `opens a menu ${first} ${second}`;
    const closes = `closes it ${third}`;
    writeFileSync(file, `it('${opens}', open);\nit('${closes}', close);\n`);
    expect(requirementsNotShown([`menu › ${opens}`], [join(folder, 'src')])).toEqual([
      { id: 'ABC-03', files: [file] },
    ]);
    expect(requirementsNotShown([`menu › ${opens}`, closes], [join(folder, 'src')])).toEqual([]);
  });
});

describe('second tries', () => {
  it('counts over the last twenty runs how often a test needed a second try', () => {
    const file = join(folder, 'history/second-tries.json');
    expect(rememberSecondTries(['login › waits'], file)).toEqual(['login › waits (in 1 of the last 1 runs)']);
    expect(rememberSecondTries([], file)).toEqual([]);
    expect(rememberSecondTries(['login › waits'], file)).toEqual(['login › waits (in 2 of the last 3 runs)']);
    for (let run = 0; run < 19; run += 1) rememberSecondTries([], file);
    expect(rememberSecondTries(['login › waits'], file)).toEqual([
      'login › waits (in 1 of the last 20 runs)',
    ]);
  });

  it('starts anew from a history that cannot be read', () => {
    const file = join(folder, 'second-tries.json');
    writeFileSync(file, '{ half a fi');
    expect(rememberSecondTries(['menu'], file)).toEqual(['menu (in 1 of the last 1 runs)']);
  });
});

/** Runs steps in a process of their own, as they end it. */
const runSteps = (steps: string): Promise<{ code: number; printed: string }> => {
  const script = join(folder, 'steps.mjs');
  const at = (name: string): string => JSON.stringify(join(import.meta.dirname, name));
  writeFileSync(
    script,
    `import { lanes, neededStep, preparing, step } from ${at('steps.mjs')};\nimport { runSteps } from ${at('run-steps.mjs')};\nawait runSteps(${steps});\n`,
  );
  return new Promise((resolve) => {
    execFile(process.execPath, [script], (error, printed) =>
      resolve({ code: error ? Number(error.code) : 0, printed }),
    );
  });
};

describe('the steps of a check', () => {
  const says = (text: string, code = 0): string =>
    `'-e', 'console.log(${JSON.stringify(text)}); process.exit(${code})'`;

  it('runs lists side by side, shows what each printed, and ends with the count', async () => {
    const { code, printed } = await runSteps(
      `[lanes([step('first', ${says('one')})], [step('second', ${says('two')}), step('third', ${says('three')})])]`,
    );
    expect(code).toBe(0);
    for (const line of [/^— first\none$/mu, /^— second\ntwo\n\n— third\nthree$|^— second\ntwo$/mu])
      expect(printed).toMatch(line);
    expect(printed.trimEnd().split('\n').at(-1)).toBe('3 passed, 0 failed');
  });

  it('tells of every step its seconds and the share of set-up', async () => {
    const { printed } = await runSteps(
      `[preparing(step('stories', ${says('made')})), step('types', ${says('right')})]`,
    );
    expect(printed).toMatch(/^ +step +passed +failed +seconds +set-up$/mu);
    expect(printed).toMatch(/^ok +stories +1 +0 +[\d.]+ +100 %$/mu);
    expect(printed).toMatch(/^ok +types +1 +0 +[\d.]+ +0 %$/mu);
    expect(printed).toMatch(/^in all [\d.]+ minutes, \d+ % set-up$/mu);
  });

  it('tells the slowest files of a step', async () => {
    const { printed } = await runSteps(
      `[{ ...step('server', ${says('ran')}), read: () => ({ passed: 1, failed: 0, skipped: 0, slowest: [{ file: 'a.test.ts', seconds: 61.25 }] }) }]`,
    );
    expect(printed).toMatch(/^The slowest files:\n +61.3 s {2}server: a\.test\.ts$/mu);
  });

  it('goes on after a failure, and ends where nothing later can work', async () => {
    const on = await runSteps(`[step('bad', ${says('no', 1)}), step('good', ${says('yes')})]`);
    expect(on.code).toBe(1);
    expect(on.printed).toMatch(/FAIL {2}bad/u);
    expect(on.printed).toMatch(/1 passed, 1 failed/u);

    const ended = await runSteps(`[neededStep('install', ${says('no', 1)}), step('good', ${says('yes')})]`);
    expect(ended.code).toBe(1);
    expect(ended.printed).not.toMatch(/good/u);
  });
});
