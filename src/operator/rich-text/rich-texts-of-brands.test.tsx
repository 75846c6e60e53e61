import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { canShowRich } from './rich-html.ts';

const configs = join(import.meta.dirname, '../../../configs');

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
  const marked = [...new Set(texts.filter((text) => /<[a-z]/u.test(text)))];
  expect(marked.length).toBeGreaterThan(100);
  expect(marked.filter((text) => !canShowRich(text))).toEqual([]);
});
