import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './package-scripts.ts';
import { copyRepository, stepsOf, takeStep } from './page-steps.ts';

const execute = promisify(execFile);
const steps = stepsOf(readFileSync(join(root, 'docs/extending.md'), 'utf8'));

/** Empty when the command went well, else what it printed. */
const faultOf = (folder: string, command: string, ...args: string[]): Promise<string> =>
  execute(command, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
  }).then(
    () => '',
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) =>
      `${stdout}\n${stderr}`.slice(-4_000),
  );

describe('a repository in which all steps of docs/extending.md were taken', () => {
  let folder: string;
  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'livery-extending-')));
    copyRepository(root, folder);
    for (const step of steps) takeStep(folder, step);
    expect(await faultOf(folder, process.execPath, 'scripts/generate-stale.mjs')).toBe('');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has a step for everything that the page is about', () => {
    expect([...new Set(steps.map(({ section }) => section))]).toEqual([
      'A block',
      'An action',
      'A call',
      'A source',
      'A fact',
      'An input kind',
      'A language',
      'A pattern check',
    ]);
  });

  it('has right types', async () => {
    expect(await faultOf(folder, process.execPath, 'node_modules/ts7/bin/tsc', '--noEmit', '-p', '.')).toBe(
      '',
    );
  });

  it('has nothing wrong in the documents that use what was added', async () => {
    expect(await faultOf(folder, process.execPath, '--import', 'tsx', 'src/cli/main.ts', 'validate')).toBe(
      '',
    );
  });

  it('draws the block, asks with the input kind, and has every thing in its registry', async () => {
    const files = steps.map(({ file }) => file).filter((file) => file.endsWith('.test.tsx'));
    expect(files).toHaveLength(2);
    const run = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'components', ...files];
    expect(await faultOf(folder, process.execPath, ...run, 'src/portal/registries.dom.test.ts')).toBe('');
  });
});
