// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { vendor } from '#portal/testing/samples.ts';
import { stage } from '#portal/testing/stage.tsx';
import { GameFrame } from './GameFrame.tsx';

afterEach(cleanup);

it('says that no game is open and leads to the categories that have games', async () => {
  const { user, router } = await stage(
    { view: GameFrame },
    {},
    {
      at: '/game',
      answers: { gameVendor: { vendors: [vendor('A'), vendor('B'), vendor('C', { gameType: 'ESPORTS' })] } },
    },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'No game is open' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Slots' })).toBeDefined();
  expect(screen.getAllByRole('link')).toHaveLength(2);
  // E-sports has no path of its own: it is shown on the page of sports.
  await user.click(screen.getByRole('link', { name: 'E-sports' }));
  expect(router.state.location.pathname).toBe('/sports');
});
