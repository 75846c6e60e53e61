import { describe, expect, it } from 'vitest';
import { makeSanitiser } from './make-sanitizer.ts';

const sanitise = makeSanitiser();

describe('HTML of operators as the server draws it', () => {
  it('keeps what a rich text may have', () => {
    const text = '<h2>Terms</h2><p>Read <b>all</b> of <a href="/help">this</a>.</p>';
    expect(sanitise(text)).toBe(
      '<h2>Terms</h2><p>Read <b>all</b> of <a href="/help" rel="noopener noreferrer">this</a>.</p>',
    );
  });

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<img src="/a.svg" onerror="alert(1)">', '<img src="/a.svg" loading="lazy" />'],
    ['<p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['<form action="/x"><input name="a"></form>', ''],
  ])('takes out what it may not: %s', (given, expected) => {
    expect(sanitise(given)).toBe(expected);
  });

  it('takes addresses away that run something, and opens other sites beside the page', () => {
    expect(sanitise('<a href="javascript:alert(1)">a</a>')).not.toContain('javascript');
    expect(sanitise('<a href="https://a.example">a</a>')).toContain('target="_blank"');
  });
});
