import { expect, it } from 'vitest';
import type { PackSet } from '#engine/packs.ts';
import { createChecker, type CheckAnswer, type Checked, type CheckRequest } from './checker.ts';

it('checks one after the other, leaves out what was replaced meanwhile, and tells the last alone', () => {
  const sent: CheckRequest[] = [];
  const told: Checked[] = [];
  const listeners: ((event: { data: CheckAnswer }) => void)[] = [];
  const check = createChecker(
    {
      postMessage: (request) => void sent.push(request),
      addEventListener: (_type, hear) => void listeners.push(hear),
    },
    (checked) => void told.push(checked),
  );
  const answer = (): void => listeners.forEach((hear) => hear({ data: { problems: [] } }));
  const packs = (): PackSet => ({});
  const last = packs();
  check({ packs: packs(), brand: 'first' });
  check({ packs: packs(), brand: 'second' });
  check({ packs: last, brand: 'third' });
  expect(sent.map(({ brand }) => brand)).toEqual(['first']);
  answer();
  expect([sent.map(({ brand }) => brand), told]).toEqual([['first', 'third'], []]);
  answer();
  expect(told.map(({ packs: of }) => of === last)).toEqual([true]);
});
