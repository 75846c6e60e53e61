import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { RewardCentre } from './RewardCentre.tsx';

afterEach(cleanup);

type Reward = CallTypes['rewards']['value']['open'][number];
const money = { currency: 'MMK', digits: 2 };
const reward = (id: string, given: Partial<Reward> = {}): Reward => ({
  id,
  promotion: `p-${id}`,
  title: `Title ${id}`,
  what: 'points',
  amount: '60',
  state: 'OPEN',
  at: '2026-03-01T10:00:00Z',
  ...given,
});
const rewards = (open: Reward[], credited: Reward[] = []) => ({ open, more: false, credited, ...money });

describe('rewardCentre', () => {
  it('claims all with one press, and tells what could not be credited [MEM-10] [OFF-20]', async () => {
    const open = [reward('a'), reward('b'), reward('c', { what: 'money', amount: '50000' })];
    const { user, answer, asked, portal } = await stage(
      { view: RewardCentre },
      {},
      { member: 0, answers: { rewards: rewards(open) } },
    );
    const all = await screen.findByRole('button', { name: 'Claim all (3)' });
    const claimed = open.slice(0, 2).map((each): Reward => ({ ...each, state: 'CLAIMED' }));
    answer({
      rewardsClaim: { claimed, failed: 1, ...money },
      rewards: rewards(open.slice(2), claimed),
    });
    await user.dblClick(all);
    await screen.findByText('Credited lately');
    expect(asked.filter(({ id }) => id === 'rewardsClaim')).toHaveLength(1);
    expect(portal.toasts.shown.map(({ text }) => text)).toEqual([
      'One reward could not be credited now. It waits for you.',
      '2 rewards have been credited.',
    ]);
    // One alone has its own button.
    expect(screen.queryByRole('button', { name: /Claim all/u })).toBeNull();
    const rest = screen.getByRole('button', { name: /Claim \D*500\.00/u });
    expect(rest.getAttribute('aria-describedby')).toBe(screen.getByText('Title c').id);
  });

  it('shows what each reward asks before all are claimed, where one asks something', async () => {
    const wagering = { target: '1000000', maxStake: '50000' };
    const open = [reward('a'), reward('b', { what: 'bonus', amount: '50000', wagering, days: 7 })];
    const { user, asked } = await stage(
      { view: RewardCentre },
      {},
      { member: 0, answers: { rewards: rewards(open), rewardsClaim: { claimed: [], failed: 0, ...money } } },
    );
    await user.click(await screen.findByRole('button', { name: 'Claim all (2)' }));
    expect(asked.some(({ id }) => id === 'rewardsClaim')).toBe(false);
    const dialog = within(screen.getByRole('dialog', { name: 'Claim all (2)' }));
    const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines[0]).toMatch(/Title a.*60 points/u);
    expect(lines[1]).toMatch(
      /Title b.*Stake .*10,000\.00 .*7 days.*Largest stake that counts: .*500\.00.*500\.00 bonus/u,
    );
    await user.click(dialog.getByRole('button', { name: 'Claim all (2)' }));
    await waitFor(() => expect(asked.filter(({ id }) => id === 'rewardsClaim')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers nothing to who is on a break', async () => {
    await stage(
      { view: RewardCentre },
      {},
      { member: 0, answers: { rewards: { status: 403, code: 'EXCLUDED' } } },
    );
    expect(await screen.findByText(/taking a break from play/u)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says where rewards come from when nothing waits', async () => {
    await stage({ view: RewardCentre }, {}, { member: 0, answers: { rewards: rewards([]) } });
    await waitFor(() => expect(screen.getByText('Nothing waits for you')).toBeDefined());
  });
});
