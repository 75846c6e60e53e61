import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { TeamRecords } from '../teamRecords/TeamRecords.tsx';
import { TeamBets } from './TeamBets.tsx';

afterEach(cleanup);

const range = { from: '2026-02-24', to: '2026-03-02' };
const money = { currency: 'USD', digits: 2 };
const bet: CallTypes['agentTeamBets']['value']['bets'][number] = {
  id: '1',
  member: { id: 'kyaw', account: 'kyaw', nickname: 'Ko Kyaw' },
  vassalage: 'SPIN',
  vendor: 'Spin House',
  gameType: 'RNG',
  gameCode: 'COM',
  game: 'Comet',
  round: 'r-1',
  stake: '10000',
  payout: '25000',
  validBet: '10000',
  status: 'SETTLED',
  placedAt: '2026-03-01T10:00:00Z',
  settledAt: '2026-03-01T10:00:05Z',
};

it('shows the bets of the team, narrowed and paged by the server [AGT-06]', async () => {
  const bets = [bet, { ...bet, id: '2', status: 'OPEN' as const, payout: '0', settledAt: null }];
  const { user, asked } = await stage(
    { view: TeamBets },
    {},
    {
      member: 1,
      answers: {
        agentTeamBets: (query) =>
          query.get('after') === null
            ? { ...range, bets, next: '1-2', ...money }
            : { ...range, bets: [], ...money },
      },
    },
  );
  const [, settled, open] = await screen.findAllByRole('row');
  expect(settled?.textContent).toMatch(/kyawKo KyawComet.*USD\s100\.00USD\s100\.00\+USD\s150\.00Settledr-1/u);
  // What is open has brought nothing yet.
  expect(open?.textContent).toMatch(/–Open/u);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('No bets on these days')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Game type'), 'Slots');
  await user.selectOptions(screen.getByLabelText('State'), 'Open');
  await waitFor(() => {
    const { query } = asked.at(-1) ?? {};
    expect([query?.get('gameType'), query?.get('status'), query?.get('after')]).toEqual([
      'RNG',
      'OPEN',
      null,
    ]);
  });
});

it('shows the movements of the team by type [AGT-09]', async () => {
  const { user, asked } = await stage(
    { view: TeamRecords },
    {},
    {
      member: 1,
      answers: {
        agentTeamRecords: {
          ...range,
          rows: [
            {
              id: '5',
              member: bet.member,
              at: bet.placedAt,
              type: 'deposit',
              kind: 'deposit',
              amount: '50000',
            },
            { id: '4', member: bet.member, at: bet.placedAt, type: 'bet', kind: 'bet', amount: '-10000' },
          ],
          ...money,
        },
      },
    },
  );
  const table = await screen.findByRole('table', { name: 'Movements' });
  const [, deposit, stake] = within(table).getAllByRole('row');
  expect(deposit?.textContent).toMatch(/kyaw.*Deposit\+USD\s500\.00/u);
  expect(stake?.textContent).toMatch(/Bet-USD\s100\.00/u);
  await user.selectOptions(screen.getByLabelText('Type'), 'Deposit');
  await waitFor(() => expect(asked.at(-1)?.query.get('type')).toBe('deposit'));
});
