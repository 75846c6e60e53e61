/** @module-tag exhaustive */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { validatePacks } from '../validate.ts';
import { readPacks } from './read-packs.ts';
import { product } from '#play/product.ts';

const root = join(import.meta.dirname, '../../..');

/** The brand's files that a page of docs writes, by kind and id. */
const documentsOf = (page: string): { pack: string; documents: Record<string, string> } => {
  const blocks = [
    ...readFileSync(join(root, 'docs', page), 'utf8').matchAll(
      /^```json (?<pack>[a-z]+)\/(?<key>\S+)\.json\n(?<text>.*?)^```/gmsu,
    ),
  ].map(({ groups }) => groups ?? {});
  return {
    pack: blocks[0]?.['pack'] ?? '',
    documents: Object.fromEntries(blocks.map(({ key = '', text = '' }) => [key, text])),
  };
};

const brand = { kind: 'brand', id: 'main', extends: 'base', abstract: false, merchantCode: 'harbour' };
const languages = { languages: ['en'], defaultLanguage: 'en' };

it.each([
  ['screens.md', 9],
  ['another-country.md', 3],
  ['forms.md', 3],
])('the brand of docs/%s has nothing wrong with it', async (page, count) => {
  const { pack, documents } = documentsOf(page);
  expect(Object.keys(documents)).toHaveLength(count);
  const whole = { 'brand/main': JSON.stringify({ ...brand, ...languages }), ...documents };
  const packs = await readPacks(join(root, 'configs'));
  const problems = validatePacks(product, { ...packs, [pack]: { pack, documents: whole, assets: [] } }, [
    pack,
  ]);
  expect(problems.map(({ code, file, pointer, message }) => `${code} ${file} ${pointer} ${message}`)).toEqual(
    [],
  );
});
