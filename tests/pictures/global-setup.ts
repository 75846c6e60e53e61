import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { checkReferences, references, results } from './match-picture.ts';

/** Before stories run: differences of the run before are gone, and every reference picture has its story. */
export function setup({ config }: TestProject): void {
  rmSync(results, { recursive: true, force: true });
  const names = JSON.parse(readFileSync('.cache/stories/pictures.json', 'utf8')) as string[];
  const present = existsSync(references) ? readdirSync(references) : [];
  checkReferences(names, present, config.snapshotOptions.updateSnapshot === 'all');
}
