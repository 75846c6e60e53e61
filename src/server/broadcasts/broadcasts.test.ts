import { randomBytes } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writePacks } from '#engine/testing/small-packs.ts';
import { cashierDocument } from '#server/cashier/testing/document.ts';
import { packsWithCashier } from '#server/cashier/testing/packs.ts';
import { newId } from '#server/crypto/tokens.ts';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { addMember, type NewMember } from '#server/members/members.ts';
import { exclude } from '#server/protection/exclude.ts';
import { lockProtection } from '#server/protection/protection-status.ts';
import { openSession } from '#server/sessions/sessions.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';
import { sendDue } from './send.ts';
import { planMessage } from './testing/plan-message.ts';

const password = 'a long enough one';
/** Less than sessions may idle. */
const laterMs = 20 * 60_000;
const dayMs = 86_400_000;
const waiting = { timeout: 30_000 };
const words = {
  my: { title: 'မင်္ဂလာပါ', content: '<p>မြန်မာ</p>' },
  en: { title: 'Hello', content: '<p>English</p>' },
};

type Queued = { id: string; state: string; sent: number; read: number };

describe.each(databases)('messages of operators on %s', (kind) => {
  let now = new Date('2026-03-31T12:00:00Z');
  let server: TestApp;
  let one: OperatorClient;
  let client: GatewayClient;
  let made = 0;
  const brand = { brand: 'shop', seq: 1, documents: {} };
  beforeAll(async () => {
    server = await startApp(kind, {
      configs: writePacks(packsWithCashier(cashierDocument())),
      clock: () => now,
    });
    const root = await server.as('admin');
    await root.call('POST', '/accounts', {
      username: 'one',
      password,
      roles: { shop: { members: 'publisher' } },
    });
    one = await server.as('one', password);
    client = new GatewayClient(server.url, 'shop.example');
  });
  afterAll(() => server.close());

  async function member(given: Partial<NewMember> = {}) {
    const { db } = server.database;
    const added = await addMember(db, {
      brand: 'shop',
      id: newId(randomBytes),
      account: `reader${(made += 1)}`,
      type: 0,
      nickname: '',
      passwordHash: 'none',
      passwordOwn: true,
      now,
      ...given,
    });
    const opening = {
      brand,
      now,
      ip: '203.0.113.9',
      userAgent: '',
      random: randomBytes,
      by: 'passkey',
    } as const;
    const { token } = await openSession(db, added, opening);
    return { id: added.id, account: added.account, token };
  }
  const send = (body: object) => one.call('POST', '/packs/shop/messages', body);
  const listed = async (token: string, language = 'en') =>
    (await client.value('messageList', { token, query: {}, language })).messages;
  const queued = async (id: string) => {
    const { messages } = (await one.call('GET', '/packs/shop/messages')).body;
    return (messages as unknown as Queued[]).find((message) => message.id === id);
  };
  const sent = (id: string) =>
    vi.waitFor(async () => {
      const message = await queued(id);
      expect(message?.state).toBe('SENT');
      return message;
    }, waiting);
  const named = (...accounts: string[]) => ({ to: 'accounts', accounts });

  it('go at their time to those who are named, each in the language of its reader, and tell who has read them', async () => {
    const [ada, bea] = [await member(), await member()];
    const sendAt = new Date(now.getTime() + laterMs).toISOString();
    const recipients = named(ada.account.toUpperCase(), bea.account, ada.account);
    const { body, status } = await send({ words, promotional: false, recipients, sendAt });
    expect(status).toBe(200);
    const id = String(body['id']);
    expect(await queued(id)).toMatchObject({ state: 'WAITING', accounts: 2, sent: 0, madeBy: 'one' });
    expect(await listed(ada.token)).toEqual([]);
    now = new Date(now.getTime() + laterMs);
    expect(await sent(id)).toMatchObject({ sent: 2, read: 0 });
    const [message] = await listed(ada.token);
    expect(message).toMatchObject({
      topic: 'operator',
      title: 'Hello',
      content: '<p>English</p>',
      read: false,
    });
    expect((await listed(bea.token, 'my'))[0]?.title).toBe('မင်္ဂလာပါ');
    await client.value('messageRead', { token: ada.token, body: { id: message?.id } });
    expect(await queued(id)).toMatchObject({ sent: 2, read: 1 });
    const audit = await (await server.as('admin')).call('GET', '/audit');
    expect(JSON.stringify(audit.body)).toContain('message.make');
  });

  it('go to whom a condition holds for, as many as were counted; offers to nobody who is on a break or said no', async () => {
    const phone = { mobile: '+959123456780' };
    const [with1, with2, with3] = [
      await member({ mobile: '+959123456781' }),
      await member({ mobile: '+959123456782' }),
      await member({ mobile: '+959123456783' }),
    ];
    const guest = await member({ ...phone, type: 4 });
    const without = await member();
    await client.value('messageOffers', { token: with2.token, body: { wanted: false } });
    const until = new Date(now.getTime() + dayMs);
    await server.database.db.transaction().execute(async (trx) => {
      const owner = { brand: 'shop', memberId: with3.id };
      await lockProtection(trx, owner, now);
      await exclude(trx, owner, { kind: 'timeOut', until, now, before: undefined });
    });
    const recipients = { to: 'audience', audience: { var: 'security.mobile' } };
    const count = async (promotional: boolean) =>
      (await one.call('POST', '/packs/shop/messages/count', { promotional, recipients })).body;
    expect(await count(false)).toMatchObject({ recipients: 3 });
    expect(await count(true)).toMatchObject({ recipients: 1 });
    const audience = { and: [{ var: 'security.mobile' }, { '==': [{ var: 'audience.deposits' }, 0] }] };
    const never = { '>': [{ var: 'audience.depositSum' }, 0] };
    const counted = async (of: object) =>
      (
        await one.call('POST', '/packs/shop/messages/count', {
          promotional: false,
          recipients: { to: 'audience', audience: of },
        })
      ).body['recipients'];
    const lately = { '>=': [{ var: 'audience.depositDays' }, 0] };
    expect([await counted(audience), await counted(never), await counted(lately)]).toEqual([3, 0, 0]);
    const trial = async (account: string) =>
      (await one.call('POST', '/packs/shop/messages/count', { promotional: false, recipients, account }))
        .body;
    const found = await trial(with1.account.toUpperCase());
    expect(found['account']).toBe('meant');
    expect([...(found['examples'] as unknown as string[])].sort()).toEqual(
      [with1, with2, with3].map(({ account }) => account).sort(),
    );
    expect((await trial(without.account))['account']).toBe('other');
    expect((await trial(guest.account))['account']).toBe('other');
    expect((await trial('nobody'))['account']).toBe('unknown');
    const { body } = await send({ words, promotional: true, recipients });
    expect(await sent(String(body['id']))).toMatchObject({ sent: 1 });
    expect(await listed(with1.token)).toHaveLength(1);
    for (const { token } of [with2, with3, without]) expect(await listed(token)).toEqual([]);
    const had = await server.database.db.selectFrom('member_messages').select('member_id').execute();
    expect(had.map((row) => row.member_id)).not.toContain(guest.id);
  });

  it('count and go by the balance that members can play with, which rewards do not read', async () => {
    const [rich, poor] = [await member(), await member()];
    const { db } = server.database;
    const book = (memberId: string, amount: bigint, purse: 'main' | 'bonus') =>
      post(db, {
        brand: 'shop',
        memberId,
        kind: purse === 'main' ? 'opening' : 'bonus.grant',
        key: purse,
        currency: 'MMK',
        at: now,
        postings: [
          { account: memberPurse(memberId, purse), amount },
          { account: house(purse === 'main' ? 'opening' : 'bonus'), amount: -amount },
        ],
      });
    await book(rich.id, 7_000n, 'main');
    await book(poor.id, 100n, 'main');
    await book(poor.id, 50n, 'bonus');
    const recipients = (low: number, high: number) => ({
      to: 'audience',
      audience: {
        and: [{ '>=': [{ var: 'member.balance' }, low] }, { '<': [{ var: 'member.balance' }, high] }],
      },
    });
    const counted = async (low: number, high: number) =>
      (
        await one.call('POST', '/packs/shop/messages/count', {
          promotional: false,
          recipients: recipients(low, high),
        })
      ).body;
    expect(await counted(5_000, 10_000)).toMatchObject({ recipients: 1, examples: [rich.account] });
    expect(await counted(150, 151)).toMatchObject({ recipients: 1, examples: [poor.account] });
    const all = await counted(-1, 10_000);
    expect(all['recipients']).toBe(all['members']);
    const { body } = await send({ words, promotional: false, recipients: recipients(5_000, 10_000) });
    expect(await sent(String(body['id']))).toMatchObject({ sent: 1 });
    expect(await listed(rich.token)).toHaveLength(1);
  });

  it('are sent once to each, whatever processes send at once and wherever one stops', async () => {
    const { db } = server.database;
    const crowd = 1_203;
    await db
      .insertInto('members')
      .values(
        Array.from({ length: crowd }, (_, index) => ({
          brand: 'many',
          id: newId(randomBytes),
          account: `m${index}`,
          account_key: `m${index}`,
          type: 0 as const,
          nickname: '',
          password_hash: 'none',
          password_changed_at: now,
          payment_password_hash: null,
          upline_id: null,
          affiliate_code: null,
          language: null,
          club_label: '',
          labels: '[]',
          profile: '{}',
          own: '{}',
          mobile: null,
          mobile_verified_at: null,
          registered_at: now,
          last_login_at: null,
          previous_login_at: null,
          password_own: true,
          first_login_at: null,
          password_compared: null,
          password_is_default: false,
        })),
      )
      .execute();
    const id = await planMessage(db, 'many', { send_at: now });
    const live = async () => ({ ...brand, brand: 'many' });
    const report = (fault: unknown): never => {
      throw fault;
    };
    const work = { db, brands: { live: live as never }, report };
    const stop = new AbortController();
    // The first process ends after its first batch.
    await sendDue(
      { ...work, brands: { live: (async () => (stop.abort(), live())) as never } },
      now,
      stop.signal,
    );
    const going = () => new AbortController().signal;
    await Promise.all([sendDue(work, now, going()), sendDue(work, now, going())]);
    await sendDue(work, now, going());
    const had = await db
      .selectFrom('member_messages')
      .select('member_id')
      .where('brand', '=', 'many')
      .execute();
    expect([had.length, new Set(had.map((row) => row.member_id)).size]).toEqual([crowd, crowd]);
    const row = await db.selectFrom('operator_messages').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ state: 'SENT', sent: crowd });
  });

  it('are stopped while they wait, once, and not after they went', async () => {
    const { account, token } = await member();
    const sendAt = new Date(now.getTime() + laterMs).toISOString();
    const { body } = await send({ words, promotional: false, recipients: named(account), sendAt });
    const stop = () => one.call('POST', `/packs/shop/messages/${String(body['id'])}/stop`);
    expect((await stop()).body).toEqual({ sent: 0 });
    expect((await stop()).body['code']).toBe('MESSAGE_ENDED');
    expect((await one.call('POST', '/packs/shop/messages/nothing/stop')).body['code']).toBe(
      'UNKNOWN_MESSAGE',
    );
    now = new Date(now.getTime() + 2 * laterMs);
    const next = await send({ words, promotional: false, recipients: named(account) });
    await sent(String(next.body['id']));
    expect(await listed(token)).toHaveLength(1);
  });

  it('have a picture and a button, which are checked as those of documents are', async () => {
    const { account, token } = await member();
    const recipients = named(account);
    const file = createCanvas(64, 48).toBuffer('image/png').toString('base64');
    const added = (await one.call('POST', '/packs/shop/messages/pictures', { file })).body;
    const labelled = { my: { ...words.my, button: 'သွားမယ်' }, en: { ...words.en, button: 'Go' } };
    const action = { do: 'navigate', to: '/index' };
    const picture = { upload: String(added['id']) };
    const { body } = await send({ words: labelled, promotional: false, recipients, picture, action });
    await sent(String(body['id']));
    const [message] = await listed(token);
    expect(message?.button).toEqual({ label: 'Go', action });
    const shown = await client.raw('GET', message?.picture ?? '/');
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    const refused = async (more: object) => {
      const answer = await send({ words, promotional: false, recipients, ...more });
      const problems = answer.body['problems'] as unknown as { pointer: string }[] | undefined;
      return [answer.body['code'], problems?.[0]?.pointer];
    };
    const invalid = 'INVALID_MESSAGE';
    expect(await refused({ words: labelled, action: { do: 'navigate', to: '/nowhere' } })).toEqual([
      invalid,
      '/action/to',
    ]);
    expect(await refused({ words: labelled, action: { do: 'steal' } })).toEqual([invalid, '/action/do']);
    expect(await refused({ action })).toEqual([invalid, '/words/my/button']);
    expect(await refused({ words: { en: words.en } })).toEqual([invalid, '/words']);
    expect(await refused({ picture: { asset: 'posters/gone.svg' } })).toEqual([invalid, '/picture/asset']);
    expect(await refused({ picture: { upload: 'nobodys' } })).toEqual([invalid, '/picture/upload']);
    expect(await refused({ recipients: named('nobody') })).toEqual([invalid, '/recipients/accounts']);
    const audience = { to: 'audience', audience: { '>': [{ var: 'page.path' }, 1] } };
    expect((await refused({ recipients: audience }))[0]).toBe(invalid);
    const torn = await one.call('POST', '/packs/shop/messages/pictures', { file: 'R0lGODlh' });
    expect(torn.body['code']).toBe('PICTURE_REFUSED');
  });
});
