import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { draftProblems, sendDraft, type OperatorClient } from '#server/testing/operator-client.ts';

describe('the contents of a pack', () => {
  let server: TestApp;
  let admin: OperatorClient;
  beforeAll(async () => {
    server = await startApp();
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  const contents = async (pack: string): Promise<Record<string, Record<string, unknown>>> =>
    (await admin.call('GET', `/packs/${pack}/contents`)).body['documents'] ?? {};

  it('says of every document what reading it alone says', async () => {
    const all = await contents('shop');
    const { body } = await admin.call('GET', '/packs/shop/documents');
    const listed = (body['documents'] ?? []) as { kind: string; id: string }[];
    expect(Object.keys(all).sort()).toEqual(listed.map(({ kind, id }) => `${kind}/${id}`).sort());
    for (const key of Object.keys(all)) {
      const { merged: _whole, ...told } = (await admin.call('GET', `/packs/shop/documents/${key}`)).body;
      expect(all[key]).toEqual(told);
    }
  });

  it('holds drafts with their revision beside what is published', async () => {
    const before = (await contents('shop'))['menu/main'];
    const layer = { kind: 'menu', id: 'main', order: [] };
    const { body } = await sendDraft(admin, 'shop', 'menu/main', layer);
    const after = (await contents('shop'))['menu/main'];
    expect(after).toMatchObject({ draft: layer, revision: body['revision'] });
    expect(after?.['published']).toEqual(before?.['published']);
    expect(after?.['parent']).toEqual(before?.['parent']);
  });

  it('takes a broken draft, whose problems a check of the pack tells', async () => {
    const saved = await sendDraft(admin, 'shop', 'menu/main', {
      kind: 'menu',
      id: 'main',
      order: ['nowhere'],
    });
    expect(saved.status).toBe(200);
    expect(saved.body).not.toHaveProperty('problems');
    expect(JSON.stringify(await draftProblems(admin, 'shop'))).toContain('nowhere');
  });

  it('has the brand document of the parent without what that says about itself only', async () => {
    const { parent } = (await contents('shop'))['brand/main'] ?? {};
    expect(parent).toMatchObject({ kind: 'brand' });
    expect(parent).not.toHaveProperty('abstract');
    expect(parent).not.toHaveProperty('extends');
  });

  it('has no parents in a pack that extends none', async () => {
    expect(Object.values(await contents('ground')).map(({ parent }) => parent)).toSatisfy(
      (parents: unknown[]) => parents.every((parent) => parent === null),
    );
  });
});
