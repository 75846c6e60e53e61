import { describe, expect, it } from 'vitest';
import { canShowRich, readRich, writeRich } from './rich-html.ts';

const again = (html: string): string => writeRich(readRich(html));

describe('a rich text in the editor', () => {
  it.each([
    'No payouts on Monday',
    'Read <strong>all</strong> of <a href="/help">this</a>.',
    '<p>One &amp; two &lt;3</p><p>{{age}} years<br>and older</p>',
    '<h2>Terms</h2><p>First.</p><h3>More</h3><ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul><ol><li>Three</li></ol>',
    '<blockquote><p>Said</p></blockquote><hr><p>a&nbsp;b</p>',
    '<p><strong>a<em>b</em></strong><em>c</em><sup>2</sup></p>',
    '<p><a href="/a" title="A &quot;b&quot;">x</a></p>',
    '<p>Before</p><table><tbody><tr><td colspan="2">cell</td></tr></tbody></table><p><img src="/a.png" alt="A"></p>',
  ])('is written as it was read: %s', (html) => {
    expect(again(html)).toBe(html);
    expect(canShowRich(html)).toBe(true);
  });

  it.each([
    ['<p>\n  a\n  b </p>\n<p>c</p>', '<p>a b</p><p>c</p>'],
    ['<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
    ['<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
    ['<p><em><strong>a</strong></em></p><p></p>', '<p><strong><em>a</em></strong></p>'],
    ['Words<p>more</p>', '<p>Words</p><p>more</p>'],
    [
      '<p><a href="https://a.example" target="_blank" rel="noopener">a</a></p>',
      '<p><a href="https://a.example">a</a></p>',
    ],
  ])('is written in one way of those that players see alike: %s', (html, written) => {
    expect(again(html)).toBe(written);
    expect(canShowRich(html)).toBe(true);
  });

  it.each([
    '<div>a</div>',
    '<p lang="th">a</p>',
    '<p class="x">a</p>',
    '<script>alert(1)</script>',
    '<p>a<!-- b --></p>',
    '<h1>a</h1>',
    '<p><a>a</a></p>',
    '<p><span title="t">a</span></p>',
    '<form><p>a</p></form>',
  ])('is not shown if some of it would be lost: %s', (html) => {
    expect(canShowRich(html)).toBe(false);
  });

  it('is nothing without words', () => {
    expect(again('')).toBe('');
    expect(again('<p><br></p>')).toBe('<p><br></p>');
    expect(again('<p></p>')).toBe('');
  });
});
