import { expect, it } from 'vitest';
import { pageRange } from './page-range.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [9, 9, [1, 'gap', 7, 8, 9]],
])('page %i of %i offers three around it and one at each end [CON-17]', (current, count, offered) => {
  expect(pageRange(current, count)).toEqual(offered);
});
