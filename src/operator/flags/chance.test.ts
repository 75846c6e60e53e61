import { describe, expect, it } from 'vitest';
import { compare, rateOf } from './chance.ts';

describe('a rate', () => {
  it('has the interval of Wilson, also where nothing or everything was hit', () => {
    const rate = rateOf(10, 100);
    expect(rate?.share).toBe(0.1);
    expect(rate?.low).toBeCloseTo(0.0552, 3);
    expect(rate?.high).toBeCloseTo(0.1744, 3);
    expect(rateOf(0, 20)?.low).toBe(0);
    expect(rateOf(0, 20)?.high).toBeCloseTo(0.1611, 3);
    expect(rateOf(0, 0)).toBeUndefined();
  });
});

describe('a comparison of two rates', () => {
  it('knows a difference beyond chance from one within it', () => {
    expect(compare({ hits: 100, all: 1000 }, { hits: 140, all: 1000 })).toBe('more');
    expect(compare({ hits: 140, all: 1000 }, { hits: 100, all: 1000 })).toBe('fewer');
    expect(compare({ hits: 100, all: 1000 }, { hits: 110, all: 1000 })).toBe('same');
  });

  it('says nothing of a few', () => {
    expect(compare({ hits: 0, all: 20 }, { hits: 5, all: 20 })).toBe('few');
    expect(compare({ hits: 0, all: 0 }, { hits: 50, all: 100 })).toBe('few');
  });
});
