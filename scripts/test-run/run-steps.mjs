// Runs the steps of a check, prints the table of their seconds and the closing line, and ends the process.
import { spawn } from 'node:child_process';
import { full } from '../../tests/run-size.mjs';
import { requirementsNotShown } from './requirements.mjs';
import { rememberSecondTries } from './second-tries.mjs';

/** More files than this did not fail by chance, so they are not run again. */
const againMax = 3;

/** Runs a command of Node; `quiet` collects what it prints instead of showing it. */
const run = ({ args, env }, quiet) =>
  new Promise((resolve) => {
    let printed = '';
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    });
    const keep = (chunk) => (printed += chunk.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('close', (code) => resolve({ code: code ?? 1, printed }));
  });

const outcome = (spec, code) => {
  if (!spec.read)
    return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  try {
    const report = spec.read();
    return code !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
};

/** Runs a step; on a build server, a few test files that failed are run once more, and what passes then is a second try. */
async function runStep(spec, quiet) {
  const started = Date.now();
  const { code, printed } = await run(spec, quiet);
  if (quiet) console.log(`\n— ${spec.name}\n${printed.trimEnd()}`);
  const first = { ...outcome(spec, code), name: spec.name, needed: spec.needed, prepares: spec.prepares };
  const files = first.files ?? [];
  const result =
    process.env.CI && spec.again && files.length > 0 && files.length <= againMax
      ? await runAgain(first, spec.again(files), quiet)
      : first;
  return { ...result, seconds: (Date.now() - started) / 1000 };
}

async function runAgain(first, again, quiet) {
  console.log(`\n— ${again.name}`);
  const { code, printed } = await run(again, quiet);
  if (quiet) console.log(printed.trimEnd());
  const second = outcome(again, code);
  if (second.failed > 0) return { ...first, failed: Math.max(first.failed, second.failed) };
  return {
    ...first,
    passed: first.passed + first.failed,
    failed: 0,
    failures: [],
    secondTries: first.failures,
    titles: [...first.titles, ...second.titles],
  };
}

async function runOne(spec) {
  if (!spec.lanes) {
    console.log(`\n— ${spec.name}`);
    return [await runStep(spec, false)];
  }
  console.log(`\n— ${spec.lanes.map((lane) => lane.map(({ name }) => name).join(', ')).join(' | ')}`);
  const lanes = spec.lanes.map(async (lane) => {
    const results = [];
    for (const each of lane) results.push(await runStep(each, true));
    return results;
  });
  return (await Promise.all(lanes)).flat();
}

/** Share of set-up in the time of all workers: of a plain command all or nothing. */
const setUpOf = ({ setUpSeconds, testSeconds, prepares }) =>
  setUpSeconds === undefined ? Number(prepares ?? false) : setUpSeconds / (setUpSeconds + testSeconds || 1);

const percent = (share) => `${Math.round(100 * share)} %`;

const tableOf = (results) => {
  const cells = [
    ['', 'step', 'passed', 'failed', 'seconds', 'set-up'],
    ...results.map((result) => [
      result.failed > 0 ? 'FAIL' : 'ok',
      result.name,
      String(result.passed),
      String(result.failed),
      result.seconds.toFixed(1),
      percent(setUpOf(result)),
    ]),
  ];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** Files of each step that are told as its slowest. */
const slowestTold = 10;

/** The slowest files of each step that tells them, a line each. */
const slowestOf = (results) =>
  results.flatMap(({ name, slowest = [] }) =>
    slowest
      .slice(0, slowestTold)
      .map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}: ${file}`),
  );

const named = (results, key, line) =>
  results.flatMap((result) => (result[key] ?? []).map((failure) => line(result, failure)));

/** The last step: every requirement that a test names is shown by a test that ran. */
function requirementsStep(results) {
  const started = Date.now();
  const missing = requirementsNotShown(results.flatMap(({ titles }) => titles ?? []));
  return {
    name: 'requirements shown',
    passed: missing.length === 0 ? 1 : 0,
    failed: missing.length === 0 ? 0 : 1,
    skipped: 0,
    seconds: (Date.now() - started) / 1000,
    failures: missing.map(({ id, files }) => ({
      file: files.join(', '),
      title: id,
      message: `no test that passed in this run names ${id}: let one of the short run show it`,
    })),
  };
}

/**
 * Runs every step, also after a failure.
 * @param {{ requirements?: boolean }} [options] `requirements`: the steps are all of them, so every requirement must be shown.
 */
export async function runSteps(steps, { requirements = false } = {}) {
  const started = Date.now();
  const results = [];
  for (const spec of steps) {
    results.push(...(await runOne(spec)));
    if (results.some(({ needed, failed }) => needed && failed > 0)) break;
  }
  if (requirements) results.push(requirementsStep(results));

  console.log(`\n${tableOf(results)}`);
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
  const setUp = results.reduce((sum, result) => sum + result.seconds * setUpOf(result), 0);
  console.log(
    `in all ${((Date.now() - started) / 60_000).toFixed(1)} minutes, ${percent(setUp / (total || 1))} set-up\n`,
  );

  const slowest = slowestOf(results);
  if (slowest.length > 0) console.log(`The slowest files:\n${slowest.join('\n')}\n`);

  const wavering = named(results, 'secondTries', (_, { file, title }) => `${file} › ${title}`);
  if (wavering.length > 0 || requirements) {
    const lines = rememberSecondTries(wavering);
    const told = named(results, 'secondTries', (_, { message }) => message);
    if (lines.length > 0)
      console.log(
        `Passed at the second try:\n${lines.map((line, index) => `  ${line}: ${told[index]}`).join('\n')}\n`,
      );
  }
  const failures = named(
    results,
    'failures',
    ({ name }, { file, title, message }) => `  ${name}: ${file} › ${title}: ${message}`,
  );
  if (failures.length > 0) console.log(`Failed:\n${failures.join('\n')}\n`);
  if (full)
    console.log(
      `Seed ${process.env.LIVERY_SEED}: LIVERY_SEED=${process.env.LIVERY_SEED} npm run test:full replays it.\n`,
    );

  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0);
}
