import { expect, it } from 'vitest';
import { gainOf } from './gain.ts';

it.each([
  ['a win', { payout: '21111', stake: '10000', free: false }, 11_111n],
  ['a part of the stake that comes back', { payout: '4000', stake: '10000', free: false }, -6_000n],
  ['a round without payout', { payout: null, stake: '10000', free: false }, -10_000n],
  ['a free round', { payout: '4000', stake: '10000', free: true }, 4_000n],
])('is the payout less the stake of %s', (_name, round, gain) => {
  expect(gainOf(round as unknown as Parameters<typeof gainOf>[0])).toBe(gain);
});
