import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineBrowserCommand } from '@vitest/browser-playwright';
import { comparePictures } from './compare-pictures.ts';
import { keptOf, takePicture } from './take-picture.ts';

export const references = 'tests/pictures/reference';
/** Not in test-results, which Playwright empties when it starts. */
export const results = '.cache/pictures';

/** Pictures that are taken of a page that still moves. */
const tries = 8;

/** A page as it is kept, once two pictures in a row are the same. */
async function stillPicture(take: () => Promise<Buffer>): Promise<Buffer> {
  let before = await take();
  for (let round = 1; round < tries; round += 1) {
    const now = await take();
    if (now.equals(before)) return keptOf(now);
    before = now;
  }
  throw new Error('The page does not come to rest.');
}

function keep(name: string, pictures: Record<string, Buffer | undefined>): string {
  const folder = join(results, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, picture] of Object.entries(pictures))
    if (picture) writeFileSync(join(folder, file), picture);
  return folder;
}

/**
 * Compares the page of a story with its reference picture, or puts it in its place where Vitest runs with `--update`. Answers what is
 * wrong, undefined when nothing is.
 */
export const matchPicture = defineBrowserCommand<[name: string, size: { width: number; height: number }]>(
  async ({ page, project }, name, size): Promise<string | undefined> => {
    const file = join(references, `${name}.webp`);
    const wanted = existsSync(file) ? readFileSync(file) : undefined;
    const take = () => takePicture(page, size);
    if (project.config.snapshotOptions.updateSnapshot === 'all') {
      const taken = await stillPicture(take);
      if (wanted && (await comparePictures(wanted, taken)).same) return undefined;
      mkdirSync(references, { recursive: true });
      writeFileSync(file, taken);
      return undefined;
    }
    if (!wanted) return `There is no picture ${file}; npm run stories:accept makes it.`;
    const first = await keptOf(await take());
    if ((await comparePictures(wanted, first)).same) return undefined;
    const taken = await stillPicture(take);
    const { same, told, difference } = await comparePictures(wanted, taken);
    if (same) return undefined;
    const folder = keep(name, { 'wanted.webp': wanted, 'taken.webp': taken, 'difference.png': difference });
    return `${name}: ${told}, see ${folder}; npm run stories:accept accepts it.`;
  },
);

/** Makes the window as large as the page that is laid out in it, which Vitest would draw smaller otherwise. */
export const resizeWindow = defineBrowserCommand<[size: { width: number; height: number }]>(
  ({ page }, size) => page.setViewportSize(size),
);

/** Reference pictures against the list of those that stories have: stale ones are an error, or removed where Vitest runs with `--update`. */
export function checkReferences(names: readonly string[], present: readonly string[], update: boolean): void {
  const wanted = new Set(names.map((name) => `${name}.webp`));
  const stale = present.filter((file) => !wanted.has(file));
  if (update) stale.forEach((file) => rmSync(join(references, file)));
  else if (stale.length > 0)
    throw new Error(`No story has these pictures in ${references} any more: ${stale.join(', ')}`);
}
