import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Spin } from '../../rules/slots/spin.ts';
import type { Round } from '../../shell/api.ts';
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
        play: () => Promise.resolve(round as unknown as Round),
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
