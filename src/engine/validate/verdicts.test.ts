import { describe, expect, it } from 'vitest';
import { knownVerdicts, rememberVerdict, verdictOn } from './verdicts.ts';

const unproven = { status: 'unknown', reason: 'timeout' } as const;

describe('verdicts on patterns', () => {
  it('stand, however much time there is', () => {
    rememberVerdict({ source: 'safe[a-z]', redos: { status: 'safe' }, given: 50 });
    expect(verdictOn('safe[a-z]', 60_000)).toEqual({ status: 'safe' });
    expect(verdictOn('another', 60_000)).toBeUndefined();
  });

  it('that nothing could be shown stand until there is twice the time', () => {
    rememberVerdict({ source: 'hard+', redos: unproven, given: 4000 });
    expect(verdictOn('hard+', 4000)).toEqual(unproven);
    expect(verdictOn('hard+', 7999)).toEqual(unproven);
    expect(verdictOn('hard+', 8000)).toBeUndefined();
  });

  it('are forgotten where there are too many, the oldest first', () => {
    rememberVerdict({ source: 'the first', redos: unproven, given: 1 });
    for (let number = 0; number < 5000; number += 1)
      rememberVerdict({ source: `pattern ${number}`, redos: { status: 'safe' }, given: 1 });
    expect(knownVerdicts()).toHaveLength(5000);
    expect(verdictOn('the first', 1)).toBeUndefined();
    expect(verdictOn('pattern 4999', 1)).toEqual({ status: 'safe' });
  });
});
