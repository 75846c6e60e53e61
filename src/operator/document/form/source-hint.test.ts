import { expect, it } from 'vitest';
import { withSourceHint } from './source-hint.ts';

it('says what a source gives beside its id', () => {
  const option = { id: 'promotions', name: 'promotions' };
  expect(withSourceHint('source', option)).toEqual({ ...option, hint: 'Promotions.' });
  expect(withSourceHint('formSource', { id: 'breakLengths', name: 'breakLengths' })).toMatchObject({
    hint: 'Lengths of a break, in hours.',
  });
});

it('leaves other options as they are', () => {
  const option = { id: 'promotions', name: 'Promotions' };
  expect(withSourceHint('pageScreen', option)).toBe(option);
  expect(withSourceHint('source', { id: 'nothing', name: 'nothing' })).toEqual({
    id: 'nothing',
    name: 'nothing',
  });
});
