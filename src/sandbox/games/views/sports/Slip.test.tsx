import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Round } from '../../shell/api.ts';
import { TableContext } from '../../shell/table.ts';
import { table } from '../../testing/table.ts';
import type { FixtureView } from './book-view.ts';
import { Slip } from './Slip.tsx';

const fixture = (key: string): FixtureView =>
  ({
    key,
    sport: 'football',
    index: 1,
    teams: ['Inle', 'Bago'],
    odds: { home: 190 },
  }) as unknown as FixtureView;
const choice = (key: string) => ({ key, pick: 'home', odds: 190 }) as const;

afterEach(cleanup);

it('says that a bet stands as soon as it does, and nothing of one that was refused', async () => {
  const told = vi.fn<(words: string) => void>();
  const answers = [undefined, { stake: '500' } as Round];
  const play = () => Promise.resolve(answers.shift());
  render(
    <TableContext value={table({ play, tell: told })}>
      <Slip
        choices={[choice('a'), choice('b')]}
        fixtures={[fixture('a'), fixture('b')]}
        onChange={() => undefined}
        onPlaced={() => undefined}
      />
    </TableContext>,
  );
  const place = screen.getByRole('button', { name: /^Place bet/u });
  fireEvent.click(place);
  await waitFor(() => expect(place).toHaveProperty('disabled', false));
  expect(told).not.toHaveBeenCalled();
  fireEvent.click(place);
  await waitFor(() => expect(told).toHaveBeenCalledWith('Your bet stands: Combo of 2 · 500'));
});
