import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { BonusDetails } from './BonusDetails.tsx';

afterEach(cleanup);

const at = '2026-03-01T10:00:00Z';
const bonus = {
  id: 'b1',
  promotion: 'welcome',
  title: 'Welcome',
  state: 'ACTIVE',
  amount: '50000',
  wagered: '20000',
  target: '100000',
  converted: '0',
  maxStake: '5000',
  at,
  expiresAt: '2026-03-08T10:00:00Z',
} as const;
const answer: CallTypes['bonusDetails']['value'] = {
  bonuses: [
    bonus,
    { ...bonus, id: 'b0', title: 'Spring', state: 'CONVERTED', converted: '30000', endedAt: at },
  ],
  balance: '45000',
  steps: [
    { id: 'b7', at, kind: 'wager', amount: '20000', game: 'Neon Koi' },
    { id: 'p2', at, kind: 'bet', amount: '-5000', balance: '45000', game: 'Neon Koi' },
    { id: 'p1', at, kind: 'bonus.grant', amount: '50000', balance: '50000' },
  ],
  more: true,
  currency: 'MMK',
  digits: 2,
};
const show = (bonusDetails = answer) =>
  stage({ view: BonusDetails }, {}, { member: 0, answers: { bonusDetails } });

describe('bonusDetails', () => {
  it('shows each bonus with what is left to wager, and a row of every step [MEM-09]', async () => {
    const { user, asked } = await show();
    const [running, ended] = within(await screen.findByRole('list', { name: 'Your bonuses' })).getAllByRole(
      'listitem',
    );
    const bar = within(running ?? document.body).getByRole('progressbar', {
      name: /200\.00 of .*1,000\.00/u,
    });
    expect(bar.getAttribute('value')).toBe('0.2');
    expect(ended?.textContent).toMatch(/300\.00 became money/u);
    const steps = within(screen.getByRole('list', { name: 'Every step' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Stake counted.*Neon Koi.*200\.00/u),
      expect.stringMatching(/Bet.*50\.00.*450\.00/u),
      expect.stringMatching(/Bonus given.*\+.*500\.00/u),
    ]);
    await user.click(screen.getByRole('button', { name: 'Older' }));
    await expect
      .poll(() => asked.filter(({ id }) => id === 'bonusDetails').map(({ query }) => String(query)))
      .toEqual(['', 'page=1']);
  });

  it('gives a bonus up only after it has asked, and says when there is none', async () => {
    const { user, asked, answer: answers } = await show();
    answers({ bonusForfeit: { state: 'FORFEITED' }, bonusDetails: { ...answer, bonuses: [], steps: [] } });
    await user.click(await screen.findByRole('button', { name: 'Give up' }));
    expect(asked.some(({ id }) => id === 'bonusForfeit')).toBe(false);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Give up' }));
    expect(await screen.findByText('You have no bonus')).toBeDefined();
    expect(asked.find(({ id }) => id === 'bonusForfeit')?.body).toBe(JSON.stringify({ bonus: 'b1' }));
  });
});
