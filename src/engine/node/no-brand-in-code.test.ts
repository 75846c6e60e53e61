import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { consolePack } from '#contract/console-pack.ts';

const brands = readdirSync('configs').filter((pack) => pack !== 'base' && pack !== consolePack);
/** Draws the pictures of the demo brands, which belong to them. */
const art = join('sandbox', 'art');
const code = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.(tsx?|css|html)$/u.test(file) &&
    !/\.test\.|testing[\\/]|generated[\\/]/u.test(file) &&
    !file.startsWith(art),
);

describe('the code', () => {
  it('names no brand [ENG-02]', () => {
    expect(brands.length).toBeGreaterThan(1);
    expect(code.length).toBeGreaterThan(300);
    const names = new RegExp(`\\b(${brands.join('|')})\\b`, 'iu');
    expect(code.filter((file) => names.test(readFileSync(join('src', file), 'utf8')))).toEqual([]);
  });
});
