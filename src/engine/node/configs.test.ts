/** @module-tag exhaustive */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isKind, splitKey } from '../packs.ts';
import { validatePacks } from '../validate.ts';
import { readPacks } from './read-packs.ts';
import { product } from '#play/product.ts';

const configs = join(import.meta.dirname, '../../../configs');

describe('the packs of the repository', () => {
  it('keep their schemas, name only what exists and pass the lint [ENG-01]', async () => {
    const problems = validatePacks(product, await readPacks(configs));
    expect(problems.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`)).toEqual([]);
  }, 60_000);

  it('have documents of known kinds only, in every pack', async () => {
    for (const { documents } of Object.values(await readPacks(configs))) {
      expect(Object.keys(documents).filter((key) => !isKind(splitKey(key).kind))).toEqual([]);
    }
  });
});
