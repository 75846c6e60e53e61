import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { vendor } from '#portal/testing/samples.ts';
import { stage } from '#portal/testing/stage.tsx';
import { block } from './index.tsx';

afterEach(cleanup);

describe('categoryTiles', () => {
  it.each(['tiles', 'strip', 'mosaic'] as const)(
    'as %s leads to the categories that have vendors only',
    async (variant) => {
      const { user, router } = await stage(
        block,
        { menu: 'categories', variant },
        {
          answers: { gameVendor: { vendors: [vendor('A'), vendor('B'), vendor('C', { gameType: 'FISH' })] } },
        },
      );
      const links = await screen.findAllByRole('link');
      expect(links).toHaveLength(2);
      const slots = screen.getByRole('link', { name: /Slots/ });
      expect(slots.textContent).toContain('2 studios');
      await user.click(slots);
      expect(router.state.location.pathname).toBe('/rng');
    },
  );

  it('says when no category has vendors, and tries again after a failure', async () => {
    const { user, answer } = await stage(
      block,
      { menu: 'categories' },
      { answers: { gameVendor: { status: 500 } } },
    );
    answer({ gameVendor: { vendors: [] } });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No games to show yet')).toBeDefined();
  });
});
