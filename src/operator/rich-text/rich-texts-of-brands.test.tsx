import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { canShowRich } from './rich-html.ts';

const configs = join(import.meta.dirname, '../../../configs');

/** A text in which `x` stands for words in a row. */
const markupOf = (text: string): string =>
  text.replaceAll(/(?<=^|>)[^<]+/gu, (words) => words.replaceAll(/\S+(?:\s+\S+)*/gu, 'x'));

it('shows every text with markup that the packs have', () => {
  const files = readdirSync(configs, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^/]+\/texts\/[^/]+\.json$/u.test(file),
  );
  const texts = files.flatMap((file) =>
    Object.values<string>(
      (JSON.parse(readFileSync(join(configs, file), 'utf8')) as { texts?: Record<string, string> }).texts ??
        {},
    ),
  );
  // Thousands in forty languages are alike but for their words: one of each markup is tried.
  const marked = [
    ...new Map(texts.filter((text) => /<[a-z]/u.test(text)).map((text) => [markupOf(text), text])).values(),
  ];
  expect(marked.length).toBeGreaterThan(10);
  expect(marked.filter((text) => !canShowRich(text))).toEqual([]);
});
