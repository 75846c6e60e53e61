import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { startRedis } from '#server/db/testing/redis-server.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { databases, openTestDatabase, postgresOnly } from '#server/testing/database.ts';
import type { EventReader } from '#server/testing/event-stream.ts';
import { findRedis } from '../../../scripts/redis.mjs';
import { chatFeedLimits } from './live/chat-feed.ts';
import type { ChatLine } from './live/chat-line.ts';
import { forgetMessages } from './start.ts';
import { chatter, follow, publishChat, readUntil, say, type Chatter } from './testing/chat.ts';

const chatLimits = { ...chatFeedLimits, lookMs: 50 };
const codeOf = (answer: { json: { code?: string } }): string | undefined => answer.json.code;

describe.each(databases)('the chat on %s', (kind) => {
  let gateway: TestGateway;
  let hla: Chatter;
  let zaw: Chatter;
  const open: EventReader[] = [];
  beforeAll(async () => {
    gateway = await startGateway(kind, { chatFeedLimits: chatLimits });
    hla = await chatter(gateway, 'demo', 'Hla');
    zaw = await chatter(gateway, 'demoteam1', 'Zaw');
  });
  beforeEach(() => {
    publishChat(gateway);
    gateway.wait(5 * 60_000);
  });
  afterAll(async () => {
    for (const events of open) events.close();
    await gateway.close();
  });

  const messages = async (query: Record<string, string> = {}, token?: string) =>
    gateway.client.value('chatMessages', {
      query: { room: 'general', ...query },
      ...(token !== undefined && { token }),
    });
  const sent = async (who: Chatter, text: string, more?: Parameters<typeof say>[3]): Promise<ChatLine> => {
    const { json } = await say(gateway, who, text, more);
    if (json.success !== true) throw new Error(JSON.stringify(json));
    return json.value.message as ChatLine;
  };
  const listen = async (options: Parameters<typeof follow>[1]): Promise<EventReader> => {
    const events = await follow(gateway.origin, options);
    open.push(events);
    return events;
  };

  it('shows visitors and guests what members say by their nicknames, as text and without anything of the account [OFF-19]', async () => {
    const text = '<b>Hi</b> <script>alert(1)</script> & {{name}}';
    const line = await sent(hla, text);
    const { messages: read } = await messages();
    expect(read[0]).toEqual(line);
    expect(line).toMatchObject({ name: 'Hla', text });
    expect(JSON.stringify(line)).not.toMatch(new RegExp(`demo|${hla.memberId}`, 'u'));
    const guest = await gateway.client.value('sessionFreePlay', {
      body: {
        os: 'test',
        platform: 'W',
        random: await gateway.client.freePlayRandom('a-random-string-of-the-page-1'),
        version: 3,
      },
    });
    expect((await messages({}, guest.token)).messages[0]).toEqual(line);
    expect(codeOf(await say(gateway, guest, 'Me too'))).toBe('REAL_ACCOUNT_REQUIRED');
    expect(
      codeOf(
        await gateway.client.send('chatSend', {
          idempotencyKey: randomUUID(),
          body: { room: 'general', text },
        }),
      ),
    ).toBe('SESSION_REQUIRED');
  });

  it('keeps rooms for members from visitors, also their streams', async () => {
    const line = await sent(hla, 'Among us', { room: 'members' });
    expect(codeOf(await gateway.client.send('chatMessages', { query: { room: 'members' } }))).toBe(
      'SESSION_REQUIRED',
    );
    await expect(listen({ room: 'members', after: 0 })).rejects.toThrow('401');
    const events = await listen({ room: 'members', after: line.seq - 1, token: zaw.token });
    expect(await readUntil(events, 'Among us')).toEqual([line]);
    const { rooms } = await gateway.client.value('chatRooms', { language: 'my', token: hla.token });
    expect(rooms[0]).toMatchObject({ id: 'members', guests: false });
  });

  it('is read page by page without a gap', async () => {
    for (let at = 0; at < 23; at += 1) await sent(hla, `Page ${at}`);
    const ids: number[] = [];
    let before: Record<string, string> = {};
    for (let more = true; more && ids.length < 23;) {
      const page = await messages(before);
      ids.push(...page.messages.map(({ id }) => id));
      before = { before: String(ids.at(-1)) };
      ({ more } = page);
    }
    expect(ids.slice(0, 23)).toEqual(Array.from({ length: 23 }, (_, at) => (ids[0] ?? 0) - at));
    const after = await messages({ after: String(ids[5]) });
    expect(after.messages.map(({ id }) => id)).toEqual(ids.slice(0, 5).toReversed());
  });

  it('sends a key once, whatever is sent at once or again', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => say(gateway, hla, 'Once', { key })));
    const ids = new Set(answers.map(({ json }) => json.value.message.id));
    expect(ids.size).toBe(1);
    expect(codeOf(await say(gateway, hla, 'Another', { key }))).toBe('DUPLICATE_TRANSACTION');
    const { messages: read } = await messages();
    expect(read.filter(({ text }) => text === 'Once')).toHaveLength(1);
  });

  it('tells a reader who comes back exactly what was said and deleted meanwhile', async () => {
    const first = await sent(hla, 'Before the tunnel');
    const events = await listen({ after: first.seq - 1 });
    expect(await readUntil(events, 'Before the tunnel')).toEqual([first]);
    events.close();
    const second = await sent(zaw, 'In the tunnel');
    await gateway.client.value('chatDelete', { token: hla.token, body: { room: 'general', id: first.id } });
    const again = await listen({ after: first.seq });
    const { data } = await again.next();
    expect(data['lines']).toEqual([second, expect.objectContaining({ id: first.id, deleted: 'own' })]);
    expect(JSON.stringify(data)).not.toContain('Before the tunnel');
    const third = await sent(zaw, 'After it');
    expect(await readUntil(again, 'After it')).toEqual([third]);
  });

  it('lets nobody delete a message of somebody else', async () => {
    const line = await sent(hla, 'Mine');
    const body = { room: 'general', id: line.id };
    expect(codeOf(await gateway.client.send('chatDelete', { token: zaw.token, body }))).toBe(
      'CHAT_MESSAGE_UNKNOWN',
    );
    expect((await messages()).messages[0]).toEqual(line);
  });

  it('limits messages a minute over all rooms, and in slow mode the time between two, also of a flood', async () => {
    publishChat(gateway, { perMinute: 3 });
    const flood = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        say(gateway, hla, `Flood ${at}`, { room: at % 2 ? 'members' : 'general' }),
      ),
    );
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = flood.find(({ status }) => status === 429);
    expect(refused?.json).toMatchObject({ code: 'CHAT_SLOW', value: { seconds: 60 } });
    expect(refused?.headers['retry-after']).toBe('60');
    gateway.wait(60_000);
    await sent(hla, 'Calm again', { room: 'slow' });
    gateway.wait(29_000);
    const early = await say(gateway, hla, 'Too early', { room: 'slow' });
    expect(early.json).toMatchObject({ code: 'CHAT_SLOW', value: { seconds: 1 } });
    gateway.wait(1_000);
    await sent(hla, 'In time', { room: 'slow' });
    await sent(zaw, 'For each on its own', { room: 'slow' });
  });

  it('counts characters as people do, and refuses blocked words in messages and nicknames', async () => {
    publishChat(gateway, { longest: 5 });
    await sent(hla, '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧');
    expect((await say(gateway, hla, 'sixsix')).json).toMatchObject({
      code: 'CHAT_TEXT_LONG',
      value: { longest: 5 },
    });
    publishChat(gateway);
    for (const text of ['SCAM', 's.c.a.m', 'sc\u200Bam', 'ｓｃａｍ'])
      expect([text, codeOf(await say(gateway, hla, text))]).toEqual([text, 'CHAT_TEXT_BLOCKED']);
    const rude = await chatter(gateway, 'demoteam2', 'S c a m');
    expect(codeOf(await say(gateway, rude, 'Hello'))).toBe('CHAT_NICKNAME_NEEDED');
  });

  it('counts mentions for who is meant until the room is opened, and only of names in the text', async () => {
    const { by } = await sent(zaw, 'I am here');
    const line = await sent(hla, 'Hello @Zaw!', { mentions: [by] });
    const silent = await sent(hla, 'Hello nobody', { mentions: [by, 'unknown'] });
    expect([line.mentions, silent.mentions]).toEqual([[by], undefined]);
    const unseen = async () =>
      (await gateway.client.value('chatRooms', { token: zaw.token })).rooms.find(({ id }) => id === 'general')
        ?.mentions;
    expect(await unseen()).toBe(1);
    const events = await listen({ after: line.seq, token: zaw.token });
    await events.next();
    expect(await unseen()).toBe(0);
  });

  it('counts mentions while the chat is closed, and not those that are read as they come', async () => {
    const nu = await chatter(gateway, 'demoteam2', 'Nu');
    const { by } = await sent(nu, 'Still here');
    const badge = async (token = nu.token) => (await gateway.client.value('unreadCount', { token })).mentions;
    const line = await sent(hla, 'Are you there, @Nu?', { mentions: [by] });
    await sent(hla, '@Nu, hello', { mentions: [by] });
    expect([await badge(), await badge(hla.token)]).toEqual([2, 0]);
    const events = await listen({ after: line.seq, token: nu.token });
    await readUntil(events, '@Nu, hello');
    expect(await badge()).toBe(0);
    await sent(hla, 'You are, @Nu', { mentions: [by] });
    await readUntil(events, 'You are, @Nu');
    await expect.poll(() => badge()).toBe(0);
  });

  it('tells who is muted until when and why, and lets them write again afterwards', async () => {
    await sent(hla, 'Before');
    const until = new Date(gateway.now().getTime() + 60_000);
    await gateway.db
      .updateTable('chat_members')
      .set({ muted_until: until, reason: 'Calm down' })
      .where('member_id', '=', hla.memberId)
      .execute();
    const muted = { until: until.getTime(), reason: 'Calm down' };
    expect((await say(gateway, hla, 'Still here')).json).toMatchObject({ code: 'CHAT_MUTED', value: muted });
    expect((await gateway.client.value('chatRooms', { token: hla.token })).own).toMatchObject({
      name: 'Hla',
      muted,
    });
    gateway.wait(60_000);
    await sent(hla, 'Calm');
  });

  it('shares a bet of the member with the figures that the brand allows, and nobody else’s', async () => {
    const bet = await gateway.db
      .insertInto('bets')
      .values({
        brand: 'alpha',
        member_id: hla.memberId,
        source: 'lottery',
        vassalage: 'TCG_LOTTO',
        game_type: 'LOTT',
        game_code: 'two',
        round: '20260301-0001',
        currency: 'MMK',
        stake: '5000',
        payout: '425000',
        valid_bet: '5000',
        status: 'SETTLED',
        placed_at: gateway.now(),
        settled_at: gateway.now(),
        details: JSON.stringify({
          betType: 'exact',
          selection: ['07'],
          notes: 1,
          cost: 1,
          unit: '5000',
          multiple: 1,
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(codeOf(await say(gateway, zaw, 'Not mine', { bet: bet.id }))).toBe('CHAT_BET_UNKNOWN');
    const line = await sent(hla, '', { bet: bet.id });
    expect(line.share).toMatchObject({
      kind: 'win',
      lottery: true,
      game: 'two',
      betType: 'exact',
      selection: ['07'],
      unit: '5000',
      stake: '5000',
      payout: '425000',
    });
    publishChat(gateway, { share: { payout: false } });
    const hidden = await sent(hla, 'Guess', { bet: bet.id });
    expect([hidden.share?.stake, hidden.share?.payout]).toEqual([undefined, undefined]);
  });

  it('takes a report once from others than the author', async () => {
    const line = await sent(hla, 'Report me');
    const body = { room: 'general', id: line.id, reason: 'abuse' };
    const report = ({ token }: Chatter) => gateway.client.send('chatReport', { token, body });
    expect(codeOf(await report(hla))).toBe('CHAT_MESSAGE_UNKNOWN');
    for (let times = 0; times < 2; times += 1)
      expect((await report(zaw)).json.value).toEqual({ reported: true });
    const rows = await gateway.db
      .selectFrom('chat_reports')
      .select(['state', 'reason'])
      .where('message', '=', String(line.id))
      .execute();
    expect(rows).toEqual([{ state: 'OPEN', reason: 'abuse' }]);
  });

  it('ends streams of a room that is closed, and forgets what is older than the brand keeps', async () => {
    const line = await sent(hla, 'Old');
    const events = await listen({ after: line.seq });
    await events.next();
    publishChat(gateway, { order: ['members'] });
    await expect(events.next()).rejects.toThrow('ended');
    publishChat(gateway);
    gateway.wait(1_000);
    const kept = await sent(hla, 'New');
    await forgetMessages(gateway.db, 'alpha', gateway.now());
    expect((await messages()).messages).toEqual([kept]);
  });
});

describe.each(postgresOnly)('the chat of two processes on one %s', (kind) => {
  it.each(['PostgreSQL', ...(findRedis() === undefined ? [] : ['Redis'])])(
    'brings each reader every message once and in one order, whichever process it was sent to, by hints of %s',
    async (by) => {
      const redis = by === 'Redis' ? await startRedis() : undefined;
      const database = await openTestDatabase(kind);
      const [first, other] = await Promise.all(
        [1, 2].map(() => openPostgres(database.url ?? '', 10, { redisUrl: redis?.url })),
      );
      if (!first || !other) throw new Error('No database.');
      const one = await startGateway(kind, {}, first);
      const two = await startGateway(kind, {}, other);
      for (const gateway of [one, two]) publishChat(gateway);
      const hla = await chatter(one, 'demo', 'Hla');
      const zaw = await chatter(one, 'demoteam1', 'Zaw');
      const readers = [await follow(one.origin, { after: 0 }), await follow(two.origin, { after: 0 })];
      const texts = Array.from({ length: 40 }, (_, at) => `Line ${at}`);
      const answers = await Promise.all(
        texts.map((text, at) => say(at % 2 ? one : two, at % 3 ? hla : zaw, text)),
      );
      expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
      await say(two, hla, 'The end');
      const [heard, second] = await Promise.all(readers.map((events) => readUntil(events, 'The end')));
      expect(heard?.map(({ text }) => text).toSorted()).toEqual([...texts, 'The end'].toSorted());
      expect(second).toEqual(heard);
      const seqs = heard?.map(({ seq }) => seq) ?? [];
      expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
      for (const events of readers) events.close();
      await Promise.all([one.close(), two.close()]);
      await Promise.all([first.close(), other.close()]);
      await database.close();
      await redis?.close();
    },
  );
});
