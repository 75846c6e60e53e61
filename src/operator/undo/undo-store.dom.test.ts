import { expect, it } from 'vitest';
import { dropUndoSteps, tabUndoStore } from './undo-store.ts';

it('keeps undo steps for one account and pack in this tab, until somebody signs out', () => {
  const record = { past: [], future: [], marks: { 'rules/register': '' } };
  tabUndoStore('me', 'shop').write(record);
  expect(tabUndoStore('me', 'shop').read()).toEqual(record);
  expect(tabUndoStore('other', 'shop').read()).toBeUndefined();
  expect(tabUndoStore('me', 'ground').read()).toBeUndefined();
  dropUndoSteps();
  expect(tabUndoStore('me', 'shop').read()).toBeUndefined();
});
