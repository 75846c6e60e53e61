import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Spin } from '../../rules/slots/spin.ts';
import type { GameRound } from '../../shell/api.ts';
import { TableContext } from '../../shell/table.ts';
import { table } from '../../testing/table.ts';
import { SlotView } from './SlotView.tsx';

afterEach(cleanup);

it('says with every free spin that the round is still on show, and only then what it paid', async () => {
  const heard: string[] = [];
  const window: Spin['window'] = Array.from({ length: 5 }, () => ['l1', 'l2', 'l3']);
  const spin = (free: boolean): Spin => ({ window, lines: [], scatters: 0, free, times: 0 });
  const round = { status: 'done', view: { spins: [spin(false), spin(true), spin(true)], times: 0 } };
  render(
    <TableContext
      value={table({
        play: () => Promise.resolve(round as unknown as GameRound),
        showsMore: () => heard.push('more'),
        shown: () => heard.push('shown'),
      })}
    >
      <SlotView />
    </TableContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Spin/u }));
  await waitFor(() => expect(heard).toEqual(['more', 'more', 'more', 'shown']));
});

it('plays free rounds of the platform before it takes a stake', async () => {
  const asked: unknown[] = [];
  render(
    <TableContext
      value={table({
        free: { id: 'f-1', left: 3, stake: '500', until: 0 },
        play: (...all) => {
          asked.push(all);
          return Promise.resolve(undefined);
        },
      })}
    >
      <SlotView />
    </TableContext>,
  );
  expect(screen.getByText('Free rounds left: 3, as 500 staked')).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Spin without stake' }));
  expect(asked).toEqual([[{ amount: '500' }, 0n, 'f-1']]);
});

it('tells the result when every reel stands, and not before', async () => {
  const window: Spin['window'] = Array.from({ length: 5 }, () => ['l1', 'l2', 'l3']);
  const round = {
    status: 'done',
    view: { spins: [{ window, lines: [], scatters: 0, free: false, times: 0 }], times: 0 },
  };
  const turning = (): number => container.querySelectorAll('[data-turning="true"]').length;
  const told: number[] = [];
  const { container } = render(
    <TableContext
      value={table({
        still: false,
        play: () => Promise.resolve(round as unknown as GameRound),
        shown: () => told.push(turning()),
      })}
    >
      <SlotView />
    </TableContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Spin/u }));
  await waitFor(() => expect(turning()).toBe(5));
  expect(told).toEqual([]);
  await waitFor(() => expect(told).toEqual([0]));
});
