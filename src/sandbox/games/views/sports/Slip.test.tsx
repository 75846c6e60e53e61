import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameRound } from '../../shell/api.ts';
import { TableContext, type Table } from '../../shell/table.ts';
import { table } from '../../testing/table.ts';
import type { Choice, FixtureView } from './book-view.ts';
import { Slip } from './Slip.tsx';

const fixture = (key: string, home: number): FixtureView =>
  ({ key, sport: 'football', index: 1, teams: ['Inle', 'Bago'], odds: { home } }) as unknown as FixtureView;
const choice = (key: string): Choice => ({ key, pick: 'home', odds: 190 });

afterEach(cleanup);

/** The slip with two picks at 1.90; `odds` are those of the board now. */
function open(play = vi.fn<Table['play']>(() => Promise.resolve({ stake: '100' } as GameRound))) {
  const told = vi.fn<(words: string) => void>();
  const Page = ({ odds }: { odds: readonly number[] }) => {
    const [choices, setChoices] = useState<readonly Choice[]>(['a', 'b'].map(choice));
    return (
      <TableContext value={table({ play, tell: told })}>
        <Slip
          choices={choices}
          fixtures={['a', 'b'].map((key, at) => fixture(key, odds[at] ?? 190))}
          onChange={setChoices}
          onPlaced={() => undefined}
        />
      </TableContext>
    );
  };
  const { rerender } = render(<Page odds={[]} />);
  return { play, told, board: (...odds: number[]) => rerender(<Page odds={odds} />) };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the bet slip', () => {
  it('says that a bet stands as soon as it does, and nothing of one that was refused', async () => {
    const answers = [undefined, { stake: '500' } as GameRound];
    const { told } = open(vi.fn<Table['play']>(() => Promise.resolve(answers.shift())));
    const place = screen.getByRole('button', { name: /^Place bet/u });
    fireEvent.click(place);
    await waitFor(() => expect(place).toHaveProperty('disabled', false));
    expect(told).not.toHaveBeenCalled();
    fireEvent.click(place);
    await waitFor(() => expect(told).toHaveBeenCalledWith('Your bet stands: Combo of 2 · 500'));
  });

  it('places several matches as one combo, or as a single on each for its own stake', async () => {
    const { play } = open();
    expect(screen.getByText('361')).toBeDefined();
    press('2 singles');
    // 190 for each of two stakes of 100.
    expect(screen.getByText('380')).toBeDefined();
    press('Place bet · 200');
    await waitFor(() =>
      expect(play).toHaveBeenCalledWith(expect.objectContaining({ kind: 'singles', amount: '100' }), 200n),
    );
  });

  it('shows what odds were and are, and takes no bet until the player accepts them', async () => {
    const { play, board } = open();
    expect(screen.getByRole('status').textContent).toBe('');
    board(190, 196);
    expect(screen.getByRole('status').textContent).toBe('The odds have changed. Accept them to bet.');
    expect(screen.getByText('1.90', { selector: 's' }).parentElement?.textContent).toBe('1.90 → 1.96');
    expect(screen.queryByRole('button', { name: /^Place bet/u })).toBeNull();
    press('Accept new odds');
    expect(screen.getByRole('status').textContent).toBe('');
    press(/^Place bet/u);
    await waitFor(() => expect(play).toHaveBeenCalled());
    expect(play.mock.calls[0]).toMatchObject([{ legs: [{ odds: 190 }, { odds: 196 }] }, 100n]);
  });

  it('bets on the matches that are still open when one has closed', async () => {
    const { play, board } = open();
    board(190, 0);
    expect(screen.getByText('Full time')).toBeDefined();
    press('Place bet · 100');
    await waitFor(() =>
      expect(play).toHaveBeenCalledWith(expect.objectContaining({ legs: [expect.anything()] }), 100n),
    );
  });
});
