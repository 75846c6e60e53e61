import { describe, expect, it } from 'vitest';
import { deciderText } from './decider.ts';

describe('deciderText', () => {
  it('names operators as they are called, and says in words what decided in place of one', () => {
    expect(deciderText('paula')).toBe('paula');
    expect(deciderText('time')).toBe('Nobody: its time ran out');
    expect(deciderText('rule')).toBe('The rule of the brand');
    expect(deciderText(null)).toBeNull();
  });
});
