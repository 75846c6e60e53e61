import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import { sendDraft, type OperatorClient } from '#server/testing/operator-client.ts';
import { draftIcon, people } from '#server/testing/releases.ts';

type Pointer = { seq: number; hash: string; rollout: number; kill: string[] };
type Rollout = { brand: string; rollout: number; packs: object[] };

describe.each(databases)('rollouts on %s', (kind) => {
  let server: TestApp;
  let admin: OperatorClient;
  beforeAll(async () => {
    server = await startApp(kind);
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  const pointer = async (): Promise<Pointer> =>
    (await (await fetch(`${server.url}/config/v1/brands/shop/pointer`)).json()) as Pointer;
  const delivery = async (): Promise<{ rollouts: Rollout[]; kill: object[] }> =>
    (await admin.call('GET', '/packs/shop/delivery')).body as never;
  /** What the gateway answers a visitor with this bucket. */
  const ask = async (path: string, bucket?: number): Promise<unknown> => {
    const response = await fetch(`${server.url}/wps/${path}`, {
      headers: {
        'x-gateway-version': '3',
        'x-module-id': 'portal',
        'accept-language': 'en',
        ...(bucket === undefined ? {} : { cookie: `livery_bucket=${bucket}` }),
      },
    });
    return response.json();
  };
  const helpFor = async (bucket?: number): Promise<string> =>
    JSON.stringify(await ask('system/helpCenter', bucket));
  const publish = async (icon: string, more: object = {}) => {
    await draftIcon(admin, icon);
    return admin.call('POST', '/packs/shop/publish', more);
  };

  it('are for a share of visitors, grow and end', async () => {
    const before = await pointer();
    expect((await publish('gift', { rollout: 10 })).status).toBe(200);
    const begun = await pointer();
    expect(begun).toMatchObject({ seq: before.seq + 1, rollout: 10 });
    expect(begun.hash).not.toBe(before.hash);
    expect((await delivery()).rollouts).toMatchObject([
      { brand: 'shop', rollout: 10, packs: [{ pack: 'shop', version: 2, before: 1 }] },
    ]);
    const put = (body: object) => admin.call('PUT', '/packs/shop/delivery', body);
    expect((await put({ rollout: 5 })).body['code']).toBe('ROLLOUT_NARROWED');
    expect((await put({ rollout: 50 })).body).toMatchObject({ rollout: 50, seq: begun.seq + 1 });
    await draftIcon(admin, 'fish');
    const second = await admin.call('POST', '/packs/shop/publish', { rollout: 10 });
    expect([second.status, second.body['code']]).toEqual([409, 'ROLLOUT_RUNNING']);
    await admin.call('DELETE', '/packs/shop/drafts');
    expect((await put({ rollout: 100 })).status).toBe(200);
    expect(await pointer()).toMatchObject({ hash: begun.hash, rollout: 100 });
    expect((await delivery()).rollouts).toEqual([]);
    expect((await put({ rollout: 50 })).body['code']).toBe('NO_ROLLOUT');
  });

  it('are stopped for everyone at once, as a new version of what was before', async () => {
    const before = await pointer();
    await publish('pvp', { rollout: 25 });
    const { status, body } = await admin.call('POST', '/packs/shop/rollout/stop');
    expect([status, body['version']]).toEqual([200, 4]);
    expect(await pointer()).toMatchObject({ seq: before.seq + 2, hash: before.hash, rollout: 100 });
    const again = await admin.call('POST', '/packs/shop/rollout/stop');
    expect([again.status, again.body['code']]).toEqual([409, 'NO_ROLLOUT']);
  });

  it('hold for what the gateway says, by the cookie of a visitor', async () => {
    const texts = { kind: 'texts', id: 'en', texts: { 'page.home': 'Quite another home' } };
    const was = await helpFor();
    await sendDraft(admin, 'shop', 'texts/en', texts);
    expect((await admin.call('POST', '/packs/shop/publish', { rollout: 30 })).status).toBe(200);
    expect(await helpFor(29)).toContain('Quite another home');
    expect(await helpFor(30)).toBe(was);
    await admin.call('POST', '/packs/shop/rollout/stop');
    expect(await helpFor(29)).toBe(was);
  });

  it('of a pack below a brand are told at both and stopped where they come from', async () => {
    await sendDraft(admin, 'ground', 'flags/main', { kind: 'flags', id: 'main', flags: { freePlay: false } });
    expect((await admin.call('POST', '/packs/ground/publish', { rollout: 10 })).status).toBe(200);
    const told = [{ brand: 'shop', rollout: 10, packs: [{ pack: 'ground' }] }];
    expect((await delivery()).rollouts).toMatchObject(told);
    expect((await admin.call('GET', '/packs/ground/delivery')).body['rollouts']).toMatchObject(told);
    expect((await admin.call('POST', '/packs/shop/rollout/stop')).body['code']).toBe('NO_ROLLOUT');
    expect((await admin.call('POST', '/packs/ground/rollout/stop')).status).toBe(200);
    expect((await delivery()).rollouts).toEqual([]);
  });

  it('take a game off the gateway with its kill switch, over a publication, until it is switched on', async () => {
    const vendor = {
      name: 'Spin',
      gameType: 'RNG',
      accountTypeId: 7,
      vassalage: 'SPIN',
      image: 'brand/logo.svg',
    };
    const game = (name: string) => ({ name, code: name, vendor: 'spin', image: 'brand/logo.svg' });
    await sendDraft(admin, 'shop', 'lobby/main', {
      kind: 'lobby',
      id: 'main',
      vendors: { spin: vendor },
      vendorOrder: ['spin'],
      games: { lotus: game('Lotus'), comet: game('Comet') },
      gameOrder: ['lotus', 'comet'],
    });
    expect((await publish('star')).body).toMatchObject({ version: expect.any(Number) });
    const games = async (): Promise<string[]> => {
      const { value } = (await ask('relay/GCSGAME_gameList')) as { value: { games: { id: string }[] } };
      return value.games.map(({ id }) => id);
    };
    const edit = (body: object) => admin.call('PUT', '/packs/shop/delivery', body);
    expect(await games()).toEqual(['lotus', 'comet']);
    await edit({ off: ['game:lotus'] });
    expect(await games()).toEqual(['comet']);
    await publish('gift');
    expect(await games()).toEqual(['comet']);
    await edit({ off: ['vendor:spin'] });
    expect(await games()).toEqual([]);
    await edit({ on: ['game:lotus', 'vendor:spin'] });
    expect(await games()).toEqual(['lotus', 'comet']);
    expect((await edit({ off: ['games:lotus'] })).status).toBe(400);
  });

  it('leave kill switches to two people at once, and tell who switched when', async () => {
    const { may = admin, eve = admin } = await people(admin, server.as, { may: 'publisher', eve: 'editor' });
    const [one, two] = await Promise.all([
      admin.call('PUT', '/packs/shop/delivery', { off: ['heroCarousel'] }),
      may.call('PUT', '/packs/shop/delivery', { off: ['ticker'] }),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((await pointer()).kill.toSorted()).toEqual(['heroCarousel', 'ticker']);
    expect((await delivery()).kill).toMatchObject(
      (await pointer()).kill.map((target) => ({ target, by: target === 'ticker' ? 'may' : 'admin' })),
    );
    expect((await eve.call('PUT', '/packs/shop/delivery', { on: ['ticker'] })).status).toBe(403);
    expect((await may.call('PUT', '/packs/shop/delivery', { on: ['ticker'] })).body['kill']).toEqual([
      'heroCarousel',
    ]);
  });
});
