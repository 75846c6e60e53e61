import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BrandDocument, TextsDocument } from '#contract/generated/documents.ts';

const root = join(import.meta.dirname, '../..');
const read = (key: string): unknown =>
  JSON.parse(readFileSync(join(root, `configs/base/${key}.json`), 'utf8'));
const { languages = [] } = read('brand/main') as BrandDocument;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/\.test\.|testing/.test(join(entry.parentPath, entry.name)),
    )
    .map((entry) => join(entry.parentPath, entry.name));

/** Text keys in code: say('…'), say(a ? '…' : '…'), and properties passed to say later. */
function keysIn(code: string): string[] {
  const said = Array.from(code.matchAll(/\bsay\(([^;]*?)\)/gs), ([, inside = '']) => inside).flatMap(
    (inside) => Array.from(inside.matchAll(/'([a-z][A-Za-z0-9_.-]*)'/g), ([, key = '']) => key),
  );
  const named = Array.from(
    code.matchAll(/\b(?:key|text|label|words|title|confirm): '([a-z][A-Za-z0-9]*[._][A-Za-z0-9_.-]+)'/g),
    ([, key = '']) => key,
  );
  return [...said, ...named].filter((key) => /[._]/.test(key));
}

const used = [
  ...new Set(
    ['src/ui', 'src/portal']
      .flatMap((folder) => filesBelow(join(root, folder)))
      .flatMap((file) => keysIn(readFileSync(file, 'utf8'))),
  ),
].sort();

describe('the words that code says', () => {
  it.each(languages)('are all in base/texts/%s', (language) => {
    const { texts } = read(`texts/${language}`) as TextsDocument;
    const missing = used.filter((key) => !Object.hasOwn(texts, key) && !Object.hasOwn(texts, `${key}_other`));
    expect(missing).toEqual([]);
  });
});
