import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { Leaderboards } from './Leaderboards.tsx';

afterEach(cleanup);

const board: CallTypes['leaderboards']['value']['boards'][number] = {
  id: 'race',
  title: 'The race',
  content: 'Stake and climb.',
  terms: 'Terms of the race',
  by: 'stake',
  what: 'money',
  window: { from: Date.UTC(2026, 2, 1), until: Date.UTC(2026, 2, 8) },
  prizes: ['30000', '20000', '10000'],
  places: [
    { place: 1, name: 'Ma•••••g', amount: '900000', prize: '30000', mine: false },
    { place: 2, name: 'Ko•••••n', amount: '800000', prize: '20000', mine: true },
  ],
  mine: { place: 2, amount: '800000' },
  last: {
    from: Date.UTC(2026, 1, 22),
    until: Date.UTC(2026, 2, 1),
    places: [{ place: 1, name: 'Su•••••y', prize: '30000' }],
  },
  awards: [{ id: 'w9', what: 'money', amount: '20000', state: 'OPEN', at: '2026-03-01T10:00:00Z' }],
};

it('shows places with their prizes, the own one, those that are free, who won before, and claims a prize', async () => {
  const answers = { leaderboards: { boards: [board], currency: 'MMK', digits: 2 } };
  const { user, answer, asked } = await stage({ view: Leaderboards }, {}, { member: 0, answers });
  const list = within((await screen.findByText('Stake and climb.')).closest('article')!).getAllByRole(
    'list',
  )[0]!;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^1Ma•••••g\D*9,000\.00\D*300\.00/u),
    expect.stringMatching(/^2Ko•••••n · You\D*8,000\.00\D*200\.00/u),
    expect.stringMatching(/^3Nobody yet\D*100\.00/u),
  ]);
  expect(screen.getByText(/Your place: 2, with \D*8,000\.00/u)).toBeDefined();
  expect(screen.getByText('Su•••••y')).toBeDefined();
  answer({ promotionClaim: { ...board.awards[0]!, state: 'CLAIMED', paymentAccount: 'main' } });
  await user.click(screen.getByRole('button', { name: /Claim \D*200\.00/u }));
  expect(asked.find(({ id }) => id === 'promotionClaim')?.body).toBe(JSON.stringify({ award: 'w9' }));
});
