import { expect, it } from 'vitest';
import { asHeading } from './reader.ts';

it.each([
  ['changeEmail', 'Change email'],
  ['frame-header', 'Frame header'],
  ['main', 'Main'],
])('says %s without a name as %s', (id, words) => {
  expect(asHeading(id)).toBe(words);
});
