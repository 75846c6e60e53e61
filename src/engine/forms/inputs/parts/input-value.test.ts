import { describe, expect, it } from 'vitest';
import { canShow } from './input-value.ts';

describe('a stored value', () => {
  it.each([
    ['date', '1990-05-21', true],
    ['date', '', true],
    ['date', '49', false],
    ['text', '49', true],
    ['text', true, false],
    ['checkbox', true, true],
    ['checkbox', 'yes', false],
    ['number', 'not a number', true],
  ] as const)('shows in a %s as %j: %s', (input, value, shows) => {
    expect(canShow(input, value)).toBe(shows);
  });
});
