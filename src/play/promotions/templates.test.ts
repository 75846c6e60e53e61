/** @module-tag exhaustive */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CampaignsDocument } from '#contract/generated/documents.ts';
import { readPacks } from '#engine/node/read-packs.ts';
import type { PackSet } from '#engine/packs.ts';
import { isError } from '#engine/problems.ts';
import { resolveBrand } from '#engine/resolve.ts';
import { validatePacks } from '#engine/validate.ts';
import { product } from '../product.ts';
import { promotionFrom, proposedPeriod, unitOf } from './templates.ts';
import { wordsOfPromotion } from './template-words.ts';

const packs = await readPacks(join(import.meta.dirname, '../../../configs'));
const now = new Date('2026-11-27T10:00:00Z');
const languages = ['en', 'my', 'zh-CN'];

const documentsOf = {
  aurora: resolveBrand(packs, 'aurora').documents,
  padauk: resolveBrand(packs, 'padauk').documents,
};
type Brand = keyof typeof documentsOf;

const campaignsOf = (brand: Brand): CampaignsDocument =>
  documentsOf[brand]['campaigns/main'] as CampaignsDocument;

/** A brand with every template as a promotion, with words in all languages; other documents as `change` says. */
function withAll(brand: Brand, smallest: number, change: Record<string, object> = {}): PackSet {
  const documents = documentsOf[brand];
  const { statements, templates } = campaignsOf(brand);
  const mall = documents['mall/main'];
  const level = mall?.kind === 'mall' ? mall.levels.order[1] : undefined;
  const described = documents['brand/main'];
  // Languages without words of a template get the English ones, which count as not translated.
  const offered = (described?.kind === 'brand' && described.languages) || languages;
  const texts: Record<string, Record<string, string>> = {};
  const made: Record<string, string> = {};
  for (const id of templates.order) {
    const template = templates.items[id];
    if (!template) throw new Error(`The template ${id} is missing.`);
    const period = proposedPeriod(template, now, 'Asia/Yangon');
    const promotion = promotionFrom(template, {
      id: `from_${id}`,
      unit: unitOf([smallest], { currency: 'MMK', digits: 2 }),
      period,
      level,
    });
    made[`promotion/from_${id}`] = JSON.stringify(promotion);
    for (const language of offered) {
      const brandsOwn = { currency: 'MMK', digits: 2, timeZone: 'Asia/Yangon', level: 'Gold' };
      const words = wordsOfPromotion(promotion, { statements, template, language, ...brandsOwn });
      for (const [name, said] of Object.entries(words))
        (texts[language] ??= {})[`promotion.from_${id}.${name}`] = said;
    }
  }
  const own = packs[brand];
  const before = own?.documents ?? {};
  const written = Object.fromEntries(
    offered.map((language) => {
      const key = `texts/${language}`;
      const layer = JSON.parse(before[key] ?? `{"kind":"texts","id":"${language}","texts":{}}`) as {
        texts: object;
      };
      return [key, JSON.stringify({ ...layer, texts: { ...layer.texts, ...texts[language] } })];
    }),
  );
  const changed = Object.fromEntries(
    Object.entries(change).map(([key, document]) => [
      key,
      JSON.stringify({ ...(JSON.parse(before[key] ?? '{}') as object), ...document }),
    ]),
  );
  return {
    ...packs,
    [brand]: {
      pack: brand,
      assets: own?.assets ?? [],
      documents: { ...before, ...made, ...written, ...changed },
    },
  };
}

const errorsOf = (set: PackSet, brand: string) =>
  validatePacks(product, set, [brand])
    .filter(isError)
    .filter(({ file }) => file.includes('/promotion/from_') || file.includes('/texts/'));

describe('templates of campaigns', () => {
  it('are twenty, each with words in three languages and no hole that is left', () => {
    const { templates, statements } = campaignsOf('aurora');
    expect(templates.order).toHaveLength(20);
    expect(new Set(templates.order)).toEqual(new Set(Object.keys(templates.items)));
    for (const words of [
      ...Object.values(statements),
      ...Object.values(templates.items).flatMap(({ title, summary }) => [title, summary]),
    ])
      expect(Object.keys(words)).toEqual(languages);
    const set = withAll('aurora', 100_000);
    for (const language of languages)
      expect(set['aurora']?.documents[`texts/${language}`]).not.toContain('{{reward');
    const { texts } = JSON.parse(set['aurora']?.documents['texts/en'] ?? '{}') as {
      texts: Record<string, string>;
    };
    expect(texts['promotion.from_welcomePackage.summary']).toBe(
      '100% bonus on your first deposit of MMK\u00A01,000.00 or more, up to MMK\u00A020,000.00.',
    );
    expect(texts['promotion.from_welcomePackage.terms']).toContain('15 times the bonus');
    const made = Object.keys(texts).filter((key) => key.startsWith('promotion.from_'));
    for (const key of made) expect(texts[key]).not.toMatch(/\{\{|undefined|\bof or\b| {2}/u);
  });

  it.each([
    ['aurora', 100_000, {}],
    ['padauk', 200_000, {}],
    ['aurora', 1, { 'brand/main': { currency: 'JPY', currencyDigits: 0 } }],
    ['padauk', 5_000_000, { 'brand/main': { currency: 'BHD', currencyDigits: 3 } }],
  ] as const)(
    'make promotions that %s can publish, with a smallest deposit of %i and %o',
    (brand, smallest, change) => {
      expect(errorsOf(withAll(brand, smallest, change), brand)).toEqual([]);
    },
  );

  it.each([
    ['EUR', 2, 100],
    ['THB', 2, 1000],
    ['JPY', 0, 100],
    ['KWD', 3, 1000],
    ['MMK', 2, 10_000],
  ] as const)('have amounts that %s is paid in, where the cashier says none', (currency, digits, unit) => {
    expect(unitOf([], { currency, digits })).toBe(unit);
  });

  it('propose a period by the clocks of the brand', () => {
    const at = (lasts: object) => proposedPeriod({ lasts: lasts as never }, now, 'Asia/Yangon');
    expect(at({ begins: 'monday', days: 7 })).toEqual({
      from: '2026-11-29T17:30:00Z',
      until: '2026-12-06T17:30:00Z',
    });
    expect(at({ begins: 'tomorrow', at: 20, hours: 2 })).toEqual({
      from: '2026-11-28T13:30:00Z',
      until: '2026-11-28T15:30:00Z',
    });
  });
});
