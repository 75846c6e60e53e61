import { describe, expect, it } from 'vitest';
import { asUnavailable, DatabaseUnavailable, isUnavailable } from './unavailable.ts';

const sent = (code: string): Error => Object.assign(new Error('said by the server'), { code });

describe('faults after which the same request can succeed later', () => {
  it.each([
    ['a full disk', '53100'],
    ['too many connections', '53300'],
    ['a lost connection', '08006'],
    ['a server that shuts down', '57P01'],
    ['a standby', '25006'],
    ['a statement that took too long', '57014'],
  ])('are those of %s', (_what, code) => {
    expect(isUnavailable(sent(code))).toBe(true);
  });

  it('are those of the driver, and none that another request would meet too', () => {
    expect(isUnavailable(asUnavailable(new Error('connect ECONNREFUSED')))).toBe(true);
    expect(isUnavailable(new DatabaseUnavailable('gone'))).toBe(true);
    for (const fault of [sent('23505'), sent('42703'), new Error('a fault of ours'), undefined])
      expect(isUnavailable(fault)).toBe(false);
  });
});
