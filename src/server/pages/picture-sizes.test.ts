import { expect, it } from 'vitest';
import { withSizes } from './picture-sizes.ts';

it('gives pictures the size of their files, unless the markup says another', async () => {
  const sizes = async (address: string) =>
    address === '/assets/shop/a.svg' ? { width: 248, height: 64 } : undefined;
  const markup =
    '<img src="/assets/shop/a.svg" alt=""/><img src="/assets/shop/a.svg" alt="" width="64" height="64"/>' +
    '<img src="/assets/shop/none.svg" alt=""/>';
  expect(await withSizes(markup, sizes)).toBe(
    '<img src="/assets/shop/a.svg" width="248" height="64" alt=""/>' +
      '<img src="/assets/shop/a.svg" alt="" width="64" height="64"/><img src="/assets/shop/none.svg" alt=""/>',
  );
});
