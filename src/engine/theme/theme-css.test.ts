import { describe, expect, it } from 'vitest';
import type { ThemeDocument } from '#contract/generated/documents.ts';
import { themeCss } from './theme-css.ts';

const theme: ThemeDocument = {
  kind: 'theme',
  id: 'main',
  type: { body: 'outfit', display: 'fraunces', scale: 1.25, uppercaseDisplay: true },
  shape: { radius: 6, elevation: 'glow' },
  motion: { duration: 0, hover: 'zoom' },
  backdrop: 'mesh',
  modes: { dark: { canvas: '#000000', onPrimary: '#111111' }, light: { canvas: '#ffffff' } },
};

/** The declarations of a rule by their names. */
function declarations(css: string, selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) return {};
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start));
  const lines = body.split('\n').filter((line) => line.includes(': '));
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon).trim(), line.slice(colon + 2, -1)];
    }),
  );
}

describe('themeCss', () => {
  const css = themeCss(theme, { ja: { name: '日本語', font: 'noto-sans-jp' } });

  it('gives each mode its colours by name', () => {
    expect(declarations(css, "[data-theme='dark']")).toMatchObject({
      'color-scheme': 'dark',
      '--color-canvas': '#000000',
      '--color-on-primary': '#111111',
    });
    expect(declarations(css, "[data-theme='light']")).toMatchObject({ '--color-canvas': '#ffffff' });
  });

  it('gives both modes type, shape and motion', () => {
    expect(declarations(css, ':root')).toMatchObject({
      '--radius': '6px',
      '--duration': '0ms',
      '--transform-display': 'uppercase',
      '--step-0': 'clamp(1.0000rem, 1.0000rem + 0.000vw, 1.0000rem)',
    });
  });

  it('has letters for every script in every stack, those of the language first', () => {
    const stack = declarations(css, ':root')['--font-body'] ?? '';
    expect(stack.startsWith("'Outfit Variable', ")).toBe(true);
    for (const script of ['Myanmar', 'Thai', 'SC', 'JP', 'KR'])
      expect(stack).toContain(`'Noto Sans ${script} Variable'`);
    expect(declarations(css, ':root')['--font-display']).toMatch(/^'Fraunces Variable'.*serif$/);
    const japanese = declarations(css, ':root:lang(ja)')['--font-body'] ?? '';
    expect(japanese.indexOf('Sans JP')).toBeLessThan(japanese.indexOf('Sans SC'));
  });

  it('takes another font for a language of whose letters the own one has only some, and for no other', () => {
    const vietnamese = { vi: { name: 'Tiếng Việt', font: 'nunito' } } as const;
    const stacks = declarations(themeCss(theme, vietnamese), ':root:lang(vi)');
    expect(stacks['--font-body']).toMatch(/^'Nunito Sans Variable', .*'Outfit Variable'/);
    expect(stacks['--font-display']).toMatch(/^'Fraunces Variable', .*'Nunito Sans Variable'/);
    const nunito: ThemeDocument = { ...theme, type: { body: 'nunito' } };
    expect(themeCss(nunito, vietnamese)).not.toContain(':lang(vi)');
  });

  it('sets headings in the family of the text beside a script that weighs much, and in their own beside others', () => {
    const scripts = {
      hi: { name: 'हिन्दी', font: 'noto-sans-devanagari' },
      ta: { name: 'தமிழ்', font: 'noto-sans-tamil' },
    } as const;
    const heading = (language: string): string | undefined =>
      declarations(themeCss(theme, scripts), `:root:lang(${language})`)['--font-display'];
    expect(heading('hi')).toMatch(/^'Outfit Variable', 'Outfit Fallback', 'Noto Sans Devanagari Variable'/);
    expect(heading('ta')).toMatch(/^'Fraunces Variable'/);
  });

  it('is whole for a theme that says nothing', () => {
    const bare = themeCss({ kind: 'theme', id: 'main' });
    expect(Object.keys(declarations(bare, ':root'))).toEqual(Object.keys(declarations(css, ':root')));
    expect(bare).not.toContain('undefined');
  });

  it('lets no foreign CSS through', () => {
    const canvas = '#fff} body { color: red';
    expect(themeCss({ kind: 'theme', id: 'main', modes: { dark: { canvas } } })).not.toContain('body {');
  });
});
