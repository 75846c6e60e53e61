import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

/** Words of this product; what the engine has to know of them is handed over as a `Product`. */
const words =
  /lotter|draw|game|wallet|provider|vendor|cashier|deposit|withdraw|(?<!re)member|session|login|logged in|centre|agent\b|guest/gi;

const sources = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => file.endsWith('.ts') && !/\.test\.|[/\\](?:testing|generated)[/\\]/.test(file));

const wordsOf = (code: string): string[] => Array.from(code.matchAll(words), ([word]) => word);

it('leaves games, lotteries, money and members to the product', () => {
  const found = sources.flatMap((file) =>
    wordsOf(readFileSync(file, 'utf8')).map((word) => `${relative(import.meta.dirname, file)}: ${word}`),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

it.each([
  "if (document.kind === 'lotteries') checkLotteries(brand, document);",
  "import { waysIn } from './providers.ts';",
  "const CASHIER = 'cashier/main';",
  'gameType: names',
  'DRAWN_TWO_WAYS',
  "kept: 'member'",
  "'session.loggedIn': false",
  'checkCentre(brand, screen)',
])('sees that %s names something of it', (code) => expect(wordsOf(code)).not.toEqual([]));
