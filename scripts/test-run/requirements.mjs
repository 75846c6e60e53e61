// Compares the requirement ids that tests name in the sources with those in the titles of tests that passed.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const id = /\[([A-Z]{3}-\d{2})\]/gu;
const isTest = /\.test\.tsx?$/u;

/** Every module below tests/, because suites stand in modules of their own there, and the test files of the other folders. */
const testFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (folder === 'tests' ? /\.tsx?$/u : isTest).test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const idsOf = (text) => [...text.matchAll(id)].map(([, found]) => found);

/**
 * Requirement ids that a test file names and no title of a passed test does: tests of the full run only, or tests that did not run.
 * @param {string[]} titles
 * @returns {{ id: string, files: string[] }[]}
 */
export function requirementsNotShown(titles, folders = ['src', 'tests', 'scripts', '.storybook']) {
  const shown = new Set(titles.flatMap(idsOf));
  const named = new Map();
  for (const file of folders.flatMap(testFiles)) {
    for (const found of new Set(idsOf(readFileSync(file, 'utf8'))))
      named.set(found, [...(named.get(found) ?? []), file]);
  }
  return [...named]
    .filter(([found]) => !shown.has(found))
    .map(([found, files]) => ({ id: found, files }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
