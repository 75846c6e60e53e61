import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { promotionStates, standing } from '#portal/testing/promotions.ts';
import { announcement, announcements, many } from '#portal/testing/samples.ts';
import { stage } from '#portal/testing/stage.tsx';
import { PromoGrid } from './PromoGrid.tsx';

const block = { view: PromoGrid };

afterEach(cleanup);

describe('promoGrid', () => {
  it.each(['cards', 'list'] as const)('as %s leads to the page of each promotion', async (variant) => {
    const promotion = many(5, (id) =>
      announcement(id, { content: '<p>Ten <b>free</b> rounds &amp; more</p>' }),
    );
    const { user, router } = await stage(
      block,
      { variant, limit: 2 },
      {
        answers: { announcements: announcements({ promotion }) },
      },
    );
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getAllByText('Ten free rounds & more')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Title 2' }));
    expect(router.state.location.pathname + router.state.location.search).toBe('/promoDetail?id=2');
  });

  it('says when there is none, and tries again after a failure', async () => {
    const { user, answer } = await stage(block, {}, { answers: { announcements: { status: 500 } } });
    answer({ announcements: announcements({}) });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No promotions at the moment')).toBeDefined();
  });

  it.each([
    ['JOIN', 'Join'],
    ['CLAIM', 'Claim'],
    ['APPLYING', 'Applying'],
    ['CLOSE', 'Ended'],
    ['REJECTED', 'Rejected'],
    ['ISSUED', 'Issued'],
    ['CLAIMED', 'Claimed'],
    ['PROCESS', 'In progress'],
    ['JOINED', 'You take part'],
    ['COMING_SOON', 'Coming soon'],
  ] as const)('tells a member the state %s of a promotion [STA-12]', async (state, text) => {
    await stage(
      block,
      {},
      {
        member: 0,
        answers: {
          announcements: announcements({ promotion: [announcement('a', { terms: 'Terms a' })] }),
          promotionStates: promotionStates(standing('a', { state })),
        },
      },
    );
    const badge = await screen.findByText(text);
    expect(badge.closest('article')).toBe(screen.getByRole('article'));
  });

  it('leaves missions and rankings to their pages', async () => {
    const states = promotionStates(
      standing('a'),
      standing('b', { mission: true }),
      standing('c', { ranking: true }),
    );
    const answers = { announcements: announcements({}), promotionStates: states };
    await stage(block, {}, { member: 0, answers });
    expect(within(await screen.findByRole('article')).getByText('Title a')).toBeDefined();
  });

  it('shows who is on a break no offer, and what nobody computes', async () => {
    const promotion = [announcement('a', { terms: 'Terms a' }), announcement('b')];
    await stage(
      block,
      {},
      {
        member: 0,
        answers: {
          announcements: announcements({ promotion }),
          promotionStates: { status: 403, code: 'EXCLUDED' },
        },
      },
    );
    expect(await screen.findByText('Title b')).toBeDefined();
    expect(screen.queryByText('Title a')).toBeNull();
    expect(screen.getByText(/taking a break from play/u)).toBeDefined();
  });

  it('shows what a platform announces that computes nothing', async () => {
    await stage(
      block,
      {},
      {
        member: 0,
        answers: {
          announcements: announcements({ promotion: [announcement('b')] }),
          promotionStates: { status: 404, code: 'NOT_FOUND' },
        },
      },
    );
    expect(await screen.findByText('Title b')).toBeDefined();
  });

  it('asks nothing for guests, who read what visitors do', async () => {
    const promotion = [announcement('a', { terms: 'Terms a' })];
    const { asked } = await stage(
      block,
      {},
      { member: 4, answers: { announcements: announcements({ promotion }) } },
    );
    expect(await screen.findByText('Title a')).toBeDefined();
    expect(asked.map(({ id }) => id)).not.toContain('promotionStates');
  });
});
