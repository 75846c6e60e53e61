import { expect, it, describe } from 'vitest';
import { startApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';

const password = 'a long enough one';

describe.each(databases)('translations on %s', (kind) => {
  it('are assigned by and to accounts that may edit the texts of the pack, and are of that pack alone', async () => {
    const server = await startApp(kind);
    const admin = await server.as('admin');
    for (const [username, roles] of [
      ['may', { shop: { texts: 'editor' } }],
      ['tun', { shop: { texts: 'editor', menu: 'editor' } }],
      ['eve', { shop: { menu: 'editor', texts: 'viewer' } }],
      ['ken', { shop: 'viewer' }],
      ['lin', { ground: 'editor' }],
    ] as const)
      await admin.call('POST', '/accounts', { username, password, roles });
    const [may, eve, ken, lin] = await Promise.all(
      ['may', 'eve', 'ken', 'lin'].map((name) => server.as(name, password)),
    );
    const assign = async (by: OperatorClient | undefined, account: string | null, keys: string[]) =>
      (await by?.call('POST', '/packs/shop/translations', { language: 'my', keys, account }))?.body;

    expect(await assign(may, 'may', ['menu.home', 'menu.account', 'menu.home'])).toEqual({
      translators: ['admin', 'may', 'tun'],
      assigned: [{ language: 'my', account: 'may', keys: ['menu.account', 'menu.home'] }],
    });
    // Another account takes one over; nobody takes one back.
    await assign(admin, 'tun', ['menu.home', 'shop.name']);
    await assign(admin, null, ['shop.name']);
    const expected = [
      { language: 'my', account: 'may', keys: ['menu.account'] },
      { language: 'my', account: 'tun', keys: ['menu.home'] },
    ];
    expect((await ken?.call('GET', '/packs/shop/translations'))?.body['assigned']).toEqual(expected);

    for (const to of ['eve', 'ken', 'lin', 'nobody'])
      expect((await assign(admin, to, ['menu.home']))?.['code']).toBe('UNKNOWN_ACCOUNT');
    for (const by of [eve, ken, lin])
      expect((await assign(by, 'may', ['menu.home']))?.['code']).toBe('FORBIDDEN');
    expect((await lin?.call('GET', '/packs/shop/translations'))?.body['code']).toBe('FORBIDDEN');
    expect((await admin.call('GET', '/packs/ground/translations')).body['assigned']).toEqual([]);
    expect((await admin.call('GET', '/packs/shop/translations')).body['assigned']).toEqual(expected);

    await admin.call('PATCH', '/accounts/tun', { disabled: true });
    const { translators } = (await admin.call('GET', '/packs/shop/translations')).body;
    expect(translators).toEqual(['admin', 'may']);
    await server.close();
  });
});
