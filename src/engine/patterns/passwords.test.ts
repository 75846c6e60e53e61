import { describe, expect, it } from 'vitest';
import { guessesOf, isPersonalPassword } from './passwords.ts';

describe('what is guessed first of a password', () => {
  it.each([
    ['Dragon2024!', ['dragon2024!', 'dragon']],
    ['P@$$w0rd1', ['p@$$w0rd1', 'p@$$w0rd', 'password']],
    ['ＰＡＳＳＷＯＲＤ', ['password']],
    ['  123456 ', ['123456']],
    ['99abc99', ['99abc99']],
    ['မင်္ဂလာပါ12', ['မင်္ဂလာပါ12', 'မင်္ဂလာပါ']],
    ['   ', []],
  ])('of %s is %j', (password, guesses) => {
    expect(guessesOf(password)).toEqual(guesses);
  });

  it('is the name, the e-mail address and the number of its owner', () => {
    const known = ['ThiriMoe', 'zin.mar@example.org', '+95 9420123456', '1990-04-12', undefined, null, 'ab'];
    for (const password of [
      'thirimoe',
      'ThiriMoe#99',
      'Zin.Mar1!',
      'zin.mar@example.org',
      '959420123456',
      '19900412',
    ])
      expect([password, isPersonalPassword(password, known)]).toEqual([password, true]);
    for (const password of ['ab', 'ab12', 'thirimoe-lotus', 'quiet-river-42', ''])
      expect([password, isPersonalPassword(password, known)]).toEqual([password, false]);
  });
});
