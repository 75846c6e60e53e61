import { describe, expect, it } from 'vitest';
import { buckets, slotOf } from './deal.ts';
import {
  flagForPages,
  isFlagOn,
  isOnForAll,
  settledFlags,
  utcMinute,
  variantOf,
  variantShares,
  type FlagStrategy,
  type FlagViewer,
} from './flag.ts';

const all = Array.from({ length: buckets }, (_, bucket) => bucket);

const viewer = (
  bucket: number | undefined,
  facts: Record<string, unknown> = {},
  at = '2026-06-01T12:00:00Z',
) => ({ bucket, minute: () => utcMinute(at), fact: (name) => facts[name] }) satisfies FlagViewer;

const having = (id: string, flag: FlagStrategy): number[] =>
  all.filter((bucket) => isFlagOn(id, flag, viewer(bucket)));

describe('a flag', () => {
  it('has exactly its share of the browsers, always the same, and its own', () => {
    for (const share of [0, 1, 10, 50, 99, 100]) expect(having('one', { share })).toHaveLength(share);
    expect(having('one', { share: 30 })).toEqual(having('one', { share: 30 }));
    expect(having('one', { share: 30 })).not.toEqual(having('two', { share: 30 }));
  });

  it('keeps whoever had it when its share grows', () => {
    expect(having('one', { share: 40 })).toEqual(expect.arrayContaining(having('one', { share: 10 })));
  });

  it('deals anew with another run', () => {
    expect(having('one', { share: 30, run: 2 })).not.toEqual(having('one', { share: 30 }));
  });

  it('is on for whom its condition holds, from its beginning until its end', () => {
    const flag: FlagStrategy = {
      when: { '==': [{ var: 'visitor.country' }, 'MM'] },
      from: '2026-06-01T12:00:00Z',
      until: '2026-06-02T00:00:00Z',
    };
    const isOn = (country: string, at: string) =>
      isFlagOn('one', flag, viewer(0, { 'visitor.country': country }, at));
    expect(isOn('MM', '2026-06-01T12:00:00Z')).toBe(true);
    expect(isOn('TH', '2026-06-01T12:00:00Z')).toBe(false);
    expect(isOn('MM', '2026-06-01T11:59:00Z')).toBe(false);
    expect(isOn('MM', '2026-06-01T23:59:00Z')).toBe(true);
    expect(isOn('MM', '2026-06-02T00:00:00Z')).toBe(false);
  });

  it('is off for all when it is switched off, whatever else it says', () => {
    expect(isFlagOn('one', { on: false, share: 100 }, viewer(1))).toBe(false);
    expect(isFlagOn('one', undefined, viewer(1))).toBe(false);
  });

  it('is on without a browser only if it is for all', () => {
    expect(isFlagOn('one', { share: 99 }, viewer(undefined))).toBe(false);
    expect([true, { name: 'One' }, { share: 100, when: true }].map(isOnForAll)).toEqual([true, true, true]);
    const some = [
      false,
      { on: false },
      { share: 99 },
      { when: { var: 'language' } },
      { until: '2030-01-01T00:00:00Z' },
    ];
    expect(some.map(isOnForAll)).toEqual([false, false, false, false, false]);
  });
});

describe('variants', () => {
  const flag = (weights: Record<string, number>): FlagStrategy => ({
    variants: {
      order: Object.keys(weights),
      items: Object.fromEntries(
        Object.entries(weights).map(([id, weight]) => [id, { name: id.toUpperCase(), weight }]),
      ),
    },
  });
  const counts = (tested: FlagStrategy): Record<string, number> => {
    const found: Record<string, number> = {};
    for (const bucket of all) {
      const variant = variantOf('one', tested, viewer(bucket));
      found[variant] = (found[variant] ?? 0) + 1;
    }
    return found;
  };

  it('are had by browsers as their weights say', () => {
    expect(counts(flag({ a: 1, b: 2, c: 1 }))).toEqual({ a: 25, b: 50, c: 25 });
    expect(variantShares(flag({ a: 1, b: 1, c: 1 })).map(({ share }) => share)).toEqual([33, 34, 33]);
  });

  it('are none while the flag is off, and one for all when it has all the weight', () => {
    expect(variantOf('one', { ...flag({ a: 1 }), on: false }, viewer(3))).toBe('');
    expect(counts(flag({ a: 0, b: 5 }))).toEqual({ b: 100 });
    expect(variantOf('one', flag({ a: 0, b: 5 }), viewer(undefined))).toBe('b');
  });

  it('do not hang on who is in the share', () => {
    const shared = { ...flag({ a: 1, b: 1 }), share: 50 };
    const inShare = all.filter((bucket) => isFlagOn('one', shared, viewer(bucket)));
    const ofA = inShare.filter((bucket) => variantOf('one', shared, viewer(bucket)) === 'a');
    expect(ofA.length).toBeGreaterThan(10);
    expect(ofA.length).toBeLessThan(40);
  });

  it('are settled for a viewer to the one that it has', () => {
    const written = { plain: true, tested: flag({ a: 1, b: 1 }), gone: { name: 'Gone', on: false } };
    const settled = settledFlags(written, viewer(7));
    expect(settled['plain']).toBe(true);
    expect(settled['gone']).toBe(false);
    const nobody = viewer(undefined);
    expect(variantOf('tested', settled['tested'], nobody)).toBe(
      variantOf('tested', written.tested, viewer(7)),
    );
    expect(isOnForAll(settled['tested'])).toBe(true);
  });
});

it('gives pages no notes of operators, and no condition that they could not decide', () => {
  const isAsked = (fact: string) => fact === 'audience.tags';
  const flag = { name: 'One', owner: 'ann', description: 'x', expires: '2026-01-01', share: 5 };
  expect(flagForPages('one', flag, isAsked)).toEqual({ share: 5 });
  const when = { in: [',vip,', { var: 'audience.tags' }] };
  expect(flagForPages('one', { ...flag, when }, isAsked)).toEqual({ share: 5, when: { var: 'asked.one' } });
});

it('spreads the slots of a salt over all buckets', () => {
  expect(new Set(all.map((bucket) => slotOf(bucket, 'salt'))).size).toBe(buckets);
});
