import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LobbyDocument } from '#contract/generated/documents.ts';
import { readPacks } from '#engine/node/read-packs.ts';
import { documentsOfKind, resolveBrand } from '#engine/resolve.ts';
import { databases } from '#server/testing/database.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { noteStart } from './plays.ts';

const minute = 60_000;
const packs = readPacks(join(import.meta.dirname, '../../../configs'));

describe.each(databases)('games on %s', (kind) => {
  let gateway: TestGateway;
  let token: string;
  let memberId: string;

  const codes = async (query: Record<string, string>, language = 'en') => {
    const { games } = await gateway.client.value('gameList', { query, language });
    return games.map(({ code }) => code).join(' ');
  };
  const start = (game: string, player = memberId) =>
    noteStart(gateway.db, { brand: 'alpha', memberId: player, game, now: gateway.now() });
  const login = async (username: string) => {
    const body = { username, password: demoPassword, type: 'username' as const };
    return gateway.client.value('sessionLogin', { body });
  };

  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.publish((documents) => {
      const lobby = documents['lobby/main'] as LobbyDocument;
      Object.assign(lobby.games ?? {}, {
        shan: {
          name: 'Shan Koe Mee',
          names: { my: 'ရှမ်းကိုးမီး' },
          code: 'SHAN',
          vendor: 'table',
          image: 'posters/lotus.svg',
          category: 'cards',
          rooms: {
            low: { name: 'room.low', minBet: '100', maxBet: '5000' },
            high: { name: 'room.high', minBet: '10000', maxBet: '900000' },
          },
          roomOrder: ['high', 'low'],
        },
        cafe: { name: 'Café Royale', code: 'CAF', vendor: 'spin', image: 'posters/comet.svg' },
      });
      lobby.categories = { cards: { title: 'category.cards' }, empty: { title: 'category.empty' } };
      lobby.categoryOrder = ['empty', 'cards'];
      lobby.gameOrder = ['tides', 'hidden', 'comet', 'orphan', 'lotus', 'shan', 'cafe'];
    });
    ({ token, customerId: memberId } = await login('demo'));
  });
  afterAll(() => gateway.close());

  it('finds names in any case, without accents, and in Burmese [API-33]', async () => {
    expect(await codes({ search: 'cafe ROY' })).toBe('CAF');
    expect(await codes({ search: 'ကိုးမီး' })).toBe('SHAN');
    expect(await codes({ search: 'ရှမ်း\u200bကိုး' })).toBe('SHAN');
  });

  it('finds what is called nearly so when nothing is called what is searched for, and says that it is near [API-33]', async () => {
    const look = (search: string, sort?: 'name') =>
      gateway.client.value('gameList', { query: { search, ...(sort && { sort }) } });
    const found = async (search: string) => {
      const { games, near, total } = await look(search);
      return [games.map(({ code }) => code).join(' '), near, total];
    };
    expect(await found('caffe royal')).toEqual(['CAF', 1, 1]);
    // A vowel is part of a Burmese word: another vowel is another word.
    expect(await found('ရှမ်းကုးမီး')).toEqual(['SHAN', 1, 1]);
    expect(await found('royale')).toEqual(['CAF', undefined, 1]);
    expect(await found('zzzz')).toEqual(['', undefined, 0]);
  });

  it('has what begins with the words of a search first, or the sequence that is asked for', async () => {
    expect(await codes({ search: 'l' })).toBe('LOT TID CMT CAF SHAN');
    expect(await codes({ search: 'l', sort: 'name' })).toBe('CAF CMT TID LOT SHAN');
  });

  it('says a name in the language of the player', async () => {
    const names = async (language: string) =>
      (await gateway.client.value('gameList', { query: { category: 'cards' }, language })).games.map(
        ({ name }) => name,
      );
    expect(await names('my')).toEqual(['ရှမ်းကိုးမီး']);
    expect(await names('en')).toEqual(['Shan Koe Mee']);
  });

  it('sorts by name, by what is hot or new, and by what is started most', async () => {
    expect(await codes({ sort: 'name' })).toBe('CAF CMT TID LOT SHAN');
    expect(await codes({ sort: 'hot' })).toBe('CMT TID LOT SHAN CAF');
    expect(await codes({ sort: 'new' })).toBe('TID CMT LOT SHAN CAF');
    for (const game of ['shan', 'shan', 'cafe']) await start(game, 'nobody');
    gateway.wait(2 * minute);
    expect(await codes({ sort: 'popular' })).toBe('SHAN CAF TID CMT LOT');
    expect(await codes({ sort: 'popular', gameType: 'RNG' })).toBe('CAF TID CMT');
  });

  it('counts the games of each kind by vendor and category, and leaves out what has none [API-34]', async () => {
    const { gameTypes } = await gateway.client.value('vassGameType');
    expect(gameTypes.map(({ gameType, games }) => [gameType, games])).toEqual([
      ['LIVE', 2],
      ['RNG', 3],
    ]);
    expect(gameTypes[0]?.vassalages).toEqual([{ vassalage: 'TABLE', name: 'Table Live', games: 2 }]);
    expect(gameTypes[0]?.categories).toMatchObject([{ id: 'cards', games: 1 }]);
    const { gameTypes: none } = await gateway.client.value('vassGameType', { query: { vassalage: 'GONE' } });
    expect(none).toEqual([]);
  });

  it('has the tables of a live casino by kind in the lobby of a demo brand, each with games [SCR-12]', async () => {
    const ofTests = gateway.brand().documents['lobby/main'] as LobbyDocument;
    const lobby = documentsOfKind(resolveBrand(await packs, 'aurora'), 'lobby')['main'] as LobbyDocument;
    gateway.publish((documents) => void (documents['lobby/main'] = lobby));
    try {
      const { gameTypes } = await gateway.client.value('vassGameType', { query: { gameType: 'LIVE' } });
      const kinds = gameTypes.flatMap(({ categories }) => categories.map(({ id }) => id));
      for (const category of ['baccarat', 'sicbo', 'roulette', 'dragontiger', 'blackjack']) {
        expect(kinds).toContain(category);
        const query = { gameType: 'LIVE', category };
        const { total } = await gateway.client.value('gameList', { query });
        expect(total, category).toBeGreaterThan(0);
      }
      expect(kinds.length).toBeGreaterThan(5);
    } finally {
      gateway.publish((documents) => void (documents['lobby/main'] = ofTests));
    }
  });

  it('lists the rooms of a game in their sequence [API-41]', async () => {
    const { rooms, currency } = await gateway.client.value('roomList', { query: { gameId: 'shan' } });
    expect(rooms.map(({ roomId, minBet }) => [roomId, minBet])).toEqual([
      ['high', '10000'],
      ['low', '100'],
    ]);
    expect(currency).toBe('MMK');
    expect((await gateway.client.value('roomList', { query: { gameId: 'comet' } })).rooms).toEqual([]);
    const hidden = await gateway.client.send('roomList', { query: { gameId: 'hidden' } });
    expect([hidden.status, hidden.json.code]).toEqual([404, 'GAME_NOT_FOUND']);
  });

  it('keeps favourites of a player, once each, the last first, and takes them out [API-38] [API-39]', async () => {
    const keep = (gameId: string, favorite = true) =>
      gateway.client.value('favoriteGame', { token, body: { gameId, favorite } });
    const ids = async () => (await gateway.client.value('favoriteGames', { token })).games;
    for (const game of ['comet', 'shan', 'comet']) {
      await keep(game);
      gateway.wait(1_000);
    }
    expect(await ids()).toEqual(['shan', 'comet']);
    const list = await gateway.client.value('favoriteGamesList', { token, query: { gameType: 'RNG' } });
    expect(list.games.map(({ code }) => code)).toEqual(['CMT']);
    await keep('comet', false);
    await keep('comet', false);
    expect(await ids()).toEqual(['shan']);
    const unknown = await gateway.client.send('favoriteGame', {
      token,
      body: { gameId: 'hidden', favorite: true },
    });
    expect(unknown.json.code).toBe('GAME_NOT_FOUND');
    await keep('lottery:hcm');
    expect(await ids()).toEqual(['lottery:hcm', 'shan']);
    // Lotteries are no games of the catalogue: their hall lists them.
    const all = await gateway.client.value('favoriteGamesList', { token });
    expect(all.games.map(({ id }) => id)).toEqual(['shan']);
    const none = await gateway.client.send('favoriteGame', {
      token,
      body: { gameId: 'lottery:none', favorite: true },
    });
    expect(none.json.code).toBe('GAME_NOT_FOUND');
    await keep('lottery:hcm', false);
    const other = await login('demoagent');
    expect((await gateway.client.value('favoriteGames', { token: other.token })).games).toEqual([]);
    expect((await gateway.client.send('favoriteGames')).json.code).toBe('SESSION_REQUIRED');
  });

  it('keeps what a player started last, once each, the last first [API-40]', async () => {
    for (const game of ['comet', 'shan', 'comet', 'orphan']) {
      await start(game);
      gateway.wait(1_000);
    }
    const { games } = await gateway.client.value('recentGames', { token });
    expect(games.map(({ code }) => code)).toEqual(['CMT', 'SHAN']);
    const live = await gateway.client.value('recentGames', { token, query: { gameType: 'LIVE' } });
    expect(live.games.map(({ code }) => code)).toEqual(['SHAN']);
  });

  it('pages and searches ten thousand games', async () => {
    gateway.publish((documents) => {
      const lobby = documents['lobby/main'] as LobbyDocument;
      const ids = Array.from({ length: 10_000 }, (_, index) => `many${index}`);
      lobby.games = Object.fromEntries(
        ids.map((id, index) => [
          id,
          { name: `Game ${index}`, code: id, vendor: 'spin', image: 'posters/comet.svg' },
        ]),
      );
      lobby.gameOrder = ids;
    });
    const { total, games } = await gateway.client.value('gameList', {
      query: { size: '36', page: '200', gameType: 'RNG' },
    });
    expect([total, games[0]?.id]).toEqual([10_000, 'many7164']);
    const last = await gateway.client.value('gameList', { query: { search: 'game 9999' } });
    expect(last.games.map(({ id }) => id)).toEqual(['many9999']);
  });
});
