import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stage } from '#portal/testing/stage.tsx';
import { WinnerBoard } from './WinnerBoard.tsx';

afterEach(cleanup);

const money = { currency: 'USD', digits: 2 };
const game = { name: 'Comet', code: 'CMT', vassalage: 'SPIN', gameType: 'RNG', image: null, id: 'comet' };
const win = (id: string, amount: string) => ({
  id,
  name: 'de•••••1',
  amount,
  at: '2026-03-02T10:00:00Z',
  game,
});

it('shows the newest wins, and who won the most in a day, a week and a month [SCR-01] [OFF-18]', async () => {
  const { user, asked } = await stage(
    { view: WinnerBoard },
    { limit: 2 },
    {
      answers: {
        winners: { ...money, winners: [win('3', '90000'), win('2', '8000'), win('1', '700')] },
        rankList: (query) => ({
          ...money,
          period: query.get('period') as 'day' | 'week' | 'month',
          ranks: [
            { rank: 1, name: 'Su•••9', amount: '500000', wins: 12, game },
            { rank: 2, name: 'Ay•••e', amount: '400000', wins: 1, game },
          ],
        }),
      },
    },
  );
  const newest = await screen.findAllByRole('listitem');
  expect(newest.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^de•••••1Comet.*USD\s900\.00.*03-02/u),
    expect.stringMatching(/^de•••••1Comet.*USD\s80\.00/u),
  ]);
  for (const [name, period] of [
    ['Day', 'day'],
    ['Week', 'week'],
    ['Month', 'month'],
  ] as const) {
    await user.click(screen.getByRole('tab', { name }));
    const [first, second] = await screen.findAllByText(/^\d+ wins?$/u);
    expect([first?.textContent, second?.textContent]).toEqual(['12 wins', '1 win']);
    expect(asked.findLast(({ id }) => id === 'rankList')?.query.get('period')).toBe(period);
  }
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/^1Su•••9Comet.*USD\s5,000\.00/u);
});
