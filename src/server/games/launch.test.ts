import { documentOf } from '#server/brands/documents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LobbyDocument } from '#contract/generated/documents.ts';
import { databases } from '#server/testing/database.ts';
import { gameVendor, gameVendorSecret } from '#server/vendors/testing/game-vendor.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

describe.each(databases)('starting games on %s', (kind) => {
  let gateway: TestGateway;
  let vendor: Awaited<ReturnType<typeof gameVendor>>;
  let token: string;

  const lobby = (change: (document: LobbyDocument) => void) =>
    gateway.publish((documents) => change(documents['lobby/main'] as LobbyDocument));
  const launch = (body: object, by = token) =>
    gateway.client.send('launchAddress', { token: by, body, language: 'en' });
  const sessions = () =>
    gateway.db.selectFrom('launch_sessions').select(['game', 'trial', 'token_hash']).execute();

  beforeAll(async () => {
    vendor = await gameVendor({ '/launch': { url: 'https://games.spin.example/play/1?x=2#t' } });
    const settings = { url: vendor.url, secret: gameVendorSecret };
    gateway = await startGateway(kind, { vendorSettings: { ALPHA__SPIN: settings, ALPHA__TABLE: settings } });
    lobby((document) => {
      Object.assign(document.games?.['lotus'] ?? {}, {
        isGame: 'GAME',
        rooms: { low: { name: 'room.low', minBet: '1', maxBet: '9' } },
        roomOrder: ['low'],
      });
    });
    const body = { username: 'demo', password: demoPassword, type: 'username' as const };
    ({ token } = await gateway.client.value('sessionLogin', { body }));
  });
  afterAll(async () => {
    await gateway.close();
    await vendor.close();
  });

  it('answers the address a vendor gives, with a session that no bet of another can use [API-56] [GAM-05]', async () => {
    const answer = await launch({
      gameId: 'comet',
      nodeId: 7,
      accountType: '11',
      vassalage: 'SPIN',
      launchMode: 'real',
      platform: 'W',
      clientType: 'H5',
      username: 'demo',
      token,
      merchantCode: 'alpha1',
      language: 'my',
    });
    expect(answer.json.value).toMatchObject({
      game_url: 'https://games.spin.example/play/1?x=2#t',
      launchMode: 'real',
      game: { id: 'comet', name: 'Comet Reels' },
    });
    const asked = vendor.heard.at(-1);
    expect(asked).toMatchObject({
      path: '/launch',
      signed: true,
      body: {
        brand: 'alpha',
        game: 'CMT',
        mode: 'real',
        language: 'my',
        currency: 'MMK',
        device: 'mobile',
        timeZone: documentOf(gateway.brand(), 'brand')?.timeZone ?? 'UTC',
      },
    });
    // Neither the account nor the session of the player leaves the platform.
    expect(JSON.stringify(asked?.body)).not.toContain(token);
    expect(Object.values(asked?.body ?? {})).not.toContain('demo');
    const [session] = await sessions();
    expect(session).toMatchObject({ game: 'CMT', trial: false });
    expect(session?.token_hash).not.toBe(asked?.body['session']);
    const { games } = await gateway.client.value('recentGames', { token });
    expect(games.map(({ id }) => id)).toEqual(['comet']);
  });

  it.each([
    ['username', { username: 'demoagent' }],
    ['token', { token: 'x'.repeat(43) }],
    ['vassalage', { vassalage: 'TABLE' }],
    ['accountType', { accountType: '12' }],
    ['merchantCode', { merchantCode: 'beta1' }],
    ['language', { language: 'xx' }],
  ])("refuses a payload whose %s is not the player's or the game's [GAM-05]", async (field, wrong) => {
    const before = vendor.heard.length;
    const { status, json } = await launch({ gameId: 'comet', ...wrong });
    expect([status, json.code, json.value]).toEqual([422, 'LAUNCH_MISMATCH', { fields: [field] }]);
    expect(vendor.heard).toHaveLength(before);
  });

  it('starts a guest for play money, whatever the guest asks for', async () => {
    const body = { os: 'Linux', platform: 'W' as const, version: 3 as const, random: '' };
    body.random = await gateway.client.freePlayRandom('a-guest-who-wants-to-try');
    const guest = await gateway.client.value('sessionFreePlay', { body });
    const answer = await launch({ gameId: 'comet', launchMode: 'real' }, guest.token);
    expect(answer.json.value.launchMode).toBe('trial');
    expect(vendor.heard.at(-1)?.body['mode']).toBe('trial');
  });

  it('starts a game with rooms in one of them, named apart or with the game [GAM-05]', async () => {
    expect((await launch({ gameId: 'lotus' })).json.code).toBe('ROOM_NOT_FOUND');
    expect((await launch({ gameId: 'lotus', roomId: 'high' })).json.code).toBe('ROOM_NOT_FOUND');
    expect((await launch({ gameId: 'lotus', roomId: 'low' })).json.value.roomId).toBe('low');
    await launch({ roomId: 'lotus:low' });
    expect(vendor.heard.at(-1)?.body).toMatchObject({ game: 'LOT', room: 'low' });
  });

  it('asks before it moves money to a vendor with a wallet of its own, and moves it where the player said so [GAM-05]', async () => {
    lobby((document) => Object.assign(document.vendors?.['spin'] ?? {}, { wallet: 'transfer' }));
    vendor.answers['/transfer'] = { status: 'SUCCESS' };
    const balance = async () => (await gateway.client.value('walletBalance', { token })).sumBalance;
    const before = await balance();
    const asked = await launch({ gameId: 'comet' });
    expect([asked.status, asked.json.code, asked.json.value]).toEqual([
      409,
      'CONFIRM_TRANSFER',
      { balance: before, amount: '1000000', least: '100', currency: 'MMK', digits: 2 },
    ]);
    expect((await launch({ gameId: 'comet', confirmTrans: false })).status).toBe(200);
    expect(await balance()).toBe(before);
    expect((await launch({ gameId: 'comet', confirmTrans: true })).status).toBe(200);
    expect(await balance()).toBe(String(BigInt(before) - 1_000_000n));
    const moved = vendor.heard.filter(({ path }) => path === '/transfer');
    expect(moved.map(({ body }) => [body['direction'], body['amount']])).toEqual([['in', '1000000']]);
    await launch({ gameId: 'comet', confirmTrans: true, moveAmount: '20000' });
    expect(await balance()).toBe(String(BigInt(before) - 1_020_000n));
    lobby((document) => Object.assign(document.vendors?.['spin'] ?? {}, { wallet: 'seamless' }));
  });

  it('begins a start by GET too, and moves no money by it [API-25]', async () => {
    const before = (await gateway.client.value('walletBalance', { token })).sumBalance;
    const { game_url, launchMode } = await gateway.client.value('launchGame', {
      token,
      query: { gameId: 'comet' },
    });
    expect([game_url, launchMode]).toEqual(['https://games.spin.example/play/1?x=2#t', 'real']);
    expect((await gateway.client.value('walletBalance', { token })).sumBalance).toBe(before);
  });

  it('shows a separate provider outside of the frame, and a GPI lottery as any game [GAM-03]', async () => {
    const startAs = async (accountType: 'TCG_SEA' | 'GPI') => {
      lobby((document) => {
        Object.assign(document.vendors?.['spin'] ?? {}, { gameType: 'LOTT', accountType });
      });
      return (await launch({ gameId: 'comet' })).json.value;
    };
    const separate = await startAs('TCG_SEA');
    expect([separate.game_url, separate.game_url2]).toEqual([
      undefined,
      'https://games.spin.example/play/1?x=2#t',
    ]);
    expect((await startAs('GPI')).game_url).toBe('https://games.spin.example/play/1?x=2#t');
    lobby((document) => {
      Object.assign(document.vendors?.['spin'] ?? {}, { gameType: 'RNG', accountType: undefined });
    });
  });

  it('takes one of the hosts of a vendor for each start, at random [CON-20]', async () => {
    const hosts = ['https://one.spin.example', 'https://two.spin.example:8443'];
    lobby((document) => {
      Object.assign(document.vendors?.['spin'] ?? {}, { hosts });
    });
    const seen = new Set<string>();
    for (let start = 0; start < 20; start++) {
      const { game_url } = (await launch({ gameId: 'comet' })).json.value;
      expect(game_url).toMatch(/\/play\/1\?x=2#t$/u);
      seen.add(new URL(game_url).origin);
    }
    expect([...seen].sort()).toEqual(hosts);
    lobby((document) => {
      delete document.vendors?.['spin']?.hosts;
    });
  });

  it.each([
    ['no address', { url: 7 }],
    ['an address that would run here', { url: 'javascript:alert(1)' }],
    ['nothing', undefined],
  ])('refuses when the vendor answers %s', async (_, answer) => {
    gateway.wait(60_000);
    vendor.answers['/launch'] = answer;
    const { status, json } = await launch({ gameId: 'comet' });
    expect([status, json.code]).toEqual([503, 'VENDOR_UNAVAILABLE']);
  });

  it('tells the jackpots of games that are offered, the largest first, and leaves out a vendor that is away', async () => {
    lobby((document) => {
      for (const vendors of [document.vendors?.['spin'], document.vendors?.['table']])
        Object.assign(vendors ?? {}, { jackpots: true });
    });
    vendor.answers['/jackpots'] = {
      jackpots: [
        { game: 'TID', amount: '1200' },
        { game: 'CMT', amount: '98765432109876' },
        { game: 'OTHER', amount: '5' },
      ],
    };
    const { jackpots, total } = await gateway.client.value('jackpots');
    expect(jackpots.map(({ gameId, amount }) => [gameId, amount])).toEqual([
      ['comet', '98765432109876'],
      ['tides', '1200'],
    ]);
    expect(total).toBe('98765432111076');
    gateway.wait(60_000);
    vendor.answers['/jackpots'] = { jackpots: [{ game: 'CMT', amount: '-5' }] };
    expect(await gateway.client.value('jackpots')).toMatchObject({ jackpots: [], total: '0' });
  });
});
