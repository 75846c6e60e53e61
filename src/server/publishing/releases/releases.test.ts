import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases, postgresOnly } from '#server/testing/database.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';
import {
  draftFlag,
  draftIcon,
  draftKeys,
  sendRelease,
  people,
  readRelease,
  releaseOf,
  standings,
  releaseStep,
} from '#server/testing/releases.ts';

describe.each(databases)('releases on %s', (kind) => {
  let server: TestApp;
  let admin: OperatorClient;
  beforeAll(async () => {
    server = await startApp(kind);
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  it('publish the drafts chosen and leave the rest drafted', async () => {
    const release = await sendRelease(admin, { 'menu/main': await draftIcon(admin, 'gift') });
    await draftFlag(admin, false);
    expect(release).toMatchObject({ title: 'Spring', state: 'open', author: 'admin', rollout: 100 });
    const { status, body } = await releaseStep(admin, release, 'publish');
    expect([status, body['version']]).toEqual([200, 2]);
    expect(await draftKeys(admin)).toEqual(['flags/main']);
    const versions = (await admin.call('GET', '/packs/shop/versions')).body['versions'];
    expect(versions).toMatchObject([
      { version: 2, note: 'Spring', changes: [{ kind: 'menu', id: 'main' }] },
      { version: 1 },
    ]);
    expect(await readRelease(admin, release.id)).toMatchObject({
      state: 'published',
      version: 2,
      closedBy: 'admin',
    });
    expect((await releaseStep(admin, release, 'publish')).body['code']).toBe('RELEASE_CLOSED');
  });

  it('say what was changed since, and go live only once that was looked at', async () => {
    const release = await sendRelease(admin, {
      'menu/main': await draftIcon(admin, 'sports'),
      'flags/main': await draftFlag(admin, false),
    });
    const revision = await draftIcon(admin, 'fish');
    expect(standings((await readRelease(admin, release.id)) ?? release)).toEqual({
      'menu/main': 'changed',
      'flags/main': 'same',
    });
    const { status, body } = await releaseStep(admin, release, 'publish');
    expect([status, body['code'], body['documents']]).toEqual([412, 'RELEASE_CHANGED', ['menu/main']]);
    const taken = await admin.call('PUT', `/packs/shop/releases/${release.id}`, {
      documents: { 'menu/main': revision },
    });
    // The reviewed contents differ from those that would go live now.
    expect((await releaseStep(admin, release, 'publish')).body['code']).toBe('RELEASE_CHANGED');
    expect((await releaseStep(admin, releaseOf(taken), 'publish')).status).toBe(200);
    expect(await draftKeys(admin)).toEqual(['flags/main']);
  });

  it('are refused with every problem of what they would make', async () => {
    const document = { kind: 'menu', id: 'main', items: { home: { label: 'no.such.text' } } };
    const { body: read } = await admin.call('GET', '/packs/shop/documents/menu/main');
    const { body: saved } = await admin.call(
      'PUT',
      '/packs/shop/drafts/menu/main',
      { document },
      { 'if-match': `"${String(read['revision'])}"` },
    );
    const release = await sendRelease(admin, { 'menu/main': Number(saved['revision']) });
    const { status, body } = await releaseStep(admin, release, 'publish');
    expect([status, body['code']]).toEqual([422, 'INVALID_DOCUMENTS']);
    expect(body['problems']).toMatchObject([{ file: 'shop/menu/main.json' }]);
    expect((await readRelease(admin, release.id))?.state).toBe('open');
    await admin.call('DELETE', '/packs/shop/drafts/menu/main');
  });

  it('are refused as stale when a document was published after its draft', async () => {
    const release = await sendRelease(admin, { 'menu/main': await draftIcon(admin, 'crown') });
    const back = await admin.call('POST', '/packs/shop/rollback', { version: 1 });
    expect(back.body).toMatchObject({ version: 4 });
    const { status, body } = await releaseStep(admin, release, 'publish');
    expect([status, body['code'], body['documents']]).toEqual([412, 'STALE_BASE', ['menu/main']]);
    await admin.call('DELETE', '/packs/shop/drafts');
    expect(standings((await readRelease(admin, release.id)) ?? release)).toEqual({ 'menu/main': 'gone' });
    const withdrawn = await admin.call('DELETE', `/packs/shop/releases/${release.id}`);
    expect(withdrawn.body['state']).toBe('withdrawn');
  });

  it('hold drafts that are there, of this pack, and belong to roles', async () => {
    const revision = await draftIcon(admin, 'pvp');
    const refused = await admin.call('POST', '/packs/shop/releases', {
      title: 'Old',
      documents: { 'menu/main': revision + 1000 },
    });
    expect([refused.status, refused.body['code']]).toEqual([412, 'DRAFTS_CHANGED']);
    const { editor, viewer } = await people(admin, server.as, { editor: 'editor', viewer: 'viewer' });
    if (!editor || !viewer) throw new Error('Both were added.');
    const release = await sendRelease(editor, { 'menu/main': revision });
    const other = { ...release, id: release.id + 1000 };
    expect((await releaseStep(editor, release, 'publish')).status).toBe(403);
    expect((await releaseStep(editor, release, 'approval')).status).toBe(403);
    expect((await releaseStep(editor, release, 'plan', { dueAt: '2030-01-01T00:00:00Z' })).status).toBe(403);
    expect((await viewer.call('DELETE', `/packs/shop/releases/${release.id}`)).status).toBe(403);
    expect((await viewer.call('GET', '/packs/ground/releases')).status).toBe(403);
    expect((await releaseStep(admin, other, 'publish')).body['code']).toBe('UNKNOWN_RELEASE');
    const inGround = await admin.call('POST', `/packs/ground/releases/${release.id}/publish`, {
      contents: release.contents,
    });
    expect(inGround.body['code']).toBe('UNKNOWN_RELEASE');
  });

  it('let a publish choose documents, at the revisions that were looked at', async () => {
    const revision = await draftIcon(admin, 'slots');
    await draftFlag(admin, false);
    const later = await draftIcon(admin, 'lottery');
    const choose = (documents: object) => admin.call('POST', '/packs/shop/publish', { documents });
    const { status, body } = await choose({ 'menu/main': revision });
    expect([status, body['code'], body['documents']]).toEqual([412, 'DRAFTS_CHANGED', ['menu/main']]);
    expect((await choose({ 'menu/main': later })).status).toBe(200);
    expect(await draftKeys(admin)).toEqual(['flags/main']);
  });
});

describe.each(postgresOnly)('races of releases on %s', (kind) => {
  it('publish once, and never what nobody looked at', async () => {
    const server = await startApp(kind);
    const admin = await server.as('admin');
    for (const [mine, other] of [
      ['gift', 'fish'],
      ['pvp', 'slots'],
      ['lottery', 'live'],
      ['elott', 'fish'],
    ] as const) {
      const release = await sendRelease(admin, { 'menu/main': await draftIcon(admin, mine) });
      const [first, second] = await Promise.all([
        releaseStep(admin, release, 'publish'),
        releaseStep(admin, release, 'publish'),
        draftIcon(admin, other),
      ]);
      const published = [first, second].filter(({ status }) => status === 200);
      expect(published.length).toBeLessThanOrEqual(1);
      const codes = [first, second].filter(({ status }) => status !== 200).map(({ body }) => body['code']);
      for (const code of codes) expect(['RELEASE_CLOSED', 'RELEASE_CHANGED']).toContain(code);
      const { body } = await admin.call('GET', '/packs/shop/documents/menu/main');
      const said = JSON.stringify(body['published']);
      expect(said.includes(mine)).toBe(published.length === 1);
      expect(said).not.toContain(other);
      await admin.call('DELETE', '/packs/shop/drafts');
    }
    await server.close();
  });
});
