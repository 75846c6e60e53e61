import { describe, expect, it } from 'vitest';
import { createAllowance } from './allowance.ts';
import { createTurns } from './turns.ts';

describe('the time that new patterns of an account may take', () => {
  it('is used up, and comes back minute by minute', () => {
    let now = 0;
    const allowance = createAllowance(() => new Date(now));
    const all = allowance.left('mya');
    allowance.take('mya', all);
    expect(allowance.left('mya')).toBe(0);
    now += 30_000;
    expect(allowance.left('mya')).toBe(all / 2);
    now += 3_600_000;
    expect(allowance.left('mya')).toBe(all);
  });

  it('is each account’s own', () => {
    const allowance = createAllowance(() => new Date(0));
    const all = allowance.left('mya');
    allowance.take('mya', all + 1000);
    expect(allowance.left('zaw')).toBe(all);
  });
});

describe('the checks of an account', () => {
  it('come one after the other, also after one that failed', async () => {
    const turns = createTurns();
    const done: string[] = [];
    let endFirst = (): void => undefined;
    const first = turns.inTurn(
      'mya',
      () => new Promise<void>((_, reject) => (endFirst = () => reject(new Error('no')))),
    );
    const second = turns.inTurn('mya', async () => void done.push('second'));
    await turns.inTurn('zaw', async () => void done.push('of another'));
    endFirst();
    await expect(first).rejects.toThrow('no');
    await second;
    expect(done).toEqual(['of another', 'second']);
  });

  it('are no more than a few at a time, until one has ended', () => {
    const turns = createTurns();
    const leave = Array.from({ length: 8 }, () => turns.enter('mya'));
    expect(turns.enter('mya')).toBeUndefined();
    expect(turns.enter('zaw')).toBeDefined();
    leave[0]?.();
    expect(turns.enter('mya')).toBeDefined();
  });
});
