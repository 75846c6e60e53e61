import { expect, it } from 'vitest';
import { checkTree } from './testing-tree.ts';

it('refuses a side of the page in a style sheet, not a side of the line or what turns with the direction', () => {
  const wrong = [
    'margin-left: 1rem',
    'right: 0',
    'padding: 0 1rem 0 2rem',
    'inset: auto 0 0 auto',
    'border-radius: 4px 0 6px',
    'border-top-left-radius: 4px',
    'text-align: right',
    'rotate: -90deg',
    'translate: -100% 0',
    'transform: translateX(1rem)',
    'object-position: left center',
    'background: linear-gradient(to left, red, transparent)',
  ];
  const right = [
    'margin-inline-start: 1rem',
    'padding: 0 1rem 0 1rem',
    'inset: auto 0 0 !important',
    'border-radius: 4px 4px 0 0',
    'text-align: end',
    'rotate: 180deg',
    'translate: 0 -1rem',
    'translate: calc(var(--way) * -100%) 0',
    'transform: translate(0, 1rem)',
    'background: linear-gradient(calc(var(--way) * 90deg), red, transparent)',
    'filter: brightness(1.2)',
  ];
  const sheet = (declarations: string[]): string =>
    `.shop {\n${declarations.map((one) => `  ${one};\n`).join('')}}\n`;
  const { status, stderr } = checkTree('physical-css.ts', {
    'shop/wrong.css': sheet(wrong),
    'shop/right.css': `/* left: 0; */\n${sheet(right)}`,
    'shop/generated/faces.css': sheet(wrong),
  });
  expect(status).toBe(1);
  expect(
    stderr
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    ...wrong.map((one, index) => `shop/wrong.css:${index + 2} ${one}`),
    expect.stringContaining('Fix:'),
  ]);
});
