import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const packs = ['aurora', 'padauk', 'base'];
const languages = ['en', 'my', 'zh-CN'];
const offers = /^(?:promotion|raffle|rain|mall)\./u;
/** Other names of the brands' currency. */
const others = /\bKs\b|\bkyats?\b|ကျပ်|缅元|缅币/iu;

describe.each(packs)('texts of offers in %s', (pack) => {
  it.each(languages)('write money in %s as pages do, with the code of the currency', (language) => {
    const file = `configs/${pack}/texts/${language}.json`;
    const { texts } = JSON.parse(readFileSync(file, 'utf8')) as { texts: Record<string, string> };
    const wrong = Object.entries(texts).filter(([key, text]) => offers.test(key) && others.test(text));
    expect(wrong).toEqual([]);
  });
});
