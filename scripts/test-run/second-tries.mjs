// Remembers over the last runs which tests passed only at their second try, so that a wavering test is seen to waver.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const kept = 20;

/** Outside of the checkout: a build server has a fresh clone for each run. */
const historyFile = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'livery',
  'second-tries.json',
);

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
};

/**
 * Adds a run to the history.
 * @param {string[]} names tests of this run that passed at their second try
 * @returns {string[]} a line for each of them, with its count over the last runs
 */
export function rememberSecondTries(names, file = historyFile) {
  const runs = [...read(file), { at: new Date().toISOString(), names }].slice(-kept);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(runs, undefined, 1)}\n`);
  } catch {
    // A read-only home loses the counts, not the run.
  }
  return names.map((name) => {
    const times = runs.filter((run) => run.names.includes(name)).length;
    return `${name} (in ${times} of the last ${runs.length} runs)`;
  });
}
