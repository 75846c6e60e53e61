import { expect, it } from 'vitest';
import { packPages } from './pages.ts';

it('gives every page of a brand an icon of its own', () => {
  const icons = packPages.map(({ icon }) => icon);
  expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([]);
});
