import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const packs = ['aurora', 'padauk', 'base'];
const offers = /^(?:promotion|raffle|rain|mall)\./u;
/** Other names of the brands' currency. */
const others = /\bKs\b|\bkyats?\b|ကျပ်|缅元|缅币|緬元|จ๊าต|チャット|짯|क्यात|كيات/iu;

describe.each(packs)('texts of offers in %s', (pack) => {
  const folder = `configs/${pack}/texts`;
  it.each(readdirSync(folder))('write money in %s as pages do, with the code of the currency', (file) => {
    const { texts } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as {
      texts: Record<string, string>;
    };
    const wrong = Object.entries(texts).filter(([key, text]) => offers.test(key) && others.test(text));
    expect(wrong).toEqual([]);
  });
});
