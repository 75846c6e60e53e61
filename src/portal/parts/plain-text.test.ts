import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>One</p><p>two &amp; three</p>', 'One two & three'],
  ['5 &lt; 6 &#8364;&#x41;', '5 < 6 €A'],
  ['&unknown; stays', '&unknown; stays'],
  ['plain', 'plain'],
])('the words of %s are "%s"', (html, words) => {
  expect(plainText(html)).toBe(words);
});
