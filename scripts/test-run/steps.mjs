// Kinds of steps of a check: a plain command counts as one test, a run of Vitest or Playwright counts each of its own.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @typedef {object} Failure
 * @property {string} file
 * @property {string} title
 * @property {string} message
 *
 * @typedef {object} Report Written by vitest-report.mjs and playwright-report.mjs.
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} setUpSeconds Seconds of all workers before and between tests: processes, imports, hooks, fixtures.
 * @property {number} testSeconds Seconds of all workers inside of tests.
 * @property {Failure[]} failures
 * @property {Failure[]} [secondTries] Tests that failed first and passed when they were run again.
 * @property {{ file: string, seconds: number }[]} [slowest] The files that took most, the slowest first.
 * @property {string[]} titles Full titles of the tests that passed.
 * @property {string[]} files Files with a failure.
 */

const reports = mkdtempSync(join(tmpdir(), 'livery-checks-'));
let made = 0;

/** A command of Node that passes when it exits 0. */
export const step = (name, ...args) => ({ name, args });

/** A command that makes what later steps use: set-up as a whole. */
export const preparing = (spec) => ({ ...spec, prepares: true });

/** Preparation without which no later step can work: the run ends when it fails. */
export const neededStep = (name, ...args) => ({ ...preparing(step(name, ...args)), needed: true });

const counted = (name, args) => {
  const report = join(reports, `${(made += 1)}.json`);
  return {
    name,
    args,
    env: { LIVERY_REPORT: report },
    /** @returns {Report} */
    read: () => JSON.parse(readFileSync(report, 'utf8')),
  };
};

/** A Vitest run. Files with a failure can be run again, whole: a fault found there may be left by the test before. */
export const vitest = (name, ...args) => ({
  ...counted(name, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=./scripts/vitest-report.mjs',
    ...args,
  ]),
  again: (files) => vitest(`${name}, again`, ...args, ...files),
});

/** A Playwright run, which repeats failed tests by itself on a build server. */
export const playwright = (name, ...args) =>
  counted(name, [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--reporter=list,./scripts/test-run/playwright-report.mjs',
    ...args,
  ]);

/** Lists of steps that run side by side, each list in its order: most commands use one core. */
export const lanes = (...lists) => ({ lanes: lists });
