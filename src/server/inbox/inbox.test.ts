import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addWithdrawal } from '#server/cashier/testing/add-withdrawal.ts';
import { approveWithdrawal, payWithdrawal, rejectWithdrawal } from '#server/cashier/withdrawal-states.ts';
import { lockWithdrawal } from '#server/cashier/withdrawals.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { makeDeposit } from '#server/promotions/testing/make-deposit.ts';
import { sampleCampaign } from '#server/promotions/testing/campaigns.ts';
import { promotionStage } from '#server/promotions/testing/stage.ts';
import { databases } from '#server/testing/database.ts';
import { noteExpiring } from './note-expiring.ts';
import { noteMessage } from './note-message.ts';
import { tellMessages } from './tell-messages.ts';
import { wordMessages } from './testing/messages-document.ts';

const hourMs = 3_600_000;

describe.each(databases)('messages of members on %s', (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.set({ constants: { sessionHours: 24 * 30, sessionIdleMinutes: 60 * 24 * 30 } });
  });
  afterAll(() => gateway.close());
  const { breakOf, campaigns, member, work } = promotionStage(() => gateway, 'Reader');
  beforeEach(() => {
    gateway.wait(hourMs);
    gateway.publish((documents) => wordMessages(documents));
    campaigns();
  });

  const report = (fault: unknown): never => {
    throw fault;
  };
  const tell = () =>
    tellMessages(
      { db: gateway.db, brands: { live: async () => gateway.brand() }, report },
      gateway.now(),
      new AbortController().signal,
    );
  const listed = (token: string, query = {}, language = 'en') =>
    gateway.client.value('messageList', { token, query, language });
  const unread = async (token: string) => (await gateway.client.value('unreadCount', { token })).count;
  const pay = async (memberId: string, amount: bigint) =>
    (await makeDeposit(gateway, { memberId, amount }))();
  const note = (memberId: string, key: string, topic: 'depositPaid' | 'rewardWaiting' = 'depositPaid') =>
    gateway.db.transaction().execute((trx) =>
      noteMessage(trx, {
        brand: 'alpha',
        memberId,
        topic,
        key,
        at: gateway.now(),
        details: {
          amount: '100',
          currency: 'MMK',
          promotion: 'lane.hot',
          reward: { what: 'money', amount: '250000', currency: 'MMK' },
        },
      }),
    );

  it('tell of a credited deposit once, in the language of the reader, with the amount', async () => {
    const { token, memberId } = await member();
    await pay(memberId, 1_234_500n);
    expect(await unread(token)).toBe(0);
    await Promise.all([tell(), tell()]);
    expect(await unread(token)).toBe(1);
    const [message] = (await listed(token)).messages;
    expect(message).toMatchObject({
      topic: 'depositPaid',
      title: 'en depositPaid',
      content: expect.stringMatching(/^<p>MMK\u00A012,345\.00\|/u),
      read: false,
      at: gateway.now().getTime(),
    });
    expect((await listed(token, {}, 'my')).messages[0]?.title).toBe('my depositPaid');
    await note(memberId, 'again');
    await note(memberId, 'again');
    await tell();
    expect(await unread(token)).toBe(2);
  });

  it('tell why a withdrawal was rejected, and by which reference one was paid', async () => {
    const { token, memberId } = await member();
    await pay(memberId, 1_000_000n);
    const owner = { brand: gateway.brand(), memberId, now: gateway.now() };
    const [one, two] = [
      await addWithdrawal(gateway.db, { ...owner, amount: 20_000n }),
      await addWithdrawal(gateway.db, { ...owner, amount: 20_000n }),
    ];
    const step = { by: 'ann', now: gateway.now() };
    await gateway.db.transaction().execute(async (trx) => {
      const first = await lockWithdrawal(trx, 'alpha', one);
      const second = await lockWithdrawal(trx, 'alpha', two);
      if (!first || !second) throw new Error('The withdrawals are missing.');
      await rejectWithdrawal(trx, first, { ...step, reason: 'The name <b>differs</b>.' });
      const approved = await approveWithdrawal(trx, second, step);
      if (approved) await payWithdrawal(trx, approved, { ...step, reference: 'KBZ-77', receiptMinutes: 60 });
    });
    await tell();
    const { messages } = await listed(token);
    expect(messages.map(({ topic }) => topic).toSorted()).toEqual([
      'depositPaid',
      'withdrawalPaid',
      'withdrawalRejected',
    ]);
    const contentOf = (topic: string) => messages.find((message) => message.topic === topic)?.content;
    expect(contentOf('withdrawalPaid')).toContain('KBZ-77');
    // What an operator wrote stays text.
    expect(contentOf('withdrawalRejected')).toContain('The name &lt;b&gt;differs&lt;/b&gt;.');
  });

  it('tell of rewards, and nothing of topics that the brand has switched off', async () => {
    campaigns(sampleCampaign('gift', { how: 'claim' }), sampleCampaign('auto'));
    const { token, memberId } = await member();
    await pay(memberId, 5_000n);
    await work();
    gateway.publish((documents) => wordMessages(documents, ['depositPaid', 'rewardCredited']));
    await tell();
    expect((await listed(token)).messages.map(({ topic }) => topic)).toEqual(['rewardWaiting']);
    // Switched on again, what was not told stays untold.
    gateway.publish((documents) => wordMessages(documents));
    await tell();
    expect(await unread(token)).toBe(1);
  });

  it('tell once that a bonus in play expires within the hours of the document, and that it has become money', async () => {
    const terms = { times: 10, days: 3 };
    campaigns(
      sampleCampaign('bonus', { gives: { what: 'bonus', by: 'fixed', amount: 700, wagering: terms } }),
    );
    const { token, memberId } = await member();
    await pay(memberId, 5_000n);
    await work();
    const look = async () => {
      await noteExpiring(gateway.db, gateway.brand(), gateway.now());
      await tell();
      const { messages } = await listed(token);
      return messages.filter(({ topic }) => topic === 'bonusExpiring');
    };
    expect(await look()).toEqual([]);
    gateway.wait(49 * hourMs);
    expect(await look()).toMatchObject([{ content: expect.stringContaining('MMK\u00A07.00|2026-') }]);
    expect(await look()).toHaveLength(1);
    // As wagered enough: the function that every way of ending a bonus takes.
    await sql`
      select bonus_end(brand, member_id, id, 'CONVERTED', ${gateway.now()}) from bonus_grants
        where member_id = ${memberId}`.execute(gateway.db);
    await tell();
    expect((await listed(token)).messages[0]).toMatchObject({
      topic: 'bonusConverted',
      content: expect.stringContaining('MMK\u00A07.00'),
    });
  });

  it('are paged from the newest on, marked as read one by one and all together, archived and taken back [API-48] [MEM-13]', async () => {
    const { token, memberId } = await member();
    const other = await member();
    for (let index = 0; index < 23; index += 1) await note(memberId, String(index));
    await tell();
    const first = await listed(token);
    expect([first.messages.length, first.more, first.unread]).toEqual([20, true, 23]);
    const last = first.messages.at(-1)?.id ?? '';
    const second = await listed(token, { before: last });
    expect([second.messages.length, second.more]).toEqual([3, false]);
    const ids = [...first.messages, ...second.messages].map(({ id }) => id);
    expect(new Set(ids).size).toBe(23);
    expect(ids).toEqual(ids.toSorted((one, two) => Number(two) - Number(one)));
    const [id = ''] = ids;
    const read = (by: string, body: object) => gateway.client.send('messageRead', { token: by, body });
    expect((await read(token, { id })).json.value).toEqual({ count: 22 });
    expect((await read(other.token, { id: ids[1] })).json.value).toEqual({ count: 0 });
    expect(await unread(token)).toBe(22);
    const archive = (by: string, archived: boolean) =>
      gateway.client.send('messageArchive', { token: by, body: { id: ids[1], archived } });
    expect((await archive(other.token, true)).json.code).toBe('MESSAGE_UNKNOWN');
    expect((await archive(token, true)).json.value).toEqual({ count: 21 });
    expect((await listed(token, { archived: '1' })).messages.map((each) => each.id)).toEqual([ids[1]]);
    expect((await listed(token)).messages.map((each) => each.id)).not.toContain(ids[1]);
    await archive(token, false);
    expect((await listed(token)).messages[1]).toMatchObject({ id: ids[1], read: true });
    expect((await read(token, {})).json.value).toEqual({ count: 0 });
    expect((await gateway.client.send('unreadCount', {})).status).toBe(401);
  });

  it('about play are kept from who is on a break, and from the count', async () => {
    const { token, memberId } = await member();
    await note(memberId, 'paid');
    await note(memberId, 'won', 'rewardWaiting');
    await tell();
    expect(await unread(token)).toBe(2);
    expect((await listed(token)).messages[0]?.content).toContain('MMK\u00A02,500.00');
    await breakOf(memberId);
    expect((await listed(token)).messages.map(({ topic }) => topic)).toEqual(['depositPaid']);
    expect(await unread(token)).toBe(1);
  });
});
