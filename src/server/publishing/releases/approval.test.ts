import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases, postgresOnly } from '#server/testing/database.ts';
import { sendDraft, type OperatorClient } from '#server/testing/operator-client.ts';
import {
  auditOf,
  draftFlag,
  draftIcon,
  sendRelease,
  people,
  readRelease,
  releaseOf,
  releaseStep,
} from '#server/testing/releases.ts';

/** The small packs, with a shop that asks for another person's approval. */
function carefulPacks() {
  const packs = smallPacks();
  const brand = packs['shop']?.['brand/main'] ?? {};
  return { ...packs, shop: { ...packs['shop'], 'brand/main': { ...brand, publishing: { approvals: 1 } } } };
}

describe.each(databases)('approval on %s', (kind) => {
  let server: TestApp;
  let admin: OperatorClient;
  let may: OperatorClient;
  let tun: OperatorClient;
  let eve: OperatorClient;
  beforeAll(async () => {
    server = await startApp(kind, { configs: writePacks(carefulPacks()) });
    admin = await server.as('admin');
    const roles = { may: 'publisher', tun: 'publisher', eve: 'editor' };
    ({ may = admin, tun = admin, eve = admin } = await people(admin, server.as, roles));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await admin.call('DELETE', '/packs/shop/drafts');
  });

  it('is needed for everything that goes live but going back and switching off', async () => {
    await draftIcon(may, 'gift');
    const needed = { code: 'APPROVAL_NEEDED', needed: 1, given: 0 };
    expect((await may.call('POST', '/packs/shop/publish', {})).body).toMatchObject(needed);
    const { version } = (await may.call('GET', '/packs/shop/export')).body;
    const changes = { 'flags/main': '{"kind":"flags","id":"main","flags":{"freePlay":false}}' };
    const push = { base: version, changes, publish: true };
    expect((await may.call('POST', '/packs/shop/push', push)).body).toMatchObject(needed);
    expect((await may.call('POST', '/packs/shop/push', { ...push, publish: false })).status).toBe(200);
    // A change below the brand changes the brand as well.
    const flags = { kind: 'flags', id: 'main', flags: { freePlay: false } };
    await sendDraft(admin, 'ground', 'flags/main', flags);
    expect((await admin.call('POST', '/packs/ground/publish', {})).body).toMatchObject(needed);
    expect((await may.call('POST', '/packs/shop/rollback', { version: 1 })).status).toBe(200);
    expect((await may.call('PUT', '/packs/shop/delivery', { kill: ['heroCarousel'] })).status).toBe(200);
    await admin.call('DELETE', '/packs/ground/drafts');
  });

  it('comes from somebody who has no hand in the release', async () => {
    await draftIcon(eve, 'sports');
    const revision = await draftIcon(may, 'fish');
    const release = await sendRelease(tun, { 'menu/main': revision }, { request: true });
    expect(release).toMatchObject({ state: 'waiting', authors: ['tun', 'eve', 'may'] });
    for (const author of [may, tun]) {
      expect((await releaseStep(author, release, 'approval')).body['code']).toBe('OWN_RELEASE');
    }
    expect((await releaseStep(eve, release, 'approval')).body['code']).toBe('FORBIDDEN');
    expect((await releaseStep(may, release, 'publish')).body['code']).toBe('APPROVAL_NEEDED');
    const approved = await releaseStep(admin, release, 'approval');
    expect(releaseOf(approved)).toMatchObject({
      state: 'open',
      approval: { needed: 1, given: [{ account: 'admin' }] },
    });
    expect((await releaseStep(may, release, 'publish')).status).toBe(200);
  });

  it.each(['a later edit', 'a discarded draft', 'other contents'])('is taken back by %s', async (what) => {
    const documents = { 'menu/main': await draftIcon(may, 'pvp'), 'flags/main': await draftFlag(may, false) };
    const release = await sendRelease(may, documents, { request: true });
    expect((await releaseStep(admin, release, 'approval')).status).toBe(200);
    const steps: Record<string, () => Promise<unknown>> = {
      'a later edit': () => draftIcon(tun, 'live'),
      'a discarded draft': () => tun.call('DELETE', '/packs/shop/drafts/menu/main'),
      'other contents': () =>
        tun.call('PUT', `/packs/shop/releases/${release.id}`, {
          documents: { 'menu/main': documents['menu/main'] },
        }),
    };
    await steps[what]?.();
    const after = await readRelease(may, release.id);
    expect(after).toMatchObject({ state: 'waiting', approval: { given: [] } });
    const lost = (await auditOf(admin)).find(({ action }) => action === 'release.approval-lost');
    expect(lost).toMatchObject({ account: 'tun', details: { title: 'Spring' } });
    const refused = await releaseStep(may, after ?? release, 'publish');
    expect(['RELEASE_CHANGED', 'APPROVAL_NEEDED']).toContain(refused.body['code']);
  });

  it('is for what was looked at', async () => {
    const release = await sendRelease(may, { 'menu/main': await draftIcon(may, 'pvp') }, { request: true });
    const revision = await draftIcon(may, 'live');
    expect((await releaseStep(admin, release, 'approval')).body['code']).toBe('RELEASE_CHANGED');
    await may.call('PUT', `/packs/shop/releases/${release.id}`, { documents: { 'menu/main': revision } });
    expect((await releaseStep(admin, release, 'approval')).body['code']).toBe('RELEASE_CHANGED');
  });

  it('can be refused with a reason, and asked for again', async () => {
    const release = await sendRelease(eve, { 'menu/main': await draftIcon(eve, 'fish') }, { request: true });
    const path = `/packs/shop/releases/${release.id}/return`;
    expect((await eve.call('POST', path, { why: 'No' })).status).toBe(403);
    const back = await may.call('POST', path, { why: 'The icon is too small.' });
    expect(releaseOf(back)).toMatchObject({ state: 'open', reason: { message: 'The icon is too small.' } });
    expect((await releaseStep(may, release, 'approval')).body['code']).toBe('NOT_REQUESTED');
    expect(releaseOf(await releaseStep(eve, release, 'request'))).toMatchObject({
      state: 'waiting',
      reason: null,
    });
  });

  it('is needed to ask for less of it, by a release or by going back', async () => {
    const asks = async (approvals: number): Promise<number> => {
      const brand = carefulPacks().shop['brand/main'];
      const document = { ...brand, publishing: { approvals } };
      const saved = await sendDraft(may, 'shop', 'brand/main', document);
      return Number(saved.body['revision']);
    };
    const go = async (approvals: number): Promise<void> => {
      const release = await sendRelease(may, { 'brand/main': await asks(approvals) }, { request: true });
      expect((await releaseStep(may, release, 'publish')).body['code']).toBe('APPROVAL_NEEDED');
      await releaseStep(admin, release, 'approval');
      expect((await releaseStep(may, release, 'publish')).status).toBe(200);
    };
    await go(0);
    const { version } = (await may.call('GET', '/packs/shop/export')).body;
    await asks(1);
    expect((await may.call('POST', '/packs/shop/publish', {})).status).toBe(200);
    const back = await may.call('POST', '/packs/shop/rollback', { version });
    expect([back.status, back.body['code']]).toEqual([409, 'APPROVAL_NEEDED']);
  });
});

