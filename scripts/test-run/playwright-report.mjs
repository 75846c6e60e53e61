// Playwright reporter: writes the report of a run, as steps.mjs describes it, to the file that LIVERY_REPORT names.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const linesOf = (text) =>
  stripVTControlCharacters(String(text ?? ''))
    .trim()
    .split('\n');

/** First line of an error, then what was looked for, what was found, and the line of the test. */
const messageOf = ({ message, value, location }) => {
  const [first, ...rest] = linesOf(message ?? value);
  const details = rest
    .filter((line) => /^(Locator|Expected|Received|Timeout)\b/u.test(line))
    .map((line) => line.replaceAll(/\s+/gu, ' ').slice(0, 200));
  return [first, ...details, ...(location ? [`line ${location.line}`] : [])].join('; ');
};

const secondsOfHooks = (steps) =>
  steps
    .filter(({ category }) => category === 'hook' || category === 'fixture')
    .reduce((sum, { duration }) => sum + duration / 1000, 0);

const report = process.env.LIVERY_REPORT;

export default class ReportOfRun {
  started = Date.now();
  firstTest;
  errors = [];
  seconds = { setUp: 0, tests: 0 };
  /** Milliseconds by file. */
  files = new Map();

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onTestBegin() {
    this.firstTest ??= Date.now();
  }

  onTestEnd({ location: { file } }, { duration, steps }) {
    this.files.set(file, (this.files.get(file) ?? 0) + duration);
    const hooks = Math.min(secondsOfHooks(steps), duration / 1000);
    this.seconds.setUp += hooks;
    this.seconds.tests += duration / 1000 - hooks;
  }

  onError(error) {
    this.errors.push(error);
  }

  onEnd() {
    if (!report) return;
    const tests = this.suite?.allTests() ?? [];
    const by = (outcome) => tests.filter((test) => test.outcome() === outcome);
    const failures = by('unexpected').map(failureOf);
    const secondTries = by('flaky').map(failureOf);
    writeFileSync(
      report,
      JSON.stringify({
        passed: by('expected').length + secondTries.length,
        failed: failures.length + this.errors.length,
        skipped: by('skipped').length,
        setUpSeconds: this.seconds.setUp + ((this.firstTest ?? Date.now()) - this.started) / 1000,
        testSeconds: this.seconds.tests,
        failures: [
          ...failures,
          ...this.errors.map((error) => ({
            file: '',
            title: 'outside of a test',
            message: messageOf(error),
          })),
        ],
        secondTries,
        slowest: [...this.files]
          .map(([file, duration]) => ({
            file: relative(process.cwd(), file),
            seconds: Math.round(duration) / 1000,
          }))
          .toSorted((one, other) => other.seconds - one.seconds)
          .slice(0, 20),
        titles: [...by('expected'), ...by('flaky')].map(titleOf),
        files: [...new Set(failures.map(({ file }) => file))],
      }),
    );
  }

  printsToStdio() {
    return false;
  }
}

const titleOf = (test) => test.titlePath().slice(3).join(' › ');

const failureOf = (test) => ({
  file: relative(process.cwd(), test.location.file),
  title: titleOf(test),
  message: [...new Set(test.results.flatMap(({ errors }) => errors.map(messageOf)))].join(' | then '),
});
