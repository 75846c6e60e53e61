import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { Raffles } from './Raffles.tsx';

afterEach(cleanup);

type Raffle = CallTypes['raffles']['value']['raffles'][number];
const raffle: Raffle = {
  id: 'newyear',
  title: 'New year draw',
  content: 'A ticket for every deposit.',
  terms: 'Terms of the draw',
  date: Date.UTC(2026, 1, 1),
  until: Date.UTC(2026, 2, 8),
  drawsAt: Date.UTC(2026, 2, 9),
  phase: 'open',
  prizes: [
    { places: 1, what: 'money', amount: '5000000' },
    { places: 3, what: 'points', amount: '500' },
  ],
  tickets: '1200',
  mine: '7',
  numbers: [],
  seedHash: 'ab'.repeat(32),
  ways: [{ id: 'topup', title: 'A ticket a top-up', content: 'One for each 5,000 Ks.' }],
  awards: [],
};
const show = (given: Partial<Raffle>, now = new Date('2026-03-07T23:00:00Z')) =>
  stage(
    { view: Raffles },
    {},
    {
      member: 0,
      now,
      answers: { raffles: { raffles: [{ ...raffle, ...given }], currency: 'MMK', digits: 2 } },
    },
  );

it('counts down to the close, and tells tickets, prizes and what the draw is committed to', async () => {
  await show({});
  const card = within((await screen.findByText('New year draw')).closest('article')!);
  expect(card.getByRole('timer').textContent).toMatch(/^01\D+00\D+00/u);
  expect(card.getByText('Your tickets: 7 of 1,200')).toBeDefined();
  expect(card.getByText('A ticket a top-up')).toBeDefined();
  const prizes = within(card.getByLabelText('Prizes'));
  expect(prizes.getByText('Place 1').nextSibling?.textContent).toMatch(/50,000\.00/u);
  expect(prizes.getByText('Places 2 to 4').nextSibling?.textContent).toBe('500 points');
  expect(card.getByLabelText('SHA-256 of the seed')).toHaveProperty('value', raffle.seedHash);
  expect(card.queryByLabelText('Seed')).toBeNull();
});

it('tells the winners with their tickets, the seed, and lets the member claim its prize', async () => {
  const award = { id: 'w9', what: 'money', amount: '5000000', at: '2026-03-09T00:00:05Z' } as const;
  const { user, answer, asked } = await show(
    {
      phase: 'drawn',
      numbers: [
        { first: '11', last: '16' },
        { first: '40', last: '40' },
      ],
      ways: [],
      result: {
        seed: 'cd'.repeat(32),
        at: '2026-03-09T00:00:05Z',
        winners: [
          { place: 1, ticket: '13', name: 'Ma•••••g', mine: true, what: 'money', amount: '5000000' },
          { place: 2, ticket: '900', name: 'Su•••••y', mine: false, what: 'points', amount: '500' },
        ],
      },
      awards: [{ ...award, state: 'OPEN' }],
    },
    new Date('2026-03-09T01:00:00Z'),
  );
  expect(await screen.findByText('Your numbers: 11–16, 40')).toBeDefined();
  const winners = within(screen.getByLabelText('Winners')).getAllByRole('listitem');
  expect(winners.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1\. Ma•••••g · YouTicket 13\D*50,000\.00$/u),
    expect.stringMatching(/^2\. Su•••••yTicket 900500 points$/u),
  ]);
  expect(screen.getByLabelText('Seed')).toHaveProperty('value', 'cd'.repeat(32));
  answer({ promotionClaim: { ...award, state: 'CLAIMED', paymentAccount: 'main' } });
  await user.click(screen.getByRole('button', { name: /Claim \D*50,000\.00/u }));
  expect(asked.find(({ id }) => id === 'promotionClaim')?.body).toBe(JSON.stringify({ award: 'w9' }));
});
