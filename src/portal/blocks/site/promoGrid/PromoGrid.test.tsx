import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcement, announcements, many } from '#portal/testing/samples.ts';
import { stage } from '#portal/testing/stage.tsx';
import { block } from './index.tsx';

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
});
