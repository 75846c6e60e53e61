import { expect, it } from 'vitest';
import { isWorse } from './verdict.ts';

const side = (faulted: number, views = 1000) => ({ views, faulted });

it('stops what breaks by the factor more often than elsewhere, beyond chance', () => {
  expect(isWorse({ rollout: side(60), rest: side(10) })).toBe(true);
  expect(isWorse({ rollout: side(28), rest: side(10) })).toBe(false);
  expect(isWorse({ rollout: side(28), rest: side(10) }, { factor: 2 })).toBe(true);
});

it('waits for enough pages of both sides, and for enough that broke', () => {
  expect(isWorse({ rollout: side(60, 150), rest: side(0) })).toBe(false);
  expect(isWorse({ rollout: side(60, 150), rest: side(0) }, { views: 100 })).toBe(true);
  expect(isWorse({ rollout: side(60), rest: side(0, 50) })).toBe(false);
  expect(isWorse({ rollout: side(4), rest: side(0) })).toBe(false);
});

it('leaves rollouts alone where it is off', () => {
  expect(isWorse({ rollout: side(500), rest: side(0) }, { off: true })).toBe(false);
});
