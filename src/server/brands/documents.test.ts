import flags from 'flag-icons/country.json' with { type: 'json' };
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrandDocument, HelpDocument, LobbyDocument } from '#contract/generated/documents.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { mainDatabase } from '#server/testing/database.ts';

const iso3166 = flags.filter(({ iso }) => iso).map(({ code }) => code.toUpperCase());

describe('calls answered from the documents of the brand', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(mainDatabase, { countryHeader: 'CF-IPCountry' });
  });
  afterAll(() => gateway.close());
  beforeEach(() => gateway.publish((documents) => Object.assign(documents, brandDocuments())));

  const lobby = (change: (lobby: LobbyDocument) => void): void =>
    gateway.publish((documents) => change(documents['lobby/main'] as LobbyDocument));
  const brand = (change: Partial<BrandDocument>): void =>
    gateway.publish((documents) => Object.assign(documents['brand/main'] as BrandDocument, change));

  it('answers merchant, currency and every switch of the flags [API-06]', async () => {
    const flags = { registerByUsername: true, freePlay: false, DIRECTREG3: true, REGMOBVERF3: false };
    gateway.publish((documents) => Object.assign(documents['flags/main'] ?? {}, { flags }));
    expect(await gateway.client.value('whitelabel')).toEqual({
      merchantCode: 'alpha1',
      currency: 'MMK',
      switches: flags,
    });
  });

  it.each([
    ['CHNGPASSVERIF3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3', 'DIRECTREG3'],
    ['registerByMobile', 'registerMobilePassword', 'registerByUsername', 'freePlay'],
    ['forceExpiredPasswordChange', 'loginByPhone'],
  ])('tells a page how %s and its like stand [ENT-17] [ENT-18]', async (...names) => {
    for (const on of [true, false]) {
      gateway.publish((documents) => {
        const { flags } = documents['flags/main'] as { flags: Record<string, boolean> };
        for (const name of names) flags[name] = on;
      });
      const { switches } = await gateway.client.value('whitelabel');
      expect(names.map((name) => switches[name])).toEqual(names.map(() => on));
    }
  });

  it('wants the version of the gateway and a module id with every call, and answers success and value [API-59]', async () => {
    const answered = async (headers: Record<string, string>): Promise<unknown[]> => {
      const { status, json } = await gateway.client.raw('GET', '/wps/system/whitelabel', headers);
      return [status, json.success, json.success ? typeof json.value : json.code];
    };
    const version = { 'x-gateway-version': '3' };
    const module = { 'x-module-id': 'portal' };
    expect(await answered({ ...version, ...module })).toEqual([200, true, 'object']);
    expect(await answered(module)).toEqual([400, false, 'MISSING_GATEWAY_VERSION']);
    expect(await answered({ ...module, 'x-gateway-version': '4' })).toEqual([
      400,
      false,
      'UNSUPPORTED_GATEWAY_VERSION',
    ]);
    expect(await answered(version)).toEqual([400, false, 'MISSING_MODULE_ID']);
  });

  it('says whether the brand is shown: maintenance, and the region by a trusted proxy [API-08]', async () => {
    const status = (country?: string) =>
      gateway.client.value('systemStatus', {
        query: { url: 'alpha.example:443' },
        headers: { 'cf-ipcountry': country },
      });
    expect(await status()).toEqual({
      maintenance: false,
      regionRestriction: false,
      addressRestriction: false,
      country: null,
      serverTime: gateway.now().toISOString(),
    });
    expect(await status('KP')).toMatchObject({ regionRestriction: true, country: 'KP' });
    expect(await status('XX')).toMatchObject({ regionRestriction: false, country: null });
    brand({ maintenance: true, regions: { allowed: ['MM'] } });
    expect(await status('MM')).toMatchObject({ maintenance: true, regionRestriction: false });
    expect(await status('TH')).toMatchObject({ regionRestriction: true });
  });

  it('keeps addresses out by ranges, and refuses what is not for everybody to read [SCR-07]', async () => {
    const from = (ip: string) => ({ 'x-forwarded-for': ip });
    const blocked = ['203.0.113.0/24', '198.51.100.7', '2001:db8:7::/48'];
    brand({ addresses: { blocked: blocked.map((range) => ({ range, reason: 'Attacks of March.' })) } });
    for (const [ip, isOut] of [
      ['203.0.113.200', true],
      ['::ffff:203.0.113.200', true],
      ['203.0.114.1', false],
      ['198.51.100.7', true],
      ['198.51.100.8', false],
      ['2001:db8:7:1::5', true],
      ['2001:db8:8::1', false],
    ] as const) {
      const { json } = await gateway.client.send('systemStatus', { query: {}, headers: from(ip) });
      expect([ip, json.value.addressRestriction]).toEqual([ip, isOut]);
      // Nothing of the reason, which is the operator's.
      expect(JSON.stringify(json)).not.toContain('March');
      const free = await gateway.client.send('memberInfo', { headers: from(ip) });
      expect([ip, free.json.code]).toEqual([ip, isOut ? 'ADDRESS_BLOCKED' : 'SESSION_REQUIRED']);
      expect((await gateway.client.send('gameVendor', { headers: from(ip) })).status).toBe(200);
    }
  });

  it('lists domains that answer with their speed, support, downloads and draws [API-09] [ENT-08] [ENT-10]', async () => {
    lobby((document) => {
      Object.assign(document.support ?? {}, {
        one: {
          title: 'support.chat',
          csPosition: 'TELEGRAM-1',
          type: 'TELEGRAM',
          url: 'https://t.example/1',
        },
        two: {
          title: 'support.chat',
          csPosition: 'TELEGRAM-2',
          type: 'TELEGRAM',
          url: 'https://t.example/2',
        },
        viber: { title: 'support.chat', csPosition: 'VIBER-1', type: 'VIBER', url: 'https://v.example/' },
      });
    });
    const value = await gateway.client.value('domainRoute');
    expect(value.domainList).toEqual([{ url: 'https://alpha.example', speed: 12 }]);
    expect(value.customerService.map(({ title, csPosition, type }) => [title, csPosition, type])).toEqual([
      ['Live chat', 'LIVECHAT-1', 'LIVECHAT'],
      ['Live chat', 'TELEGRAM-1', 'TELEGRAM'],
      ['Live chat', 'TELEGRAM-2', 'TELEGRAM'],
      ['Live chat', 'VIBER-1', 'VIBER'],
    ]);
    expect(value.customerService[1]?.url).toBe('https://t.example/1');
    expect(value.resources).toEqual([
      {
        resourceType: 'ANDROID',
        url: 'https://get.example/alpha.apk',
        qrCodeUrl: '/assets/alpha/qr/android.svg',
      },
    ]);
    expect(value.draws).toMatchObject([
      { id: 'hcm', region: 'south', time: '16:15', closesMinutesBefore: 15 },
    ]);
  });

  it('answers help articles in order and language, English where a text is missing [API-10]', async () => {
    const inBurmese = await gateway.client.value('helpCenter', { language: 'my' });
    expect(inBurmese.articles).toEqual([
      { id: 'second', title: 'Second', content: '<p>Second</p>', icon: 'wallet' },
      { id: 'first', title: 'ပထမ', content: '<p>First</p>' },
    ]);
    gateway.publish((documents) => {
      (documents['help/main'] as HelpDocument).order = ['first', 'missing'];
    });
    const after = await gateway.client.value('helpCenter', { language: 'en' });
    expect(after.articles.map(({ title }) => title)).toEqual(['First']);
  });

  it.each([
    ['my', 'ပထမ'],
    ['en;q=0.4, my;q=0.8', 'ပထမ'],
    ['fr, en-GB;q=0.7', 'First'],
    ['fr', 'ပထမ'],
    ['en;q=0, *', 'ပထမ'],
    ['', 'ပထမ'],
    [';;;,,,q=,,-', 'ပထမ'],
  ])('reads Accept-Language %j', async (language, title) => {
    const { articles } = await gateway.client.value('helpCenter', { language });
    expect(articles[1]?.title).toBe(title);
  });

  it('sorts notices by type, answers the types asked for only [API-37] [ENT-07]', async () => {
    const ask = (types: string) =>
      gateway.client.value('announcements', {
        query: { types, platform: 'W', execution: 'B' },
        language: 'en',
      });
    const all = await ask('B,PL,PU,PR,H');
    expect(all.banners).toEqual([
      {
        id: 'summer',
        title: 'Summer',
        content: '<p>Summer</p>',
        date: Date.UTC(2026, 1, 1),
        image: '/assets/alpha/banners/summer.svg',
        to: '/promotions',
        tone: 'accent',
      },
    ]);
    expect(all.player.map(({ id }) => id)).toEqual(['welcome']);
    expect(await ask('PU,H')).toEqual({ banners: [], player: [], popup: [], promotion: [], header: [] });
    lobby(({ notices = {}, noticeOrder = [] }) => {
      for (const type of ['PU', 'PR'] as const) {
        notices[type] = {
          type,
          title: 'notice.summer',
          content: 'notice.summer.body',
          date: '2026-02-01T00:00:00Z',
        };
        noticeOrder.push(type);
      }
    });
    const more = await ask('PU,PR');
    expect(
      [more.popup, more.promotion].map((notices) => notices.map(({ id, title }) => [id, title])),
    ).toEqual([[['PU', 'Summer']], [['PR', 'Summer']]]);
    expect([more.banners, more.player]).toEqual([[], []]);
  });

  it('tells pages how often a popup comes and to whom: at each login and to members unless its notice says otherwise', async () => {
    const given = { type: 'PU', title: 'told.title', content: 'told.content', date: '2026-02-02T00:00:00Z' };
    gateway.publish((documents) => {
      Object.assign(documents['lobby/main']!, {
        noticeOrder: ['plain', 'daily', 'agents'],
        notices: {
          plain: given,
          daily: { ...given, repeat: 'day', guests: true },
          agents: { ...given, audience: 'agents' },
        },
      });
    });
    const query = { types: 'PU', platform: 'W', execution: 'B' } as const;
    const { popup } = await gateway.client.value('announcements', { query, language: 'en' });
    expect(popup.map(({ id, repeat, guests }) => [id, repeat, guests])).toEqual([
      ['plain', 'login', false],
      ['daily', 'day', true],
    ]);
  });

  it('shows a notice from its beginning until its end, and one without either always', async () => {
    const given = { type: 'B', title: 'told.title', content: 'told.content', date: '2026-02-02T00:00:00Z' };
    const [past, future] = ['2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z'];
    gateway.publish((documents) => {
      Object.assign(documents['lobby/main']!, {
        noticeOrder: ['always', 'planned', 'live', 'over'],
        notices: {
          always: given,
          planned: { ...given, from: future },
          live: { ...given, from: past, until: future },
          over: { ...given, until: past },
        },
      });
    });
    const query = { types: 'B', platform: 'W', execution: 'B' } as const;
    const { banners } = await gateway.client.value('announcements', { query, language: 'en' });
    expect(banners.map(({ id }) => id)).toEqual(['always', 'live']);
  });

  it('keeps notices for agents alone from everybody else, and answers them to agents', async () => {
    const given = (audience?: 'agents') => ({
      type: 'PL' as const,
      title: 'told.title',
      content: 'told.content',
      date: '2026-02-02T00:00:00Z',
      ...(audience && { audience }),
    });
    gateway.publish((documents) => {
      Object.assign(documents['lobby/main']!, {
        noticeOrder: ['mine', 'ours'],
        notices: { mine: given('agents'), ours: given() },
      });
    });
    const query = { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' } as const;
    const { player } = await gateway.client.value('announcements', { query, language: 'en' });
    expect(player.map(({ id }) => id)).toEqual(['ours']);
    const tokenOf = async (username: string) =>
      (
        await gateway.client.value('sessionLogin', {
          body: { type: 'username', username, password: demoPassword },
        })
      ).token;
    const agent = { token: await tokenOf('demoagent'), language: 'en' };
    const { notices } = await gateway.client.value('agentNotices', agent);
    expect(notices.map(({ id }) => id)).toEqual(['mine']);
    const player1 = await gateway.client.send('agentNotices', { token: await tokenOf('demo') });
    expect(player1.status).toBe(403);
    expect((await gateway.client.send('agentNotices', {})).status).toBe(401);
  });

  it('lists enabled vendors in the brand’s order [API-35] [ENT-05]', async () => {
    const { vendors } = await gateway.client.value('gameVendor', { query: { merchantCode: 'alpha1' } });
    expect(vendors).toMatchObject([
      {
        id: 'table',
        accountTypeId: 12,
        vassalage: 'TABLE',
        gameType: 'LIVE',
        isHot: 0,
        image: '/assets/alpha/vendors/table.svg',
      },
      { id: 'spin', accountTypeId: 11, vassalage: 'SPIN', gameType: 'RNG', isHot: 1 },
    ]);
    expect(vendors).toHaveLength(2);
    const other = await gateway.client.send('gameVendor', { query: { merchantCode: 'beta1' } });
    expect([other.status, other.json.code]).toEqual([404, 'MERCHANT_NOT_FOUND']);
  });

  it('answers lanes with the cards a player may see, none that is empty [API-32] [ENT-05]', async () => {
    const { lanes } = await gateway.client.value('hotGames', { language: 'en' });
    expect(lanes).toHaveLength(1);
    expect(lanes[0]).toMatchObject({ id: 'hot', title: 'Hot' });
    expect(lanes[0]?.cards).toMatchObject([
      { code: 'LOT', vassalage: 'TABLE', isGame: 'VASSALAGE', isHot: 0 },
      { code: 'CMT', vassalage: 'SPIN', isGame: 'GAME', isHot: 1, accountTypeName: 'Spin House' },
    ]);
    lobby(({ games }) => void Object.assign(games?.['comet'] ?? {}, { defaultPlayType: 'lo2' }));
    const [again] = (await gateway.client.value('hotGames', { language: 'en' })).lanes;
    expect(again?.cards.find(({ code }) => code === 'CMT')).toMatchObject({ defaultPlayType: 'lo2' });
    const { lanes: slots } = await gateway.client.value('hotGames', { query: { gameType: 'RNG' } });
    expect(slots[0]?.cards.map(({ code }) => code)).toEqual(['CMT']);
  });

  it('pages and searches games, by category and vendor [API-33]', async () => {
    const list = async (query: Record<string, string>) => {
      const { games, total, page } = await gateway.client.value('gameList', { query });
      return [games.map(({ code }) => code).join(' '), total, page];
    };
    expect(await list({})).toEqual(['TID CMT LOT', 3, 1]);
    expect(await list({ size: '2', page: '2' })).toEqual(['LOT', 3, 2]);
    expect(await list({ page: '99' })).toEqual(['', 3, 99]);
    expect(await list({ size: '0', page: '0' })).toEqual(['TID', 3, 1]);
    expect(await list({ gameType: 'LIVE' })).toEqual(['LOT', 1, 1]);
    expect(await list({ vassalage: 'SPIN', search: 'golden' })).toEqual(['TID', 1, 1]);
    expect(await list({ search: 'table live' })).toEqual(['LOT', 1, 1]);
    expect(await list({ search: "' or 1=1 --" })).toEqual(['', 0, 1]);
  });

  it('shows a publish in the next answer', async () => {
    await gateway.client.value('gameVendor');
    lobby((document) => {
      document.vendorOrder = ['spin'];
    });
    expect((await gateway.client.value('gameVendor')).vendors.map(({ id }) => id)).toEqual(['spin']);
  });

  it('lists every country with dialling code, flag, and name in the language asked for [API-58] [ENT-09]', async () => {
    const { countries } = await gateway.client.value('countryCodes', { language: 'en' });
    const codes = new Set(countries.map(({ countryCode }) => countryCode));
    // Nobody has a number of their own there: no numbering plan.
    const without = ['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'];
    expect(iso3166.filter((code) => !codes.has(code)).sort()).toEqual(without);
    expect(codes.size).toBe(countries.length);
    expect(countries).toContainEqual({
      countryCode: 'MM',
      countryDialingCode: '95',
      name: 'Myanmar (Burma)',
      flag: '/wps/images/flags/mm.svg',
    });
    const names = countries.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
    const inChinese = await gateway.client.value('countryCodes', { language: 'zh-CN' });
    expect(inChinese.countries.find(({ countryCode }) => countryCode === 'MM')?.name).toBe('缅甸');
  });

  it('takes flags and pictures of vendors from image hosts, at random, each from one of them [API-61] [CON-20]', async () => {
    const imageHosts = ['https://one.images.example', 'https://two.images.example:8443'];
    brand({ imageHosts });
    const addresses = async () => [
      ...(await gateway.client.value('countryCodes')).countries.map(({ flag }) => flag),
      ...(await gateway.client.value('gameVendor')).vendors.flatMap(({ image }) => image ?? []),
    ];
    const told = await addresses();
    expect(new Set(told.map((address) => new URL(address).origin))).toEqual(new Set(imageHosts));
    expect(told.map((address) => new URL(address).pathname)).toEqual(
      expect.arrayContaining(['/wps/images/flags/mm.svg', expect.stringMatching(/^\/assets\/alpha\//u)]),
    );
    expect(await addresses()).toEqual(told);
  });

  it('serves a flag for every country', async () => {
    const { countries } = await gateway.client.value('countryCodes');
    for (const { flag } of countries) {
      const { status, headers, text } = await gateway.client.raw('GET', flag);
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(text).toMatch(/^<svg /u);
    }
    for (const name of ['zz.svg', '..%2Fpackage.json', 'mm.png']) {
      expect((await gateway.client.raw('GET', `/wps/images/flags/${name}`)).status).toBe(404);
    }
  });

  it('draws a captcha as a PNG that runs out [API-20]', async () => {
    const { captchaId, image, expiresAt } = await gateway.client.value('captcha');
    const picture = Buffer.from(image, 'base64');
    expect(picture.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([160, 56]);
    expect(expiresAt).toBe(new Date(gateway.now().getTime() + 5 * 60_000).toISOString());
    const row = await gateway.db
      .selectFrom('captchas')
      .selectAll()
      .where('id', '=', captchaId)
      .executeTakeFirst();
    expect(row?.answer_hash).toMatch(/^[0-9a-f]{64}$/u);
  });

  it('stands when a brand has next to nothing', async () => {
    gateway.publish((documents) => {
      for (const key of Object.keys(documents)) if (key !== 'brand/main') delete documents[key];
    });
    expect((await gateway.client.value('gameVendor')).vendors).toEqual([]);
    expect((await gateway.client.value('hotGames')).lanes).toEqual([]);
    expect((await gateway.client.value('helpCenter')).articles).toEqual([]);
    expect((await gateway.client.value('settingRegister')).fields).toEqual({});
    expect((await gateway.client.value('whitelabel')).switches).toEqual({});
  });
});