describe.each(databases)('approval that was asked for on %s', (kind) => {
  let server: TestApp;
  let admin: OperatorClient;
  let may: OperatorClient;
  let tun: OperatorClient;
  beforeAll(async () => {
    server = await startApp(kind, { configs: writePacks(smallPacks()) });
    admin = await server.as('admin');
    ({ may = admin, tun = admin } = await people(admin, server.as, { may: 'publisher', tun: 'publisher' }));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await admin.call('DELETE', '/packs/shop/drafts');
  });

  it('binds where the brand asks for none, also once it was sent back', async () => {
    const release = await sendRelease(may, { 'menu/main': await draftIcon(may, 'gift') }, { request: true });
    expect(release).toMatchObject({ state: 'waiting', approval: { needed: 1 } });
    const needed = { code: 'APPROVAL_NEEDED', needed: 1, given: 0 };
    expect((await releaseStep(tun, release, 'publish')).body).toMatchObject(needed);
    await tun.call('POST', `/packs/shop/releases/${release.id}/return`, { why: 'Another icon.' });
    expect((await releaseStep(tun, release, 'publish')).body).toMatchObject(needed);
    await releaseStep(may, release, 'request');
    expect((await releaseStep(may, release, 'approval')).body['code']).toBe('OWN_RELEASE');
    expect((await releaseStep(tun, release, 'approval')).status).toBe(200);
    expect((await releaseStep(may, release, 'publish')).status).toBe(200);
  });

  it('holds its drafts back from every other way to publish until it is withdrawn', async () => {
    const revision = await draftIcon(may, 'fish');
    const release = await sendRelease(may, { 'menu/main': revision }, { request: true });
    const held = { code: 'APPROVAL_NEEDED', release: release.id, documents: ['menu/main'] };
    expect((await tun.call('POST', '/packs/shop/publish', {})).body).toMatchObject(held);
    const other = await sendRelease(tun, { 'menu/main': revision });
    expect((await releaseStep(tun, other, 'publish')).body).toMatchObject(held);
    const flag = { 'flags/main': await draftFlag(tun, false) };
    expect((await tun.call('POST', '/packs/shop/publish', { documents: flag })).status).toBe(200);
    await may.call('DELETE', `/packs/shop/releases/${release.id}`);
    expect((await releaseStep(tun, other, 'publish')).status).toBe(200);
  });

  it('is talked about without being touched', async () => {
    const release = await sendRelease(may, { 'menu/main': await draftIcon(may, 'live') }, { request: true });
    await releaseStep(tun, release, 'approval');
    const path = `/packs/shop/releases/${release.id}/comments`;
    expect((await tun.call('POST', path, { text: ' ' })).status).toBe(400);
    await tun.call('POST', path, { text: 'Which shop is this for? ' });
    const said = releaseOf(await may.call('POST', path, { text: 'All of them.' }));
    expect(said.comments).toMatchObject([
      { account: 'tun', text: 'Which shop is this for?' },
      { account: 'may', text: 'All of them.' },
    ]);
    expect(said.approval.given).toHaveLength(1);
  });

  it('comes from whom the brand names, and going back does not change who', async () => {
    const { version } = (await may.call('GET', '/packs/shop/export')).body;
    const brand = smallPacks()['shop']?.['brand/main'] ?? {};
    const approvers = { operators: ['tun'], role: 'admin' };
    await sendDraft(admin, 'shop', 'brand/main', { ...brand, publishing: { approvers } });
    expect((await admin.call('POST', '/packs/shop/publish', {})).status).toBe(200);
    const release = await sendRelease(
      admin,
      { 'menu/main': await draftIcon(admin, 'slots') },
      { request: true },
    );
    expect((await releaseStep(may, release, 'approval')).body).toMatchObject({
      code: 'NOT_APPROVER',
      ...approvers,
    });
    expect((await releaseStep(tun, release, 'approval')).status).toBe(200);
    const back = await admin.call('POST', '/packs/shop/rollback', { version });
    expect(back.body['code']).toBe('APPROVAL_NEEDED');
  });
});

describe.each(postgresOnly)('approval against an edit on %s', (kind) => {
  it('never covers what was saved at the same time', async () => {
    const server = await startApp(kind, { configs: writePacks(carefulPacks()) });
    const admin = await server.as('admin');
    const { may = admin } = await people(admin, server.as, { may: 'publisher' });
    for (const [mine, other] of [
      ['gift', 'fish'],
      ['pvp', 'slots'],
      ['lottery', 'live'],
      ['elott', 'fish'],
    ] as const) {
      const revision = await draftIcon(may, mine);
      const release = await sendRelease(may, { 'menu/main': revision }, { request: true });
      await Promise.all([releaseStep(admin, release, 'approval'), draftIcon(may, other)]);
      const { status } = await releaseStep(may, release, 'publish');
      expect(status).toBe(412);
      expect((await readRelease(may, release.id))?.approval.given).toEqual([]);
    }
    await server.close();
  });
});
