import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LazyView } from '#ui/blocks/lazy-view.tsx';
import type { WidgetProps } from '#ui/form/fields/field-widget.ts';
import { widget as textarea } from '#ui/form/widgets/textarea/index.tsx';
import { widget as upload } from '#ui/form/widgets/upload/index.tsx';
import { promotionStates, standing } from '#portal/testing/promotions.ts';
import { announcement, announcements } from '#portal/testing/samples.ts';
import { stage } from '#portal/testing/stage.tsx';
import { PromoDetail } from './PromoDetail.tsx';

// React resumes no view that suspends in an act which nobody awaits.
beforeAll(async () => {
  for (const { view } of [textarea, upload]) await (view as LazyView<WidgetProps>).preload();
});

afterEach(cleanup);

const answers = {
  announcements: announcements({ promotion: [announcement('a'), announcement('b', { to: '/live' })] }),
};

describe('promoDetail', () => {
  it('shows the promotion that the query parameter id names, with the way to where it counts', async () => {
    const { user, router } = await stage({ view: PromoDetail }, {}, { answers, at: '/promoDetail?id=b' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Title b' })).toBeDefined();
    expect(screen.getByText('Content b')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Take me there' }));
    expect(router.state.location.pathname).toBe('/live');
  });

  it.each(['/promoDetail', '/promoDetail?id=over'])(
    'says at %s that it is not running, and leads to the others',
    async (at) => {
      const { user, router } = await stage({ view: PromoDetail }, {}, { answers, at });
      expect(await screen.findByText('This promotion is not running')).toBeDefined();
      await user.click(screen.getByRole('link', { name: 'All promotions' }));
      expect(router.state.location.pathname).toBe('/promotions');
    },
  );

  const open = (given: Parameters<typeof standing>[1]) =>
    stage(
      { view: PromoDetail },
      {},
      {
        member: 0,
        at: '/promoDetail?id=c',
        answers: { ...answers, promotionStates: promotionStates(standing('c', given)) },
      },
    );
  const award = { id: 'w1', what: 'money', amount: '150000', at: '2026-03-01T10:00:00Z' } as const;

  it('claims the reward that waits, once, under its terms', async () => {
    const { user, answer, asked } = await open({
      state: 'CLAIM',
      step: 'claim',
      awards: [{ ...award, state: 'OPEN' }],
    });
    expect(await screen.findByText('Terms c')).toBeDefined();
    answer({
      promotionClaim: { ...award, state: 'CLAIMED', paymentAccount: 'main' },
      promotionStates: promotionStates(
        standing('c', { state: 'CLAIMED', reason: 'LIMIT', awards: [{ ...award, state: 'CLAIMED' }] }),
      ),
    });
    await user.click(screen.getByRole('button', { name: /Claim .*1,500/u }));
    expect(await screen.findByText(/everything it gives to one member/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Claim/u })).toBeNull();
    expect(asked.filter(({ id }) => id === 'promotionClaim').map(({ body }) => body)).toEqual([
      JSON.stringify({ award: 'w1' }),
    ]);
  });

  it('leads a member who takes part to what brings the next reward', async () => {
    const { user, portal } = await open({ state: 'JOINED', next: 'deposit', awards: [] });
    await user.click(await screen.findByRole('button', { name: 'Make a deposit' }));
    expect(portal.navigation.modals).toMatchObject([{ panel: 'depositv2' }]);
  });

  it('says how much of a bonus is wagered, as a bar and in words, and by when', async () => {
    await open({
      state: 'PROCESS',
      reason: 'WAGERING',
      progress: { done: '250000', of: '1000000', unit: 'wagering' },
      awards: [
        {
          ...award,
          what: 'bonus',
          state: 'CLAIMED',
          bonus: {
            state: 'ACTIVE',
            wagered: '250000',
            target: '1000000',
            converted: '0',
            maxStake: '50000',
            expiresAt: '2026-03-08T10:00:00Z',
          },
        },
      ],
    });
    const bar = await screen.findByRole('progressbar', {
      name: /Staked so far: .*2,500\.00 of .*10,000\.00/u,
    });
    expect(bar.getAttribute('value')).toBe('0.25');
    expect(screen.getByText(/1,500\.00 bonus/u).parentElement?.textContent).toMatch(
      /can be played.*Until .*Largest stake that counts: .*500\.00/u,
    );
  });

  it('says what a member has to do first, and leads there', async () => {
    const { user, modals } = await open({
      state: 'CLOSE',
      reason: 'AUDIENCE',
      missing: ['verifyMobile'],
    });
    expect(await screen.findByText('One step to go')).toBeDefined();
    expect(screen.queryByText(/other members/u)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Verify your mobile number' }));
    expect(modals()).toEqual(['verify-mobile']);
  });

  it('joins, and tells the progress after it', async () => {
    const { user, answer } = await open({ state: 'JOIN', step: 'join' });
    answer({
      promotionJoin: { joinedAt: '2026-03-01T10:00:00Z' },
      promotionStates: promotionStates(
        standing('c', { state: 'PROCESS', progress: { done: '1', of: '3', unit: 'deposits' } }),
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Deposits so far: 1 of 3')).toBeDefined();
  });

  it('applies with a remark, and tells why an application was rejected', async () => {
    const { user, answer, asked } = await open({
      state: 'REJECTED',
      step: 'apply',
      application: {
        id: 'a1',
        remark: 'Round 41',
        pictures: 2,
        state: 'REJECTED',
        at: '2026-03-01T10:00:00Z',
        reason: 'Not settled.',
      },
    });
    expect(await screen.findByText('Not settled.')).toBeDefined();
    answer({ promotionApply: { id: 'a2', at: '2026-03-02T10:00:00Z' } });
    await user.click(screen.getByRole('button', { name: 'Apply again' }));
    await user.type(await screen.findByLabelText(/Remark/u), 'Round 42');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('Terms c');
    await expect
      .poll(() => asked.find(({ id }) => id === 'promotionApply')?.body)
      .toBe(JSON.stringify({ promotion: 'c', remark: 'Round 42' }));
  });

  it('offers visitors the way in', async () => {
    const computed = announcement('d', { terms: 'Terms d' });
    const { user, modals } = await stage(
      { view: PromoDetail },
      {},
      { answers: { announcements: announcements({ promotion: [computed] }) }, at: '/promoDetail?id=d' },
    );
    await user.click(await screen.findByRole('button', { name: 'Log in to take part' }));
    expect(modals()).toEqual(['login']);
  });
});
