import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { TeamProfit } from './TeamProfit.tsx';

afterEach(cleanup);

type Profit = CallTypes['agentTeamProfit']['value'];
const sums: Profit['total'] = {
  bets: 9,
  stake: '900000',
  payout: '700000',
  validBet: '900000',
  rebates: '9000',
  promotions: '1000',
  netLoss: '190000',
  deposits: '500000',
  withdrawals: '0',
  newcomers: 1,
};
const days = { from: '2026-02-24', to: '2026-03-02' };
const profit: Profit = {
  ...days,
  of: { id: 'me', account: 'player', nickname: '' },
  path: [],
  total: sums,
  own: { ...sums, netLoss: '-500' },
  rows: [
    { id: 'sub', account: 'demosub', nickname: 'Thiri', type: 41, sums },
    { id: 'aung', account: 'aung', nickname: '', type: 0, sums: { ...sums, netLoss: '-2000' } },
  ],
  count: 2,
  page: 1,
  size: 20,
  currency: 'USD',
  digits: 2,
};
const games: CallTypes['agentTeamGames']['value'] = {
  ...days,
  rows: [
    {
      gameType: 'LOTT',
      vassalage: 'LOTT',
      vendor: 'House lottery',
      gameCode: 'two',
      game: '2D',
      bets: 4,
      stake: '100000',
      payout: '140000',
      validBet: '100000',
      rebates: '500',
      result: '-40500',
    },
  ],
  total: {
    bets: 4,
    stake: '100000',
    payout: '140000',
    validBet: '100000',
    rebates: '500',
    result: '-40500',
  },
  currency: 'USD',
  digits: 2,
};

it('says profit and loss by member with its branch, a level down, and by game [AGT-07]', async () => {
  const { user, asked } = await stage(
    { view: TeamProfit },
    {},
    {
      member: 1,
      now: new Date('2026-03-02T10:00:00Z'),
      answers: {
        agentTeamProfit: (query) =>
          query.get('of') === 'sub'
            ? { ...profit, path: [{ id: 'sub', account: 'demosub', nickname: 'Thiri' }] }
            : profit,
        agentTeamGames: games,
      },
    },
  );
  const last = () => asked.findLast(({ id }) => id === 'agentTeamProfit')?.query;
  const table = await screen.findByRole('table', { name: 'By member' });
  expect(screen.getByLabelText('Sum of these days').textContent).toMatch(
    /Net loss, your own included\+USD\s1,900\.00.*Your own bets and rebates-USD\s5\.00/u,
  );
  const [, first, second, own, total] = within(table).getAllByRole('row');
  expect(first?.textContent).toMatch(/demosubThiri\+USD\s1,900\.00USD\s9,000\.00USD\s7,000\.00/u);
  expect(second?.textContent).toMatch(/^aung-USD\s20\.00/u);
  expect(own?.textContent).toMatch(/^Your own bets and rebates-USD\s5\.00/u);
  expect(total?.textContent).toMatch(/^Sum of these days\+USD\s1,900\.00/u);
  // A player has no team to open.
  expect(screen.queryByRole('button', { name: 'aung' })).toBeNull();
  await user.click(within(table).getByRole('button', { name: /^Deposits/u }));
  await waitFor(() => expect([last()?.get('sort'), last()?.get('order')]).toEqual(['deposits', 'desc']));
  await user.click(await screen.findByRole('button', { name: 'demosub' }));
  await waitFor(() => expect(last()?.get('of')).toBe('sub'));

  await user.click(screen.getByRole('button', { name: 'Last 30 days' }));
  await user.click(screen.getByRole('button', { name: 'By game' }));
  const byGame = await screen.findByRole('table', { name: 'By game' });
  expect(within(byGame).getAllByRole('row')[1]?.textContent).toMatch(/^2DHouse lottery-USD\s405\.00/u);
  expect(within(byGame).getAllByRole('row')[2]?.textContent).toMatch(/^Sum of these days-USD\s405\.00/u);
  expect(asked.at(-1)?.query.get('of')).toBe('sub');
  await user.click(screen.getByRole('button', { name: 'Whole team' }));
  await waitFor(() => expect(asked.at(-1)?.query.get('of')).toBeNull());
});

describe('days of games', () => {
  it('are at most as many as are summed at once', async () => {
    const { user, asked } = await stage(
      { view: TeamProfit },
      {},
      {
        member: 1,
        now: new Date('2026-03-02T10:00:00Z'),
        answers: { agentTeamProfit: profit, agentTeamGames: games },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Choose days' }));
    const from = screen.getByLabelText('From');
    await user.clear(from);
    await user.type(from, '2026-01-01');
    await waitFor(() => expect(asked.at(-1)?.query.get('from')).toBe('2026-01-01'));
    await user.click(screen.getByRole('button', { name: 'By game' }));
    await screen.findByRole('table', { name: 'By game' });
    const { query } = asked.findLast(({ id }) => id === 'agentTeamGames') ?? {};
    expect([query?.get('from'), query?.get('to')]).toEqual(['2026-01-31', '2026-03-02']);
  });
});
