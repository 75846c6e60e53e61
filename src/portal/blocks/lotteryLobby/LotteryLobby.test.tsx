// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { game, vendor } from '#portal/testing/samples.ts';
import { stage } from '#portal/testing/stage.tsx';
import { LotteryLobby } from './LotteryLobby.tsx';

afterEach(cleanup);

const answers = {
  gameVendor: { vendors: [vendor('DELTA', { gameType: 'LOTT' }), vendor('LUMEN')] },
  gameList: {
    games: [game('d', { name: 'Delta North', gameType: 'LOTT', vassalage: 'DELTA' })],
    total: 1,
    page: 1,
  },
  domainRoute: {
    domainList: [],
    customerService: [],
    resources: [],
    draws: [
      {
        id: 'n',
        name: 'Miền Bắc',
        region: 'north' as const,
        days: [0, 1, 2, 3, 4, 5, 6],
        time: '18:15',
        timeZone: 'Asia/Ho_Chi_Minh',
        closesMinutesBefore: 15,
      },
    ],
  },
};

it('shows the next draws, the vendors and the games of the category', async () => {
  await stage({ view: LotteryLobby }, { gameType: 'LOTT' }, { answers, at: '/lottery' });
  expect(screen.getByRole('heading', { level: 1, name: 'Lottery' })).toBeDefined();
  expect(await screen.findByText('Miền Bắc')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Vendor DELTA' })).toBeDefined();
  expect(await screen.findByText('Delta North')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Vendor LUMEN' })).toBeNull();
});

it('leaves the draws out where the document says so', async () => {
  await stage({ view: LotteryLobby }, { gameType: 'LOTT', draws: false }, { answers });
  expect(await screen.findByText('Delta North')).toBeDefined();
  expect(screen.queryByText('Miền Bắc')).toBeNull();
});
