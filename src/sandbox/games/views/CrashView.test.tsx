import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { GameRound } from '../shell/api.ts';
import { TableContext, type Table } from '../shell/table.ts';
import { table } from '../testing/table.ts';
import { CrashView } from './CrashView.tsx';

afterEach(cleanup);

it.each([
  [{ crash: 342, out: 0 }, 'Crashed at 3.42×'],
  [{ crash: 342, out: 150 }, 'Crashed at 3.42×You cashed out at 1.50×'],
  // It ends before it begins.
  [{ crash: 99, out: 0 }, 'Crashed at 1.00×'],
])('shows where it crashed, and where the player left: %o', async (view, words) => {
  const told: Parameters<Table['shown']>[1][] = [];
  const round = {
    id: 'r',
    status: 'done',
    view,
    stake: '100',
    payout: String(view.out),
  } as unknown as GameRound;
  const { container } = render(
    <TableContext
      value={table({ play: () => Promise.resolve(round), shown: (_, given) => told.push(given) })}
    >
      <CrashView />
    </TableContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Play/u }));
  await waitFor(() => expect(container.querySelector('.sky p')?.textContent).toBe(words));
  expect(container.querySelector('output')?.textContent).toBe(view.crash === 99 ? '1.00×' : '3.42×');
  expect(told[0]?.lost).toBe(words.slice(0, 'Crashed at 3.42×'.length));
});
