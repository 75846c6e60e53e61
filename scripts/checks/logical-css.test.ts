import { expect, it } from 'vitest';
import { checkTree } from './testing-tree.ts';

it('refuses sides of the page in style sheets, not what follows the direction of the text', () => {
  const files = {
    'shop/cart.css': `.cart {
  margin: 0 1rem 0 2rem;
  /* left: 0; */
  text-align: left;
  border-radius: 4px 0;
  background: linear-gradient(to right, #000, transparent);
  translate: -100% 0;
}
@media (width > 1px) { .sum { right: 0 } }
`,
    'shop/till.css': `.till {
  margin: 0 1rem 2rem;
  text-align: start;
  inset-inline-start: 0;
  border-radius: 4px 4px 0 0;
  background: linear-gradient(to var(--line-end), #000, transparent) var(--line-start);
  translate: calc(var(--way) * -100%) 0;
  transform: translate(-50%, 1rem);
}
`,
    'shop/generated/faces.css': '.face { left: 0 }\n',
  };
  const { status, stderr } = checkTree('logical-css.ts', files);
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    'shop/cart.css:2 margin: 0 1rem 0 2rem',
    '  shop/cart.css:4 text-align: left',
    '  shop/cart.css:5 border-radius: 4px 0',
    '  shop/cart.css:6 background: linear-gradient(to right, #000, transparent)',
    '  shop/cart.css:7 translate: -100% 0',
    '  shop/cart.css:9 right: 0',
    expect.stringContaining('Fix:'),
  ]);
});
