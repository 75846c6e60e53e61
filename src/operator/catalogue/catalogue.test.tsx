import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { objectUnder, smallPacks } from '#engine/testing/small-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for them.
import './GamesPage.tsx';
import './VendorsPage.tsx';

afterEach(cleanup);

/** A shop with two games of one vendor, of which one has a room. */
function open(address: string) {
  const packs = smallPacks();
  const game = { code: 'G', vendor: 'acme', image: 'posters/one.svg' };
  const bounds = { name: 'menu.home', minBet: '10000', maxBet: '500000' };
  packs['shop'] = {
    ...packs['shop'],
    'lobby/main': {
      kind: 'lobby',
      id: 'main',
      vendors: {
        acme: {
          name: 'Acme',
          gameType: 'RNG',
          accountTypeId: 1,
          vassalage: 'ACME',
          image: 'vendors/acme.svg',
        },
      },
      vendorOrder: ['acme'],
      games: {
        koi: { ...game, name: 'Neon Koi' },
        rummy: { ...game, name: 'Rummy', rooms: { low: bounds }, roomOrder: ['low'] },
      },
      gameOrder: ['koi', 'rummy'],
    },
  };
  Object.assign(objectUnder(packs['shop'], 'brand/main'), { currency: 'MMK', currencyDigits: 2 });
  const admin = createMemoryAdmin({ packs });
  renderConsole(admin, address);
  const drafted = () => admin.drafted('shop', 'lobby/main');
  return { drafted, user: startUser() };
}

it('finds a game, takes it out, renames it, and bounds a room in the currency of the brand', async () => {
  const { drafted, user } = open('/shop/games/game/rummy');
  const list = await screen.findByRole('list', { name: 'Games' });
  const least = await screen.findByLabelText(/^Least bet \(MMK\)/u);
  expect((least as HTMLInputElement).value).toBe('100');
  await user.clear(least);
  await user.type(least, '250.5');
  const name = screen.getByRole('textbox', { name: /^Name \(?required|^Name$/u });
  await user.clear(name);
  await user.type(name, 'Royal Rummy');
  await waitFor(() =>
    expect(drafted()).toMatchObject({
      games: { rummy: { name: 'Royal Rummy', rooms: { low: { minBet: '25050' } } } },
    }),
  );
  await user.type(screen.getByRole('searchbox', { name: /^Search by name/u }), 'koi');
  await user.click(within(list).getByRole('switch', { name: 'Show Neon Koi' }));
  await waitFor(() => expect(drafted()).toMatchObject({ games: { koi: { enabled: false } } }));
  await user.click(screen.getByRole('switch', { name: 'Show Neon Koi' }));
  await waitFor(() => expect(drafted()).not.toHaveProperty('games.koi.enabled'));
});

it('says of a vendor that it is away', async () => {
  const { drafted, user } = open('/shop/games/vendors/acme');
  await user.click(await screen.findByRole('switch', { name: 'Away for maintenance' }));
  await waitFor(() => expect(drafted()).toMatchObject({ vendors: { acme: { maintenance: true } } }));
});

it('keeps what is searched for while an entry opens', async () => {
  const { user } = open('/shop/games');
  await user.type(await screen.findByRole('searchbox', { name: /^Search by name/u }), 'koi');
  const list = screen.getByRole('list', { name: 'Games' });
  await waitFor(() => expect(within(list).queryByText('Rummy')).toBeNull());
  await user.click(within(list).getByRole('button', { name: /Neon Koi/u, expanded: false }));
  await screen.findByRole('textbox', { name: /^Name \(?required|^Name$/u });
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: /^Search by name/u }).value).toBe('koi');
  expect(within(screen.getByRole('list', { name: 'Games' })).queryByText('Rummy')).toBeNull();
});
