import { describe, expect, it } from 'vitest';
import { takeStyles } from './inline-styles.ts';

describe('style attributes of a markup', () => {
  it('stand in a style sheet, each once, and in an attribute that no policy forbids', () => {
    const { html, css } = takeStyles('<p class="a" style="width:1px">x</p><i style="width:1px"></i>');
    expect(html).toBe('<p class="a" data-style="width:1px">x</p><i data-style="width:1px"></i>');
    expect(css).toBe('[data-style="width:1px"]:not(#\\0){width:1px}');
  });

  it('are read as the browser would read them', () => {
    const { css } = takeStyles('<p style="background:url(&quot;/a.svg&quot;)"></p>');
    expect(css).toBe('[data-style="background:url(\\"/a.svg\\")"]:not(#\\0){background:url("/a.svg")}');
  });

  it.each(['color:red}body{display:none', 'x:&lt;/style&gt;', 'x:@import', 'x:/*'])(
    'come into no style sheet where they would leave their rule: %s',
    (style) => {
      const { html, css } = takeStyles(`<p style="${style}"></p>`);
      expect([html, css]).toEqual([`<p data-style="${style}"></p>`, '']);
    },
  );

  it('are none where a text only looks like one', () => {
    const text = '<p>a style="width:1px" b</p>';
    expect(takeStyles(text)).toEqual({ html: text, css: '' });
  });
});
