import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validatePacks } from '../validate.ts';
import { readPacks } from './read-packs.ts';

const root = join(import.meta.dirname, '../../..');
const pack = 'harbour';

/** The files that docs/screens.md writes, by kind and id. */
const documents = Object.fromEntries(
  [
    ...readFileSync(join(root, 'docs/screens.md'), 'utf8').matchAll(
      /^```json (?:harbour\/)(\S+)\.json\n(.*?)^```/gmsu,
    ),
  ].map(([, key = '', text = '']) => [key, text]),
);

describe('the brand of docs/screens.md', () => {
  it('has nothing wrong with it', async () => {
    expect(Object.keys(documents)).toHaveLength(8);
    const packs = await readPacks(join(root, 'configs'));
    const problems = validatePacks({ ...packs, [pack]: { pack, documents, assets: [] } }, [pack]);
    expect(
      problems.map(({ code, file, pointer, message }) => `${code} ${file} ${pointer} ${message}`),
    ).toEqual([]);
  });
});
