import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CallId } from '#contract/generated/calls.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import type { Documents } from '#ui/documents/documents.tsx';
import { brandInTest } from '../testing/brand-documents.ts';
import { shellAnswers, login } from './testing/answers.ts';
import { drawScreen } from './testing/draw-screen.tsx';

import.meta.glob(['../lottery/*.tsx', '!../lottery/*.test.tsx'], { eager: true });

type Node = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  oneOf?: Node[];
  anyOf?: Node[];
  properties?: Record<string, Node>;
  items?: Node;
  pattern?: string;
  minimum?: number;
};

/** Free words of the platform that people chose: games, vendors, lotteries, banks, holders, nicknames. */
const named =
  /^(?:name|nickname|title|account|holder|bank|bankName|methodName|label|labelName|vendor|vendorName|gameName|game|counterpart|value|winner|player)$/u;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same answer with markup in every name, marked by where it stands. */
function hostile(call: string, value: unknown, name = ''): unknown {
  if (typeof value === 'string')
    return named.test(name) ? `<b>${call}.${name}</b><img src=x onerror=globalThis.pwned()>` : value;
  if (Array.isArray(value)) return value.map((entry) => hostile(call, entry, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([part, inner]) => [part, hostile(call, inner, part)]));
}

/** Where names have been seen, so that the test cannot pass by showing nothing. */
const places = [
  'bettingRecord.name',
  'cashierOptions.bankName',
  'cashierOptions.holder',
  'depositList.bankName',
  'depositList.holder',
  'depositList.methodName',
  'domainRoute.name',
  'gameList.name',
  'gameVendor.name',
  'hotGames.name',
  'jackpots.name',
  'lotteryMenus.name',
  'lotteryVnRecent.name',
  'memberInfo.nickname',
  'memberSecurity.nickname',
  'merchantWallet.name',
  'recentGames.name',
  'transferUplineState.nickname',
  'winners.name',
  'withdrawalList.bankName',
];

const turns = 12;
const moment = '2026-01-05T12:00:00.000Z';

function sampleText(name: string, { pattern }: Node): string {
  if (name === 'currency') return 'MMK';
  if (/zone$/iu.test(name)) return 'UTC';
  if (/(?:At|Time|since|until)$/u.test(name)) return moment;
  const form = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return ['words', '1000', '2026-01-05', 'a'.repeat(22)].find((text) => form?.test(text) !== false) ?? '';
}

/** Some answer that a schema allows, with all that it may have. */
function sampleOf(node: Node, name = ''): unknown {
  const [choice] = node.oneOf ?? node.anyOf ?? [];
  if (choice) return sampleOf(choice, name);
  if ('const' in node) return node.const;
  if (node.enum) return node.enum[0];
  const type = Array.isArray(node.type) ? node.type.find((each) => each !== 'null') : node.type;
  if (type === 'string') return sampleText(name, node);
  if (type === 'integer' || type === 'number')
    return /date|time|at$/iu.test(name) ? Date.parse(moment) : (node.minimum ?? 1);
  if (type === 'boolean') return true;
  if (type === 'array') return node.items ? [sampleOf(node.items, name)] : [];
  return Object.fromEntries(
    Object.entries(node.properties ?? {}).map(([part, inner]) => [part, sampleOf(inner, part)]),
  );
}

function answerOf(id: CallId): unknown {
  const { value: node } = (schemaIndex.calls[id]?.['properties'] ?? {}) as { value?: Node };
  return hostile(id, shellAnswers[id] ?? (node ? sampleOf(node) : null));
}

let brand: Documents;
let words: Readonly<Record<string, string>>;

beforeAll(async () => {
  ({ documents: brand, texts: words } = await brandInTest());
});
afterEach(cleanup);

describe('markup in names', () => {
  it('shows as text on every screen of the brand', { timeout: 300_000 }, async () => {
    const shown = new Set<string>();
    const caught: string[] = [];
    for (const screen of Object.values(brand.screens)) {
      const { page, faults } = await drawScreen(screen, {
        documents: brand,
        words,
        answer: answerOf,
        member: hostile('sessionLogin', login) as typeof login,
      });
      // Answers ask further questions; each turn draws what came in the one before.
      for (let turn = 0; turn < turns; turn += 1)
        await act(() => new Promise<void>((resolve) => void setImmediate(resolve)));
      caught.push(...faults.map((fault) => `${screen.id}: ${JSON.stringify(fault)}`));
      expect(document.querySelector('img[src="x"], [onerror], script'), screen.id).toBeNull();
      const bold = [...document.querySelectorAll('b')].filter(({ textContent }) =>
        /^\w+\.\w+$/u.test(textContent),
      );
      expect(
        bold.map(({ textContent }) => textContent),
        screen.id,
      ).toEqual([]);
      for (const [, name] of (page.container.textContent ?? '').matchAll(/<b>(\w+\.\w+)<\/b>/gu))
        shown.add(name ?? '');
      cleanup();
    }
    expect(caught).toEqual([]);
    expect([...shown]).toEqual(expect.arrayContaining(places));
  });
});
