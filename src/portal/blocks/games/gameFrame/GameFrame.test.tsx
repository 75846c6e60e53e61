import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { game, vendor } from '#portal/testing/samples.ts';
import { stage, type Answers } from '#portal/testing/stage.tsx';
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
  await user.click(screen.getByRole('link', { name: 'E-sports' }));
  expect(router.state.location.pathname).toBe('/esports');
});

describe('a direct link to a game of a vendor with a wallet of its own', () => {
  const found = game('copper', { accountTypeName: 'Copper' });
  const started = { game_url: 'http://vendors.test/play', launchMode: 'real' as const, game: found };
  const wallets = {
    main: '50000',
    transit: '0',
    held: '0',
    vendors: [],
    transfers: [],
    currency: 'MMK',
    digits: 2,
  };
  const open = (answers: Answers = {}) =>
    stage(
      { view: GameFrame },
      {},
      {
        member: 0,
        at: '/game?game=copper',
        answers: {
          walletTransferState: wallets,
          ...answers,
          gameList: { games: [found], total: 1, page: 1, size: 1 } as never,
          walletBalance: { sumBalance: '50000', currency: 'MMK', digits: 2 },
          launchAddress: {
            status: 409,
            code: 'CONFIRM_TRANSFER',
            value: { balance: '50000', amount: '50000', currency: 'MMK', digits: 2 },
          },
        },
      },
    );
  const confirmed = (asked: Awaited<ReturnType<typeof open>>['asked']) =>
    asked
      .filter(({ id }) => id === 'launchAddress')
      .map(({ body }) => (JSON.parse(body ?? '{}') as { confirmTrans?: boolean }).confirmTrans);

  it.each([
    ['Move MMK\u00A0500.00 there and play', true],
    ['Play with what is there', false],
  ])('asks as every start does, and goes on as the player says: %s', async (name, confirmTrans) => {
    const { user, asked, answer } = await open();
    const choice = await screen.findByRole('button', { name });
    expect(confirmed(asked)).toEqual([undefined]);
    answer({ launchAddress: started });
    await user.click(choice);
    expect(await screen.findByTitle('Game copper')).toBeDefined();
    expect(confirmed(asked)).toEqual([undefined, confirmTrans]);
  });

  it('moves as much as the player types, within what can be moved, and says what is there already', async () => {
    const { user, asked, answer } = await open({
      walletTransferState: { ...wallets, vendors: [{ vassalage: found.vassalage, balance: '12345' }] },
    });
    expect(await screen.findByText(/In its wallet you have MMK.123\.45/u)).toBeDefined();
    expect(screen.getByRole('button', { name: /^Play with the MMK.123\.45 there$/u })).toBeDefined();
    const amount = screen.getByLabelText('Amount to move (MMK)');
    const move = () => screen.getByRole('button', { name: /^Move/u }) as HTMLButtonElement;
    await user.clear(amount);
    await user.type(amount, '500.01');
    expect(move().disabled).toBe(true);
    expect(screen.getByText(/^MMK.0\.01 to MMK.500\.00$/u)).toBeDefined();
    await user.clear(amount);
    await user.type(amount, '200.50');
    answer({ launchAddress: started });
    await user.click(move());
    await screen.findByTitle('Game copper');
    const sent = asked.findLast(({ id }) => id === 'launchAddress');
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ confirmTrans: true, moveAmount: '20050' });
  });

  it('shows no main wallet beside the game, and offers what is there when the game is left', async () => {
    const { user, portal, answer, router } = await open({
      merchantWallet: {
        isSingle: false,
        vendors: [
          {
            vassalage: found.vassalage,
            name: 'Copper',
            gameType: 'RNG',
            image: '/a.svg',
            maintenance: false,
          },
        ],
        min: '1',
        max: '100000',
        currency: 'MMK',
        digits: 2,
      },
      walletTransferState: { ...wallets, vendors: [{ vassalage: found.vassalage, balance: '12345' }] },
    });
    answer({ launchAddress: started });
    await user.click(await screen.findByRole('button', { name: /^Move/u }));
    await screen.findByTitle('Game copper');
    expect(screen.queryByRole('button', { name: 'Refresh balance' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More about this game' }));
    expect(await screen.findByRole('button', { name: 'Bring it back' })).toBeDefined();
    await act(() => router.navigate('/index'));
    await expect
      .poll(() => portal.toasts.shown.map(({ text }) => text))
      .toEqual([expect.stringMatching(/^MMK.123\.45 of yours is in game wallets\.$/u)]);
  });

  it('asks no more when the game is started anew on its page', async () => {
    const { user, asked, answer } = await open();
    const choice = await screen.findByRole('button', { name: /^Move/u });
    answer({ launchAddress: started });
    await user.click(choice);
    await user.click(await screen.findByRole('button', { name: 'More about this game' }));
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    await expect.poll(() => confirmed(asked)).toEqual([undefined, true, false]);
  });

  it('says why it does not start, and asks again', async () => {
    const { user, answer } = await open();
    const choice = await screen.findByRole('button', { name: /^Move/u });
    answer({ launchAddress: { status: 503, code: 'VENDOR_UNAVAILABLE' } });
    await user.click(choice);
    expect(await screen.findByRole('alert')).toBeDefined();
    answer({
      launchAddress: {
        status: 409,
        code: 'CONFIRM_TRANSFER',
        value: { balance: '50000', amount: '50000', currency: 'MMK', digits: 2 },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Move/u })).toBeDefined();
  });
});

describe('the menu of a game', () => {
  const played = game('koi', { trial: 1, category: 'video' });
  const started = (launchMode: 'real' | 'trial') => ({
    launchAddress: { game_url: `http://vendors.test/${launchMode}`, launchMode, game: played },
  });
  const open = async (member: 0 | 4 = 0) => {
    const staged = await stage(
      { view: GameFrame },
      {},
      {
        member,
        at: '/game?game=koi',
        answers: {
          gameList: {
            games: [played, game('other', { category: 'video' })],
            total: 2,
            page: 1,
            size: 36,
          } as never,
          favoriteGames: { games: [] },
          favoriteGame: { favorite: true },
          walletBalance: { sumBalance: '50000', currency: 'MMK', digits: 2 },
          ...started(member === 4 ? 'trial' : 'real'),
        },
      },
    );
    await staged.user.click(await screen.findByRole('button', { name: 'More about this game' }));
    return staged;
  };
  const entry = (name: string) =>
    within(screen.getByRole('group', { name: 'More about this game' })).getByRole('button', { name });

  it('keeps the game among the favourites', async () => {
    const { user, asked } = await open();
    await user.click(entry('Favourite'));
    const kept = asked.find(({ id }) => id === 'favoriteGame');
    expect(JSON.parse(kept?.body ?? '')).toEqual({ gameId: 'koi', favorite: true });
    await user.click(screen.getByRole('button', { name: 'More about this game' }));
    expect(entry('Favourite').getAttribute('aria-pressed')).toBe('true');
  });

  it('starts it for play money, and for money again', async () => {
    const { user, asked, answer } = await open();
    const modes = () =>
      asked
        .filter(({ id }) => id === 'launchAddress')
        .map(({ body }) => (JSON.parse(body ?? '{}') as { launchMode?: string }).launchMode);
    answer(started('trial'));
    await user.click(entry('Try with play money'));
    expect(await screen.findByText('Play money')).toBeDefined();
    answer(started('real'));
    await user.click(screen.getByRole('button', { name: 'More about this game' }));
    await user.click(entry('Play with real money'));
    await waitFor(() => expect(screen.queryByText('Play money')).toBeNull());
    expect(modes()).toEqual(['real', 'trial', 'real']);
  });

  it('leads to the deposit, for which a narrow bar has no room', async () => {
    const { user, router } = await open();
    await user.click(entry('Deposit'));
    expect(router.state.location.pathname).toBe('/member/deposit');
  });

  it('offers guests no other mode', async () => {
    await open(4);
    expect(entry('Similar games')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Play with real money' })).toBeNull();
  });

  it('shows similar games over it, which waits meanwhile', async () => {
    const { user, portal } = await open();
    await user.click(entry('Similar games'));
    const dialog = await screen.findByRole('dialog', { name: 'Similar games' });
    expect(await within(dialog).findByRole('button', { name: 'Play Game other' })).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: 'Play Game koi' })).toBeNull();
    expect(portal.play.paused).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(portal.play.paused).toBe(false);
  });
});
