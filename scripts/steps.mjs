// Runs the steps of a check one after the other and counts: a step that reports tests counts each, another counts as one.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const reports = mkdtempSync(join(tmpdir(), 'livery-checks-'));
const node = process.execPath;

/** A step that counts as one: passes when the command exits 0. */
export const step = (name, ...args) => ({ name, args });
/** A Vitest run; its tests are counted. */
export const vitest = (name, ...args) => {
  const report = join(reports, `${name.replaceAll(/\W/g, '-')}.json`);
  return {
    name,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    count() {
      const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
        readFileSync(report, 'utf8'),
      );
      const failed = testResults.filter(({ status }) => status === 'failed');
      // A file that fails before its first test has no failed test of its own.
      const broken = failed.filter(({ assertionResults }) => assertionResults.length === 0);
      return {
        passed: numPassedTests,
        failed: numFailedTests + broken.length,
        skipped: numPendingTests,
        failures: failed.flatMap(failuresOf).map(inRepository),
        files: failed.map(({ name }) => name),
      };
    },
    /** The files that failed, whole: what a test found there may be what the one before left. */
    again: (files) => vitest(`${name}, again`, ...args, ...files),
  };
};
const failuresOf = ({ name, message, assertionResults }) =>
  assertionResults.length === 0
    ? [`${name}: ${firstLine(message)}`]
    : assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages[0])}`);
/** A Playwright run; its tests are counted. */
export const playwright = (name, ...args) => {
  const report = join(reports, `${name.replaceAll(/\W/g, '-')}.json`);
  return {
    name,
    args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    count: () => {
      const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + errors.length,
        skipped: stats.skipped,
        wavering: suites.flatMap(waveringSpecs).map(inRepository),
        failures: [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => firstLine(message))].map(
          inRepository,
        ),
      };
    },
  };
};

const linesOf = (text) =>
  stripVTControlCharacters(String(text ?? ''))
    .trim()
    .split('\n');
const firstLine = (text) => linesOf(text)[0];
const inRepository = (line) => line.replaceAll(`${process.cwd()}/`, '');
/** What Playwright says of a failed expectation below its first line: what was looked for, what was found, and where the test stood. */
const toldOf = ({ message, location }) => {
  const [first, ...rest] = linesOf(message);
  return [
    first,
    ...rest
      .filter((line) => /^(Locator|Expected|Received|Timeout)\b/u.test(line))
      .map((line) => line.replaceAll(/\s+/gu, ' ').slice(0, 200)),
    ...(location ? [`line ${location.line}`] : []),
  ].join('; ');
};
const named = ({ file, title, tests }) => {
  const tries = tests
    .flatMap(({ results }) => results)
    .flatMap(({ error }) => (error ? [toldOf(error)] : []));
  return `${file} › ${title}: ${[...new Set(tries)].join(' | then ')}`;
};
/** Those that failed first and passed when they were run again. */
const waveringSpecs = ({ specs, suites = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(named),
  ...suites.flatMap(waveringSpecs),
];
const failedSpecs = ({ specs, suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(named),
  ...suites.flatMap(failedSpecs),
];

const run = ({ args, env }) =>
  new Promise((resolve) => {
    const child = spawn(node, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });

const outcome = (spec, code) => {
  if (!spec.count)
    return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  try {
    const counted = spec.count();
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
};

/** More files than this did not fail by chance. */
const againMax = 3;

/**
 * On a build server, a few files of tests that failed are run once more, as Playwright does with its tests there; what passes then is
 * named at the end of the run.
 */
async function runStep(spec) {
  const first = outcome(spec, await run(spec));
  const files = first.files ?? [];
  if (!process.env.CI || !spec.again || files.length === 0 || files.length > againMax) return first;
  const again = spec.again(files);
  console.log(`\n— ${again.name}`);
  const second = outcome(again, await run(again));
  if (second.failed > 0) return { ...first, failed: Math.max(first.failed, second.failed) };
  return { ...first, passed: first.passed + first.failed, failed: 0, failures: [], wavering: first.failures };
}

/** Runs every step even after a failure, prints a table and the closing line, and ends the process. */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const rows = [];
  const failures = [];
  const wavering = [];
  for (const spec of steps) {
    console.log(`\n— ${spec.name}`);
    const start = Date.now();
    const result = await runStep(spec);
    for (const key of Object.keys(total)) total[key] += result[key];
    failures.push(...(result.failures ?? []).map((line) => `${spec.name}: ${line}`));
    wavering.push(...(result.wavering ?? []).map((line) => `${spec.name}: ${line}`));
    rows.push(
      `${result.failed > 0 ? 'FAIL' : 'ok  '}  ${spec.name.padEnd(28)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(3)} failed  ${((Date.now() - start) / 1000).toFixed(1)} s`,
    );
  }
  console.log(`\n${rows.join('\n')}\n`);
  if (wavering.length > 0)
    console.log(`Passed at the second try:\n${wavering.map((line) => `  ${line}`).join('\n')}\n`);
  // Once more at the end, where whoever reads a long log looks first.
  if (failures.length > 0) console.log(`Failed:\n${failures.map((line) => `  ${line}`).join('\n')}\n`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
}
