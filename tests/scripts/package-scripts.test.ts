import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { full } from '#run-size';
import { longRunning } from './long-running.ts';
import { calledNames, commandsOf, filesOf, hasHelp, root, scripts } from './package-scripts.ts';

const execute = promisify(execFile);
const source = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Sources of `npm test`: its steps, and the scripts that build. */
const testSteps = ['test-run/suites', 'test-run/steps', 'build-stale', 'stories-stale']
  .map((name) => source(`scripts/${name}.mjs`))
  .join('\n');
/** True when a step names the file, or what it varies: vitest.pictures.config.ts is vitest.stories.config.ts with other settings. */
const isInSteps = (file: string): boolean =>
  testSteps.includes(file) ||
  (file.endsWith('.config.ts') &&
    [...source(file).matchAll(/ from '\.\/([\w.]+\.config\.ts)'/gu)].some(([, varied = '']) =>
      testSteps.includes(varied),
    ));
const isRunByTest = (script: string): boolean =>
  filesOf(script).every(isInSteps) &&
  commandsOf(script).every((name) => name === 'tsx' || testSteps.includes(name));
/** They run the steps, and so this test. */
const runners = ['check', 'test', 'test:full'];

describe('package.json', () => {
  it('gives every script a test that runs it', () => {
    const without = calledNames.filter(
      (name) =>
        !runners.includes(name) &&
        !(name in longRunning) &&
        !hasHelp(name) &&
        !isRunByTest(scripts[name] ?? ''),
    );
    expect(
      without,
      'Start it in tests/scripts/long-running.ts, or make it a step of scripts/test-run/suites.mjs.',
    ).toEqual([]);
  });

  it.each(Object.entries(scripts))('names files that are there: %s', (_, script) => {
    const files = filesOf(script);
    // `dist` is made by the script before it.
    expect(files.filter((file) => !file.startsWith('dist/') && !existsSync(join(root, file)))).toEqual([]);
  });

  it.each(Object.entries(scripts))('begins with a command that is installed: %s', (_, script) => {
    const missing = commandsOf(script).filter(
      (name) => name !== 'node' && !existsSync(join(root, 'node_modules/.bin', name)),
    );
    expect(missing).toEqual([]);
  });
});

describe('what measures, or asks another server', () => {
  it.each(calledNames.filter(hasHelp).filter((_, at) => full || at % 6 === 0))(
    'npm run %s -- --help says how to call it',
    async (name) => {
      const { stdout } = await execute('npm', ['run', '--silent', '--ignore-scripts', name, '--', '--help'], {
        cwd: root,
      });
      expect(stdout).toContain(`npm run ${name}`);
      expect(stdout).toMatch(/--\w+/u);
    },
  );

  it('npm run contract without a gateway says what is missing', async () => {
    const ran = execute('npm', ['run', '--silent', '--ignore-scripts', 'contract'], { cwd: root });
    await expect(ran).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--gateway is missing.'),
    });
  });
});
