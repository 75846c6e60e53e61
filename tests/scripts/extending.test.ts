/** @module-tag full */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './package-scripts.ts';
import { copyRepository, stepsOf, takeStep } from './page-steps.ts';

const execute = promisify(execFile);
const steps = stepsOf(readFileSync(join(root, 'docs/extending.md'), 'utf8'));

const languagesOf = (brand: string): string[] =>
  JSON.parse(readFileSync(join(root, `configs/${brand}/brand/main.json`), 'utf8')).languages;
const offered = [...new Set(['aurora', 'padauk'].flatMap(languagesOf))];
/** Languages in which the steps of the page have words. */
const spoken = ['en', 'my', 'zh-CN'];

const run = (folder: string, ...args: string[]) =>
  execute(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
  });

/** Empty when Node runs the file and its arguments well, else what was printed. */
const faultOf = (folder: string, ...args: string[]): Promise<string> =>
  run(folder, ...args).then(
    () => '',
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) =>
      `${stdout}\n${stderr}`.slice(-4_000),
  );

describe('a repository in which all steps of docs/extending.md were taken', () => {
  let folder: string;
  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'livery-extending-')));
    copyRepository(root, folder);
    // What the repository's own types were found to be, so that only what the steps touch is judged anew.
    const judged = '.cache/types.tsbuildinfo';
    if (existsSync(join(root, judged))) cpSync(join(root, judged), join(folder, judged));
    for (const step of steps) takeStep(folder, step);
    for (const made of ['generate', 'patterns']) await run(folder, `scripts/${made}-stale.mjs`);
    // As the page says of the languages that whoever adds something does not speak.
    const others = offered.filter((language) => !spoken.includes(language)).join();
    await run(folder, '--import', 'tsx', 'src/cli/main.ts', 'texts', 'add', others, '--from', 'en');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has a step for everything that the page is about', () => {
    expect([...new Set(steps.map(({ section }) => section))]).toEqual([
      'A block',
      'An action',
      'A call',
      'An administration call',
      'A refusal',
      'A source',
      'A fact',
      'An input kind',
      'A language',
      'A pattern check',
    ]);
  });

  it('has right types', async () => {
    expect(await faultOf(folder, 'node_modules/ts7/bin/tsc', '--noEmit', '-p', '.')).toBe('');
  });

  it('has nothing wrong in the documents that use what was added', async () => {
    expect(await faultOf(folder, '--import', 'tsx', 'src/cli/main.ts', 'validate')).toBe('');
  });

  it('draws the block, asks with the input kind, and has every thing in its registry', async () => {
    const files = steps.map(({ file }) => file).filter((file) => file.endsWith('.test.tsx'));
    expect(files).toHaveLength(2);
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'components', ...files];
    expect(await faultOf(folder, ...vitest, 'src/portal/registries.dom.test.ts')).toBe('');
  });
});
