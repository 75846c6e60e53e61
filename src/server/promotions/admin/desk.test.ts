import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Roles } from '#contract/operator-roles.ts';
import { writePacks } from '#engine/testing/small-packs.ts';
import type { Campaign } from '#play/promotions/campaign.ts';
import { cashierDocument } from '#server/cashier/testing/document.ts';
import { packsWithCashier } from '#server/cashier/testing/packs.ts';
import { addMember } from '#server/members/members.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import { sendDraft, type OperatorClient } from '#server/testing/operator-client.ts';
import { addApplication } from '../applications.ts';
import { sampleCampaign as campaignOfTests } from '../testing/campaigns.ts';

const password = 'a long enough one';
const now = new Date('2026-03-31T12:00:00Z');
const newId = (): string => randomBytes(9).toString('base64url');
const campaignOf = (id: string, given: Partial<Campaign> = {}): Campaign =>
  campaignOfTests(id, { title: 'form.send', summary: 'form.send', terms: 'form.send', ...given });

/** The shop, where a second person is asked for from 50,000 on. */
function packs() {
  const all = packsWithCashier(cashierDocument());
  const brand = all['shop']?.['brand/main'] ?? {};
  return {
    ...all,
    shop: { ...all['shop'], 'brand/main': { ...brand, publishing: { fourEyesFrom: 50_000 } } },
  };
}

