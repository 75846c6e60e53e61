import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcement, announcements } from '#portal/testing/samples.ts';
import { stage } from '#portal/testing/stage.tsx';
import { PromoDetail } from './PromoDetail.tsx';

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
});
