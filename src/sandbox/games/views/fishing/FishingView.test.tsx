import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fish } from '../../rules/fishing.ts';
import { TableContext } from '../../shell/table.ts';
import { sayIn } from '../../testing/say-in.ts';
import { table } from '../../testing/table.ts';
import { FishingView } from './FishingView.tsx';

beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each(['my', 'zh-CN'])('names every fish in the language of the player: %s', (language) => {
  render(
    <TableContext value={table({ say: sayIn(language) })}>
      <FishingView />
    </TableContext>,
  );
  const names = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
    .filter((name) => name?.includes('×'));
  expect(names).toHaveLength(Object.keys(fish).length);
  for (const name of names) expect(name).not.toMatch(/[a-z]/iu);
});