describe.each(databases)('the desk of campaigns on %s', (kind) => {
  let server: TestApp;
  let root: OperatorClient;
  let one: OperatorClient;
  let two: OperatorClient;
  beforeAll(async () => {
    server = await startApp(kind, { configs: writePacks(packs()), clock: () => now });
    root = await server.as('admin');
    one = await someone('one', { shop: { '*': 'publisher', payments: 'publisher' } });
    two = await someone('two', { shop: { '*': 'publisher', payments: 'publisher' } });
  });
  afterAll(() => server.close());

  async function someone(username: string, roles: Roles): Promise<OperatorClient> {
    await root.call('POST', '/accounts', { username, password, roles });
    return server.as(username, password);
  }
  const draft = async (by: OperatorClient, campaign: Campaign): Promise<number> => {
    const { body } = await sendDraft(by, 'shop', `promotion/${campaign.id}`, campaign);
    return Number(body['revision']);
  };
  const publish = async (by: OperatorClient, campaign: Campaign): Promise<unknown> => {
    const documents = { [`promotion/${campaign.id}`]: await draft(by, campaign) };
    const { status, body } = await by.call('POST', '/packs/shop/publish', { documents });
    return status === 200 ? 'published' : body['code'];
  };
  const figures = async (id: string) => {
    const { status, body } = await one.call('GET', `/packs/shop/promotions/${id}/figures`);
    return status === 200 ? body : body['code'];
  };
  const member = async (account: string) =>
    addMember(server.database.db, {
      brand: 'shop',
      id: newId(),
      account,
      type: 0,
      nickname: account,
      passwordHash: 'none',
      now,
    });

  it('stop one promotion at once, alone, by the rights of publishing', async () => {
    expect(await publish(one, campaignOf('stopped', { budget: 9_000 }))).toBe('published');
    expect(await figures('stopped')).toMatchObject({ phase: 'running', takers: 0 });
    // A draft of another document stays one.
    await draft(one, campaignOf('waiting', { budget: 9_000 }));
    const editor = await someone('writer', { shop: { '*': 'editor', texts: 'publisher' } });
    const refused = await editor.call('POST', '/packs/shop/promotions/stopped/stop');
    expect([refused.status, refused.body['code']]).toEqual([403, 'FORBIDDEN']);
    const stopped = await two.call('POST', '/packs/shop/promotions/stopped/stop');
    expect([stopped.status, (stopped.body['brands'] as unknown as { brand: string }[])[0]?.brand]).toEqual([
      200,
      'shop',
    ]);
    expect(await figures('stopped')).toMatchObject({ phase: 'off' });
    expect(await figures('waiting')).toBe('UNKNOWN_DOCUMENT');
    const { versions } = (await one.call('GET', '/packs/shop/versions')).body;
    expect((versions as unknown as object[])[0]).toMatchObject({
      author: 'two',
      changes: [{ kind: 'promotion', id: 'stopped', change: 'changed' }],
    });
    const again = await two.call('POST', '/packs/shop/promotions/stopped/stop');
    expect(again.body['code']).toBe('NOTHING_TO_PUBLISH');
    const unknown = await two.call('POST', '/packs/shop/promotions/nothing/stop');
    expect(unknown.body['code']).toBe('UNKNOWN_DOCUMENT');
    await one.call('DELETE', '/packs/shop/drafts');
  });

  it('publish a budget from the limit on only with a second person, whatever the way', async () => {
    expect(await publish(one, campaignOf('small', { budget: 49_999 }))).toBe('published');
    const points = { what: 'points', by: 'fixed', amount: 5 } as const;
    expect(await publish(one, campaignOf('pointed', { gives: points, budget: 900_000 }))).toBe('published');
    const large = campaignOf('large', { budget: 50_000 });
    expect(await publish(one, large)).toBe('APPROVAL_NEEDED');
    const { version } = (await one.call('GET', '/packs/shop/export')).body;
    const changes = { 'promotion/large': JSON.stringify(large) };
    const pushed = await one.call('POST', '/packs/shop/push', { base: version, changes, publish: true });
    expect(pushed.body['code']).toBe('APPROVAL_NEEDED');

    const documents = { 'promotion/large': await draft(one, large) };
    const made = await one.call('POST', '/packs/shop/releases', { title: 'Large', documents, request: true });
    const release = made.body as unknown as { id: number; contents: string; approval: object };
    expect(release.approval).toMatchObject({ needed: 1, given: [] });
    const step = (by: OperatorClient, what: string) =>
      by.call('POST', `/packs/shop/releases/${release.id}/${what}`, { contents: release.contents });
    expect((await step(one, 'publish')).body['code']).toBe('APPROVAL_NEEDED');
    expect((await step(one, 'approval')).body['code']).toBe('OWN_RELEASE');
    expect((await step(two, 'approval')).status).toBe(200);
    expect((await step(one, 'publish')).status).toBe(200);
    expect(await figures('large')).toMatchObject({ phase: 'running', budget: '50000' });

    // Nor by asking for it later, nor by going back; stopping needs nobody.
    const brand = { ...packs().shop['brand/main'], publishing: { fourEyesFrom: 900_000 } };
    await sendDraft(one, 'shop', 'brand/main', brand);
    expect((await one.call('POST', '/packs/shop/publish', {})).body['code']).toBe('APPROVAL_NEEDED');
    await one.call('DELETE', '/packs/shop/drafts');
    expect((await one.call('POST', '/packs/shop/promotions/large/stop')).status).toBe(200);
    const { versions } = (await one.call('GET', '/packs/shop/versions')).body;
    const [, before] = versions as unknown as { version: number }[];
    const back = await one.call('POST', '/packs/shop/rollback', { version: before?.version });
    expect(back.body['code']).toBe('APPROVAL_NEEDED');
  });

  it('approve an application of the limit or more only together', async () => {
    const gives = { what: 'money', by: 'fixed', amount: 60_000 } as const;
    const campaign = campaignOf('asked', { trigger: { on: 'application' }, gives, budget: 80_000 });
    const documents = { 'promotion/asked': await draft(one, campaign) };
    const made = await one.call('POST', '/packs/shop/releases', { title: 'Asked', documents, request: true });
    const { id: release, contents } = made.body as unknown as { id: number; contents: string };
    await two.call('POST', `/packs/shop/releases/${release}/approval`, { contents });
    expect((await one.call('POST', `/packs/shop/releases/${release}/publish`, { contents })).status).toBe(
      200,
    );
    const { id: memberId } = await member('asker');
    const id = newId();
    await server.database.db
      .transaction()
      .execute((trx) =>
        addApplication(trx, { brand: 'shop', memberId, id, campaign, remark: 'Round 42', now }),
      );
    const approve = async (by: OperatorClient): Promise<unknown> => {
      const { status, body } = await by.call('POST', `/packs/shop/applications/${id}`, { do: 'approve' });
      return status === 204 ? 'done' : body['code'];
    };
    const waiting = async () => {
      const { body } = await one.call('GET', '/packs/shop/applications?state=APPLYING');
      return body['applications'];
    };
    expect(await approve(one)).toBe('done');
    expect(await waiting()).toMatchObject([{ id, state: 'APPLYING', approvedBy: 'one' }]);
    expect(await approve(one)).toBe('SAME_OPERATOR');
    expect(await figures('asked')).toMatchObject({ awards: 0 });
    expect(await approve(two)).toBe('done');
    expect(await waiting()).toEqual([]);
    expect(await figures('asked')).toMatchObject({ awards: 1, spent: '60000', takers: 1 });
    // What it gave, and that its taker never played.
    const { days, idle } = (await figures('asked')) as unknown as {
      days: { day: string; amount: string; takers: number }[];
      idle: object;
    };
    expect(days.at(-1)).toEqual({ day: '2026-03-31', awards: 1, amount: '60000', takers: 1 });
    expect(idle).toEqual({ count: 1, members: ['asker'], amount: '60000' });
    // What it moved to a vendor with a wallet of its own may be staked there.
    await server.database.db
      .insertInto('vendor_transfers')
      .values({
        brand: 'shop',
        member_id: memberId,
        id: newId(),
        vassalage: 'COPPER',
        player: 'asker-there',
        direction: 'in',
        amount: 100n,
        currency: 'MMK',
        status: 'SUCCESS',
        begun_at: now,
        sent_at: now,
        settled_at: now,
      })
      .execute();
    expect(await figures('asked')).toMatchObject({ idle: { count: 0, members: [], amount: '0' } });
  });

  it('tell takers who share an address or a browser, and where bonuses are', async () => {
    const gives = {
      what: 'bonus',
      by: 'fixed',
      amount: 500,
      wagering: { times: 2, days: 3 },
    } as const;
    expect(await publish(one, campaignOf('shared', { gives, budget: 40_000 }))).toBe('published');
    const { db } = server.database;
    for (const account of ['ada', 'bea', 'cid']) {
      const { id: memberId } = await member(account);
      await db
        .insertInto('promotion_awards')
        .values({
          brand: 'shop',
          member_id: memberId,
          campaign: 'shared',
          cause: 'deposit:1',
          id: newId(),
          what: 'bonus',
          amount: 500n,
          currency: 'MMK',
          wagering: JSON.stringify({ target: '1000', terms: gives.wagering }),
          state: account === 'ada' ? 'OPEN' : 'ISSUED',
          made_at: now,
          credited_at: account === 'ada' ? null : now,
        })
        .execute();
      await db
        .insertInto('known_addresses')
        .values({
          brand: 'shop',
          member_id: memberId,
          address: '203.0.113.7',
          first_seen_at: now,
          last_seen_at: now,
        })
        .execute();
    }
    expect(await figures('shared')).toMatchObject({
      takers: 3,
      unclaimed: 1,
      addresses: [{ shared: '203.0.113.7', count: 3, members: ['ada', 'bea', 'cid'], amount: '1500' }],
      devices: [],
      wagering: { running: 0, converted: 0, done: '0', of: '0' },
    });
  });
});
