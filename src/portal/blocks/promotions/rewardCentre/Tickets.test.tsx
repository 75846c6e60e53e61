import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { RewardCentre } from './RewardCentre.tsx';

afterEach(cleanup);

const money = { currency: 'MMK', digits: 2 };
const tickets: CallTypes['lotteryTickets']['value'] = {
  tickets: [
    {
      id: 't-1',
      game: 'two-digit',
      name: '2D',
      bet: 'Number',
      unit: '100000',
      count: 1,
      length: 2,
      separator: '',
      until: '2026-03-08T10:00:00Z',
    },
  ],
  ...money,
};
const show = () =>
  stage(
    { view: RewardCentre },
    {},
    {
      member: 0,
      answers: {
        rewards: { open: [], more: false, credited: [], ...money },
        lotteryTickets: tickets,
        lotteryTicketPlay: { bet: '7', game: 'two-digit', numero: '20260302-0001' },
      },
    },
  );

describe('tickets', () => {
  it('are played by numbers that are drawn, and gone then', async () => {
    const { user, asked, answer, portal } = await show();
    expect(await screen.findByText(/Number, wins as \D*1,000\.00 staked/u)).toBeDefined();
    answer({ lotteryTickets: { tickets: [], ...money } });
    await user.dblClick(screen.getByRole('button', { name: 'Draw numbers and play' }));
    await waitFor(() =>
      expect(portal.toasts.shown[0]?.text).toBe('Your ticket plays in draw 20260302-0001.'),
    );
    const sent = asked.filter(({ id }) => id === 'lotteryTicketPlay');
    expect(sent.map(({ body }) => JSON.parse(body ?? '{}'))).toEqual([{ ticket: 't-1' }]);
    await waitFor(() => expect(screen.queryByText('Your lottery tickets')).toBeNull());
  });

  it('are played by numbers that the member enters', async () => {
    const { user, asked } = await show();
    await user.click(await screen.findByRole('button', { name: 'Choose numbers' }));
    await user.type(screen.getByLabelText(/Numbers, with a comma/u), ' 07 ');
    expect(screen.getByText('1 of 2 digits')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await waitFor(() => {
      const sent = asked.find(({ id }) => id === 'lotteryTicketPlay');
      expect(JSON.parse(sent?.body ?? '{}')).toEqual({ ticket: 't-1', numbers: ['07'] });
    });
  });
});
