import { expect, it } from 'vitest';
import { htmlOfWords, plainText, wordsOfHtml } from './plain-text.ts';

it.each([
  ['<p>One</p><p>two &amp; three</p>', 'One two & three'],
  ['5 &lt; 6 &#8364;&#x41;', '5 < 6 €A'],
  ['&unknown; stays', '&unknown; stays'],
  ['plain', 'plain'],
  ['Tap <strong>Share</strong>, then <a href="/x">go</a>.<br>Done', 'Tap Share, then go. Done'],
])('the words of %s are "%s"', (html, words) => {
  expect(plainText(html)).toBe(words);
});

it('gives words to edit, and keeps what is typed as it is', () => {
  expect(wordsOfHtml('<p>Double <b>points</b></p>')).toBe('Double points');
  for (const typed of ['a < b & c ', '  &amp;', '<p>']) expect(wordsOfHtml(htmlOfWords(typed))).toBe(typed);
});
