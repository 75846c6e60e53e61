import { expect, it } from 'vitest';
import type { LiveBrand } from '#server/brands/types.ts';
import { momentOf } from './moment.ts';

const brand = {
  documents: { 'brand/main': { kind: 'brand', id: 'main', timeZone: 'Asia/Yangon' } },
} as unknown as LiveBrand;

it.each(['en', 'my', 'zh-CN'])(
  'a message in %s tells a time in the zone of the brand, which it names',
  (language) => {
    const told = momentOf(brand, new Date('2026-11-27T20:05:00Z'), language);
    expect(told).toMatch(/2:35/u);
    expect(told).toContain('6:30');
  },
);
