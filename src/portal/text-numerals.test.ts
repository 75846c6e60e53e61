import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TextsDocument } from '#contract/generated/documents.ts';
import { numeralsOf } from '#engine/texts/languages.ts';

const configs = join(import.meta.dirname, '../../configs');
const documents = readdirSync(configs, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|[/\\])texts[/\\][^/\\]+\.json$/u.test(file))
  .map((file) => ({ file, ...(JSON.parse(readFileSync(join(configs, file), 'utf8')) as TextsDocument) }));

const isOtherDigit = /(?![0-9])\p{Nd}/u;

describe('numbers in texts', () => {
  // What pages format themselves (money, times, odds, counts) stands beside them in one sentence.
  it.each(documents.filter(({ id }) => numeralsOf(id) === 'latn'))(
    'are written in the numerals that pages format in: $file',
    ({ texts }) => {
      const mixed = Object.entries(texts).filter(([, text]) => isOtherDigit.test(text));
      expect(mixed).toEqual([]);
    },
  );
});
