// Writes one JSON file about a Vitest run to the path in LIVERY_REPORT: counts, seconds, failures, slowest files, titles.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { exhaustiveTag, full, fullTag } from '../tests/run-size.mjs';

const seconds = (milliseconds) => Math.round(milliseconds) / 1000;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const messageOf = (error) => String(error?.message ?? error);

/** Seconds of a file: its tests, and what comes before them (process and environment, set-up files, imports, collection). */
function costOf(testModule, environments) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    testModule.diagnostic();
  // Every file of a shared worker reports the one environment of that worker.
  const environment = environments.has(environmentSetupDuration) ? 0 : environmentSetupDuration;
  environments.add(environmentSetupDuration);
  return { setUp: environment + prepareDuration + collectDuration + setupDuration, tests: duration };
}

/** The report about finished modules; `LIVERY_REPORT` holds it as JSON. */
export function reportOf(testModules, unhandledErrors = [], root = process.cwd()) {
  const passed = [];
  const failures = [];
  const files = [];
  const environments = new Set();
  let skipped = 0;
  const costs = testModules.map((testModule) => {
    const file = relative(root, testModule.moduleId);
    for (const suite of [testModule, ...testModule.children.allSuites()])
      for (const error of suite.errors())
        failures.push({
          file,
          title: suite.type === 'suite' ? suite.fullName : '',
          message: messageOf(error),
        });
    for (const test of testModule.children.allTests()) {
      const { state, errors } = test.result();
      if (state === 'passed') passed.push(test.fullName);
      else if (state === 'failed')
        failures.push({ file, title: test.fullName, message: (errors ?? []).map(messageOf).join('\n') });
      // A test of a longer run is no part of this one.
      else if (!test.options.tags?.some((tag) => tag === exhaustiveTag || (tag === fullTag && !full)))
        skipped += 1;
    }
    if (!testModule.ok()) files.push(file);
    const { setUp, tests } = costOf(testModule, environments);
    return {
      file,
      project: testModule.project.name,
      seconds: seconds(setUp + tests),
      setUp: seconds(setUp),
      tests,
    };
  });
  const unhandled = unhandledErrors.map((error) => ({
    message: messageOf(error),
    stack: String(error?.stack ?? ''),
  }));
  failures.push(...unhandled.map(({ message }) => ({ file: '', title: 'outside any test', message })));
  return {
    passed: passed.length,
    failed: failures.length,
    skipped,
    setUpSeconds: seconds(sum(costs.map((cost) => cost.setUp * 1000))),
    testSeconds: seconds(sum(costs.map(({ tests }) => tests))),
    failures,
    slowest: costs
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, 20)
      .map(({ file, project, seconds: whole, setUp }) => ({ file, project, seconds: whole, setUp })),
    titles: passed,
    files,
    unhandled,
  };
}

export default class LiveryReporter {
  onTestRunEnd(testModules, unhandledErrors) {
    const path = process.env.LIVERY_REPORT;
    if (path) writeFileSync(path, JSON.stringify(reportOf(testModules, unhandledErrors)));
  }
}
