import { afterEach, describe, expect, it } from 'vitest';
import type { PackSet } from '#engine/packs.ts';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { BrokenDocuments, contextOf } from '#server/prepare.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { sendDraft } from '#server/testing/operator-client.ts';
import { rememberChecked } from './checked-bundles.ts';
import { hashOf } from '#server/documents/blobs.ts';
import { packStates } from '#server/documents/packs.ts';

/** The packs as files, with the icon of the shop's home entry and the age of the agreement chosen. */
function filesWith(icon: string, age: number): PackSet {
  const packs = smallPacks();
  return writePacks({
    ground: {
      ...packs['ground'],
      'constants/main': { kind: 'constants', id: 'main', constants: { agreementAge: age } },
    },
    shop: { ...packs['shop'], 'menu/main': { kind: 'menu', id: 'main', items: { home: { icon } } } },
  });
}

describe.each(databases)('starting again on %s', (kind) => {
  let database: TestDatabase;
  let server: TestApp | undefined;
  afterEach(async () => {
    await server?.close();
    await database.close();
  });

  async function restart(configs: PackSet, build?: string): Promise<TestApp> {
    await server?.close();
    server = undefined;
    server = await startApp(kind, { database, configs, build });
    return server;
  }

  async function published({ as }: TestApp): Promise<{ icon: unknown; age: unknown; versions: unknown }> {
    const admin = await as('admin');
    const menu = (await admin.call('GET', '/packs/shop/documents/menu/main')).body as never as {
      merged: { items: { home: { icon: string } } };
    };
    const constants = (await admin.call('GET', '/packs/shop/documents/constants/main')).body as never as {
      merged: { constants: { agreementAge: number } };
    };
    const packs = (await admin.call('GET', '/packs')).body['packs'] as unknown as { version: number }[];
    return {
      icon: menu.merged.items.home.icon,
      age: constants.merged.constants.agreementAge,
      versions: packs.map(({ version }) => version),
    };
  }

  it('keeps the texts of a language that no brand offers yet, and checks them once one does', async () => {
    database = await openTestDatabase(kind);
    const packs = smallPacks();
    Object.assign(packs['ground'] ?? {}, {
      'languages/main': {
        kind: 'languages',
        id: 'main',
        languages: { en: { name: 'English' }, my: { name: 'မြန်မာ' }, th: { name: 'ไทย' } },
      },
      'texts/th': { kind: 'texts', id: 'th', texts: { 'shop.name': 7 } },
    });
    const { as } = await restart(writePacks(packs));
    const admin = await as('admin');
    const kept = await admin.call('GET', '/packs/ground/documents/texts/th');
    expect(kept.body['published']).toMatchObject({ texts: { 'shop.name': 7 } });

    const document = { ...packs['shop']?.['brand/main'], languages: ['en', 'th'] };
    await sendDraft(admin, 'shop', 'brand/main', document);
    const refused = await admin.call('POST', '/packs/shop/publish', { note: 'Thai' });
    expect(JSON.stringify(refused.body)).toContain('ground/texts/th.json');
  });

  it('refuses files that were skipped, and takes back none of their documents', async () => {
    database = await openTestDatabase(kind);
    const whole = filesWith('star', 18);
    await restart(whole);
    const { shop } = whole;
    if (!shop) throw new Error('There is no shop.');
    const { 'menu/main': _menu, ...documents } = shop.documents;
    const linked = { ...shop, documents, skipped: [{ path: 'menu/main.json', why: 'outside' as const }] };
    const refused = await restart({ ...whole, shop: linked }).catch((fault: unknown) => fault);
    expect(refused).toBeInstanceOf(BrokenDocuments);
    expect((refused as BrokenDocuments).problems).toMatchObject([
      { code: 'NOT_A_FILE', file: 'shop/menu/main.json' },
    ]);
    expect(await published(await restart(whole))).toMatchObject({ icon: 'star' });
  });

  it('imports what was edited in files, and keeps what operators published', async () => {
    database = await openTestDatabase(kind);
    const first = await restart(filesWith('star', 18));
    const admin = await first.as('admin');
    await sendDraft(admin, 'shop', 'menu/main', {
      kind: 'menu',
      id: 'main',
      items: { home: { icon: 'gift' } },
    });
    await admin.call('POST', '/packs/shop/publish', { note: 'Gift' });

    // Nothing was edited: nothing changes.
    expect(await published(await restart(filesWith('star', 18)))).toEqual({
      icon: 'gift',
      age: 18,
      versions: [1, 2],
    });
    // Another file was edited: only that is imported.
    expect(await published(await restart(filesWith('star', 21)))).toEqual({
      icon: 'gift',
      age: 21,
      versions: [2, 2],
    });
    // The same file was edited: the file holds.
    expect(await published(await restart(filesWith('crown', 21)))).toEqual({
      icon: 'crown',
      age: 21,
      versions: [2, 3],
    });
  });

  it('does not start on broken documents, and the version before them stays', async () => {
    database = await openTestDatabase(kind);
    await restart(filesWith('star', 18));
    await expect(restart(filesWith('no-such-icon', 18))).rejects.toBeInstanceOf(BrokenDocuments);
    expect(await published(await restart(filesWith('star', 18)))).toMatchObject({
      icon: 'star',
      versions: [1, 1],
    });
  });

  it('takes a document away whose file is gone', async () => {
    database = await openTestDatabase(kind);
    await restart(filesWith('star', 18));
    const files = filesWith('star', 18);
    delete files['shop']?.documents['menu/main'];
    expect(await published(await restart(files))).toEqual({ icon: 'home', age: 18, versions: [1, 2] });
  });

  it('checks bundles again of another build, of other documents and of other assets, and else not', async () => {
    database = await openTestDatabase(kind);
    const { db } = database;
    const right = filesWith('star', 18);
    await restart(right, 'first');
    const hashOfShop = async () =>
      (await db.selectFrom('config_pointers').select('hash').where('brand', '=', 'shop').executeTakeFirst())
        ?.hash;
    const bundle = (await hashOfShop()) ?? '';
    const wrong = hashOf('{"parts":{}}');
    await db
      .insertInto('config_bundle_parts')
      .values({
        hash: wrong,
        content_type: 'application/json',
        body: '{"parts":{}}',
        created_at: new Date(),
        expires_at: null,
      })
      .execute();
    const context = (build: string, files: PackSet) =>
      contextOf({ database, configs: files, sandbox: false, build });
    /** Has the server believe that a bundle was checked which it would make otherwise. */
    const believe = async (build: string, files: PackSet) => {
      await db.updateTable('config_pointers').set({ hash: wrong }).where('brand', '=', 'shop').execute();
      await db
        .transaction()
        .execute(async (trx) => rememberChecked(trx, context(build, files), await packStates(trx)));
    };

    await believe('first', right);
    await restart(right, 'first');
    expect(await hashOfShop()).toBe(wrong);
    await restart(right, 'second');
    expect(await hashOfShop()).toBe(bundle);

    await believe('second', right);
    await restart(right);
    expect(await hashOfShop()).toBe(bundle);

    await believe('second', right);
    const edited = await restart(filesWith('crown', 18), 'second');
    expect(await published(edited)).toMatchObject({ icon: 'crown' });
    await restart(right, 'second');
    expect(await hashOfShop()).toBe(bundle);

    await believe('second', right);
    const further = { ...right, ground: { ...right['ground'], assets: ['new.svg'] } } as PackSet;
    await restart(further, 'second');
    expect(await hashOfShop()).not.toBe(wrong);
  });
});
