import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableContext } from '../shell/table.ts';
import { table } from '../testing/table.ts';
import { CardTableView } from './CardTableView.tsx';

const board = {
  index: 7,
  since: 30_000,
  betting: 24_000,
  dealing: 8000,
  period: 40_000,
  seats: 3,
  draws: true,
};
const hand = { hand: ['AS', '4D'], name: '5' };

beforeEach(() =>
  vi.stubGlobal('fetch', async () =>
    Response.json({
      ok: true,
      board: { ...board, hands: [hand, hand, hand], banker: hand },
      places: [
        { place: '0', nickname: 'De***', stake: '100', own: false },
        { place: '1', nickname: 'De***', stake: '100', own: true },
      ],
    }),
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the table of the card room', () => {
  it('names the own seat while the hand is on show, also after a reload', async () => {
    // After a reload the page remembers no bet of its own.
    render(
      <TableContext value={table()}>
        <CardTableView />
      </TableContext>,
    );
    const others = await screen.findAllByText('De***');
    expect(others).toHaveLength(1);
    expect(screen.getAllByText('You')).toHaveLength(1);
  });
});
