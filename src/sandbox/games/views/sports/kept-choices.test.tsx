import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useKeptChoices } from './kept-choices.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('is the slip that was left in this tab, and an empty one where something else is kept', () => {
  const first = renderHook(useKeptChoices);
  expect(first.result.current[0]).toEqual([]);
  const choice = { key: 'a', pick: '1', odds: 190 } as const;
  act(() => first.result.current[1]([choice as never]));
  first.unmount();
  expect(renderHook(useKeptChoices).result.current[0]).toEqual([choice]);
  sessionStorage.setItem('slip', '{"no":"list"}');
  expect(renderHook(useKeptChoices).result.current[0]).toEqual([]);
});
