import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { objectUnder, smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';

const nova = {
  pack: 'nova-star',
  template: 'shop',
  name: 'Nova Star',
  languages: ['my', 'en'],
  currency: 'THB',
  timeZone: 'Asia/Bangkok',
  color: '#123456',
};

/** The small packs, whose base also knows some words of Vietnamese, which none offers. */
function configs() {
  const packs = smallPacks();
  const texts = { 'shop.name': 'Shop', 'menu.home': 'Trang chủ', games_other: '{{count}} trò chơi' };
  packs['ground'] = { ...packs['ground'], 'texts/vi': { kind: 'texts', id: 'vi', texts } };
  objectUnder(packs['ground']['languages/main'], 'languages')['vi'] = { name: 'Tiếng Việt' };
  return writePacks(packs);
}

describe.each(databases)('a new brand on %s', (kind) => {
  let server: TestApp;
  let admin: OperatorClient;
  beforeAll(async () => {
    server = await startApp(kind, { sandbox: true, configs: configs() });
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  it('is live at its address at once, with its own name, languages, money and time', async () => {
    const { status, body } = await admin.call('POST', '/packs', nova);
    expect(body).toMatchObject({ version: 1, brands: [{ brand: 'nova-star', seq: 1 }] });
    expect(status).toBe(201);
    const { body: contents } = await admin.call('GET', '/packs/nova-star/contents');
    expect(contents['documents']).toMatchObject({
      'brand/main': {
        published: {
          merchantCode: 'nova_star',
          defaultLanguage: 'my',
          currency: 'THB',
          timeZone: 'Asia/Bangkok',
        },
      },
      'texts/en': { own: true, published: { texts: { 'shop.name': 'Nova Star' } } },
      'theme/main': { own: true },
      'menu/main': { own: false },
    });
    const pointer = await fetch(`${server.url}/config/v1/brands/nova-star/pointer`);
    expect(await pointer.json()).toMatchObject({ seq: 1 });
  });

  it('stands in the list with what a further brand over it may ask for, and in the audit log', async () => {
    const { body } = await admin.call('GET', '/packs');
    const listed = (body['packs'] as unknown as { pack: string }[]).find(({ pack }) => pack === 'nova-star');
    expect(listed).toMatchObject({ name: 'Nova Star', extends: 'shop', abstract: false, hidden: false });
    expect(listed).toMatchObject({ currency: 'THB', url: expect.stringContaining('//nova-star.localhost') });
    const { body: audit } = await admin.call('GET', '/audit?pack=nova-star');
    expect(audit['entries']).toMatchObject([
      { action: 'pack.publish', account: 'admin', details: { template: 'shop' } },
    ]);
  });

  it('can be pulled as files that make the same brand', async () => {
    const { body } = await admin.call('GET', '/packs/nova-star/export');
    const documents = body['documents'] as unknown as Record<string, string>;
    expect(Object.keys(documents).sort()).toEqual(['brand/main', 'texts/en', 'texts/my', 'theme/main']);
    for (const text of Object.values(documents)) expect(text).toMatch(/^\{\n {2}"\$schema"[^]*\}\n$/);
  });

  it('is taken off the net and put back, as versions of its own', async () => {
    const hide = (hidden: boolean) => admin.call('PUT', '/packs/nova-star/hidden', { hidden });
    expect((await hide(true)).body).toMatchObject({ version: 2, brands: [] });
    expect((await fetch(`${server.url}/config/v1/brands/nova-star/pointer`)).status).toBe(404);
    expect((await hide(true)).body).toMatchObject({ version: 2 });
    const back = await hide(false);
    expect(back.body).toMatchObject({ version: 3, brands: [{ brand: 'nova-star', seq: 2 }] });
    expect((await fetch(`${server.url}/config/v1/brands/nova-star/pointer`)).status).toBe(200);
  });

  it('may offer a language that its template only has in part: the rest is copied and marked so', async () => {
    const { body: list } = await admin.call('GET', '/packs');
    const listed = (list['packs'] as unknown as { pack: string }[]).find(({ pack }) => pack === 'shop');
    expect(listed).toMatchObject({
      languages: [
        { language: 'my', offered: true, missing: 0 },
        { language: 'en', offered: true, missing: 0 },
        { language: 'vi', name: 'vi', offered: false, missing: 14 },
      ],
    });
    const asked = { ...nova, pack: 'viet-star', languages: ['vi', 'en'] };
    expect((await admin.call('POST', '/packs', asked)).body).toMatchObject({ version: 1 });
    const { body } = await admin.call('GET', '/packs/viet-star/documents/texts/vi');
    const merged = body['merged'] as JsonObject | undefined;
    expect(merged).toMatchObject({
      texts: { 'shop.name': 'Nova Star', 'menu.home': 'Trang chủ', 'page.home': 'Home' },
      madeFrom: { 'page.home': '00000000' },
    });
    expect(merged?.['texts']).not.toHaveProperty('games_one');
    expect(merged?.['madeFrom']).not.toHaveProperty(['menu.home']);
  });

  it('gives the console no words of a language that a brand does not offer, until they are asked for', async () => {
    const textsIn = (body: JsonObject): string[] =>
      Object.keys(body['documents'] as JsonObject).filter((key) => key.startsWith('texts/'));
    const contents = async () => textsIn((await admin.call('GET', '/packs/shop/contents')).body);
    expect(await contents()).toEqual(['texts/en', 'texts/my']);
    const { body } = await admin.call('GET', '/packs/shop/documents/texts/vi');
    expect(body).toMatchObject({ own: false, parent: { texts: { 'menu.home': 'Trang chủ' } } });
    const draft = { kind: 'brand', id: 'main', extends: 'ground', languages: ['my', 'en', 'vi'] };
    const { body: brand } = await admin.call('GET', '/packs/shop/documents/brand/main');
    const saved = {
      document: { ...(brand['published'] as unknown as JsonObject), ...draft },
      base: brand['base'],
    };
    await admin.call('PUT', '/packs/shop/drafts/brand/main', saved, { 'If-Match': '"0"' });
    expect(await contents()).toEqual(['texts/en', 'texts/my', 'texts/vi']);
    await admin.call('DELETE', '/packs/shop/drafts/brand/main');
    // All are those of the pack that others are made from.
    expect(textsIn((await admin.call('GET', '/packs/ground/contents')).body)).toContain('texts/vi');
  });

  it.each([
    ['an id that is taken', { pack: 'shop' }, 409, 'PACK_EXISTS'],
    ['an id that is a page of the console', { pack: 'accounts' }, 409, 'PACK_EXISTS'],
    ['a template that is not there', { pack: 'other', template: 'nowhere' }, 404, 'UNKNOWN_PACK'],
    ['a language without texts', { pack: 'other', languages: ['th'] }, 422, 'UNKNOWN_LANGUAGE'],
    ['money that is none', { pack: 'other', currency: 'QQQ' }, 422, 'INVALID_DOCUMENTS'],
    ['a time zone that is none', { pack: 'other', timeZone: 'Asia/Nowhere' }, 422, 'INVALID_DOCUMENTS'],
    ['an id that is no host name', { pack: 'a_b' }, 400, 'INVALID_REQUEST'],
    ['a path for an id', { pack: '../../x' }, 400, 'INVALID_REQUEST'],
    ['a colour that is a style', { pack: 'other', color: 'red;}' }, 400, 'INVALID_REQUEST'],
    ['no language', { pack: 'other', languages: [] }, 400, 'INVALID_REQUEST'],
  ])('is refused for %s', async (_what, differs, status, code) => {
    const answer = await admin.call('POST', '/packs', { ...nova, ...differs });
    expect(answer.body).toMatchObject({ code });
    expect(answer.status).toBe(status);
    expect((await admin.call('GET', '/packs/other/contents')).status).toBe(404);
  });

  it('is for admins of all packs only, and hiding for admins of the brand', async () => {
    const password = 'a rather long password';
    const roles = { shop: 'publisher' };
    await admin.call('POST', '/accounts', { username: 'publisher', password, roles });
    const publisher = await server.as('publisher', password);
    expect((await publisher.call('POST', '/packs', { ...nova, pack: 'mine' })).status).toBe(403);
    expect((await publisher.call('PUT', '/packs/shop/hidden', { hidden: true })).status).toBe(403);
    expect((await admin.call('PUT', '/packs/ground/hidden', { hidden: true })).body).toMatchObject({
      code: 'NO_BRAND',
    });
  });

  it('has the demo accounts of a sandbox', async () => {
    const { rows } = await sql<{ account: string }>`
      select account from members where brand = 'nova-star' and club_label = 'sandbox'`.execute(
      server.database.db,
    );
    expect(rows.map(({ account }) => account)).toContain('demo');
  });
});
