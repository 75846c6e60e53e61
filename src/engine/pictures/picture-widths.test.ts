import { expect, it } from 'vitest';
import { hasWidths } from './picture-widths.ts';

it.each([
  ['/assets/shop/hero/night.jpg', true],
  ['/assets/shop/hero/night.webp', true],
  ['/assets/shop/hero/night.svg', false],
  ['/assets/shop/night.png?v=2', false],
  ['https://images.example/assets/shop/night.png', true],
  ['http://images.example/assets/shop/night.png', false],
  ['https://images.example/else/assets/shop/night.png', false],
  ['/wps/images/night.png', false],
])('%s is offered in several widths: %s', (address, offered) => {
  expect(hasWidths(address)).toBe(offered);
});
