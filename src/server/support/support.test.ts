import { randomBytes } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { newId } from '#server/crypto/tokens.ts';
import { GatewayClient, type CallSending, type GatewayAnswer } from '#server/gateway/testing/client.ts';
import type { Mail } from '#server/messages/messages.ts';
import { loggedIn } from '#server/sessions/testing/logged-in.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';
import { forgetOld } from './forget-old.ts';
import { mailAnswers } from './mail-answers.ts';
import { supportDocument } from './testing/support-document.ts';

const password = 'a long enough one';
const png = createCanvas(64, 48).toBuffer('image/png');
const webp = createCanvas(64, 48).toBuffer('image/webp');
const key = (): string => newId(randomBytes);
const document = supportDocument({
  deskName: 'form.send',
  greeting: 'form.send',
  away: 'form.send',
  answers: { order: [], items: {} },
  hours: { tuesday: { from: '00:00', to: '18:15' } },
});

function packs() {
  const all = smallPacks();
  const shop: Record<string, JsonObject> = {
    'support/main': document as unknown as JsonObject,
    'constants/main': {
      kind: 'constants',
      id: 'main',
      constants: { humanCost: 10, humanTries: 20 },
    },
  };
  return { ...all, shop: { ...all['shop'], ...shop } };
}

// A player: what is sent with each of its calls.
type Player = {
  send: (call: Parameters<GatewayClient['send']>[0], more?: CallSending) => Promise<GatewayAnswer>;
};

describe.each(databases)('the support desk on %s', (kind) => {
  let server: TestApp;
  let one: OperatorClient;
  let two: OperatorClient;
  let looker: OperatorClient;
  let client: GatewayClient;
  // Tuesday in Yangon, twenty-five minutes before the desk closes.
  let now = new Date('2026-03-31T11:20:00Z');
  let made = 0;
  beforeAll(async () => {
    server = await startApp(kind, { configs: writePacks(packs()), clock: () => now });
    const root = await server.as('admin');
    for (const [username, role] of [
      ['one', 'publisher'],
      ['two', 'publisher'],
      ['looker', 'viewer'],
    ])
      await root.call('POST', '/accounts', { username, password, roles: { shop: { members: role } } });
    await root.call('POST', '/accounts', {
      username: 'texter',
      password,
      roles: { shop: { texts: 'publisher' } },
    });
    [one, two, looker] = [
      await server.as('one', password),
      await server.as('two', password),
      await server.as('looker', password),
    ];
    client = new GatewayClient(server.url, 'shop.example');
  });
  afterAll(() => server.close());

  const by = (given: CallSending): Player => ({
    send: (call, more = {}) =>
      client.send(call, { ...given, ...more, headers: { ...given.headers, ...more.headers } }),
  });
  const logIn = () => loggedIn(server.database.db, { account: `writer${(made += 1)}`, now });
  const member = async () => {
    const { account, id, token } = await logIn();
    return { account, id, token, ...by({ token }) };
  };
  /** A visitor whose puzzle was solved; it has the cookie of the answer. */
  async function visitor(body: object = {}) {
    const answer = await client.send('supportOpen', { body: { human: await client.human(), ...body } });
    const cookie = [answer.headers['set-cookie'] ?? []].flat()[0] ?? '';
    return {
      id: answer.json.value.id as string,
      cookie,
      ...by({ headers: { cookie: cookie.split(';')[0] } }),
    };
  }
  const say = async ({ send }: Player, words: string, as = key()) =>
    send('supportSend', { body: { key: as, words } });
  const state = async ({ send }: Player, query: Record<string, string> = {}) =>
    (await send('supportState', { query })).json.value;
  const wordsOf = async (player: Player): Promise<string[]> =>
    (await state(player)).conversation.messages.map(({ words }: { words: string }) => words);
  const desk = (operator: OperatorClient, method: string, path: string, body?: object) =>
    operator.call(method, `/packs/shop/support${path}`, body);
  const queue = async (operator: OperatorClient, view: string, search = '') =>
    (await desk(operator, 'GET', `?view=${view}&search=${search}`)).body as unknown as {
      conversations: Record<string, unknown>[];
      waiting: number;
      mine: number;
      unread: number;
    };
  /** A member who has written, and the id of the conversation that an operator has taken. */
  async function begun(operator = one) {
    const player = await member();
    const { id } = (await player.send('supportOpen', { body: {} })).json.value;
    await say(player, 'Hello');
    expect((await desk(operator, 'POST', `/${id}/take`, {})).status).toBe(204);
    return { player, id: id as string };
  }
  const answer = (operator: OperatorClient, id: string, words: string, as = key()) =>
    desk(operator, 'POST', `/${id}/messages`, { key: as, words });

  it('has a member and an operator talk: queue, taking, answers, marks, notes, the end and a rating', async () => {
    const player = await member();
    const { id } = (await player.send('supportOpen', { body: {} })).json.value;
    expect((await player.send('supportOpen', { body: {} })).json.value).toEqual({ id });
    // Nothing has been said yet.
    expect((await queue(one, 'waiting', player.account)).conversations).toEqual([]);
    await say(player, '  Where is my deposit?  ');
    const waits = await queue(one, 'waiting', player.account);
    expect(waits.conversations).toMatchObject([
      {
        id,
        member: { account: player.account },
        state: 'WAITING',
        lastWords: 'Where is my deposit?',
        unread: 1,
      },
    ]);
    expect((await state(player)).conversation).toMatchObject({ state: 'WAITING', place: 1, unread: 0 });
    expect((await answer(one, id, 'Hello')).body['code']).toBe('CONVERSATION_OF_ANOTHER');
    await desk(one, 'POST', `/${id}/take`, {});
    await desk(one, 'POST', `/${id}/seen`, { read: 99 });
    expect((await state(player)).conversation).toMatchObject({ state: 'TAKEN', deskRead: 2 });
    await desk(one, 'POST', `/${id}/notes`, { key: key(), words: 'Nervous.' });
    const answered = key();
    expect((await answer(one, id, 'It has come.', answered)).body).toEqual({ seq: 4 });
    expect((await answer(one, id, 'It has come.', answered)).body).toEqual({ seq: 4 });
    const told = (await state(player)).conversation;
    expect(told).toMatchObject({ unread: 1, last: 4 });
    expect(told.messages.map(({ from, words }: Record<string, string>) => `${from}: ${words}`)).toEqual([
      'player: Where is my deposit?',
      'event: taken',
      'desk: It has come.',
    ]);
    // The name of an operator is nobody's business, nor is a note.
    expect(JSON.stringify(told)).not.toMatch(/Nervous|"one"/u);
    const after = await state(player, { after: '2' });
    expect(after.conversation.messages).toHaveLength(1);
    expect((await player.send('supportMark', { body: { read: 4 } })).json.value).toEqual({ unread: 0 });
    const read = (await desk(looker, 'GET', `/${id}`)).body as never as {
      conversation: { playerRead: number };
      messages: { from: string; operator: string | null }[];
    };
    expect(read.conversation.playerRead).toBe(4);
    expect(read.messages.map(({ from, operator }) => `${from} ${operator}`)).toEqual([
      'player null',
      'event one',
      'note one',
      'desk one',
    ]);
    expect((await player.send('supportRate', { body: { stars: 5 } })).json.code).toBe('SUPPORT_ENDED');
    await desk(one, 'POST', `/${id}/close`);
    expect((await answer(one, id, 'More')).body['code']).toBe('CONVERSATION_ENDED');
    await player.send('supportRate', { body: { stars: 4, words: 'Quick' } });
    // The first rating counts.
    expect((await player.send('supportRate', { body: { stars: 1 } })).json.value).toEqual({ stars: 4 });
    expect((await queue(one, 'closed', id)).conversations).toMatchObject([
      { stars: 4, ratingWords: 'Quick' },
    ]);
  });

  it('takes a message once, however often and at once it is sent, also after the end of its conversation', async () => {
    const { player, id } = await begun();
    const as = key();
    const answers = await Promise.all(Array.from({ length: 6 }, () => say(player, 'Only once', as)));
    expect(new Set(answers.map(({ json }) => json.value.seq))).toEqual(new Set([3]));
    await desk(one, 'POST', `/${id}/close`);
    expect((await say(player, 'Only once', as)).json.value.seq).toBe(3);
    expect((await say(player, 'Another')).json.code).toBe('SUPPORT_ENDED');
    const next = (await player.send('supportOpen', { body: {} })).json.value.id;
    expect(next).not.toBe(id);
    expect((await say(player, 'Only once', as)).json.value.seq).toBe(3);
    expect(await wordsOf(player)).toEqual([]);
  });

  it('keeps players and brands apart, by session, cookie and every id', async () => {
    const { player, id } = await begun();
    await player.send('supportFile', { query: { key: key() }, body: png });
    const picture = (await state(player)).conversation.messages.at(-1).picture as string;
    expect((await player.send('supportPicture', { query: { id: picture } })).json.value.picture).toMatch(
      /^UklGR/u,
    );
    const stranger = await member();
    const guest = await visitor();
    for (const other of [stranger, guest]) {
      expect((await other.send('supportPicture', { query: { id: picture } })).json.code).toMatch(
        /^SUPPORT_(?:ENDED|PICTURE_UNKNOWN)$/u,
      );
      expect(JSON.stringify(await state(other))).not.toContain('Hello');
    }
    // A page without a login is nobody, whatever cookie of a session is left over.
    expect((await state(by({}))).conversation).toBeUndefined();
    const forged = by({
      headers: { cookie: '__Secure-gw_support=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    });
    expect((await state(forged)).conversation).toBeUndefined();
    expect((await say(forged, 'Hello')).json.code).toBe('SUPPORT_ENDED');
    expect((await by({ token: 'A'.repeat(43) }).send('supportState')).json.code).toBe('SESSION_EXPIRED');
    // Ids of another conversation, of none, and what is no id at all.
    const otherId = (await begun()).id;
    expect((await desk(one, 'GET', `/${otherId}/pictures/${picture}`)).status).toBe(404);
    expect((await desk(one, 'GET', `/${id}/pictures/..%2f..%2fetc`)).status).toBe(400);
    expect((await desk(one, 'GET', '/nobodys')).body['code']).toBe('UNKNOWN_CONVERSATION');
    expect((await one.call('GET', `/packs/ground/support/${id}`)).status).toBe(403);
    const texter = await server.as('texter', password);
    const calls = [
      ['GET', `/${id}`],
      ['GET', '?view=open'],
      ['GET', `/${id}/pictures/${picture}`],
    ] as const;
    for (const [method, path] of calls) expect((await desk(texter, method, path)).status).toBe(403);
    const writes = {
      take: { over: true },
      messages: { key: key(), words: 'x' },
      notes: { key: key(), words: 'x' },
      'hand-over': { to: null },
      close: undefined,
      seen: { read: 1 },
    };
    for (const [path, body] of Object.entries(writes))
      expect((await desk(looker, 'POST', `/${id}/${path}`, body)).status).toBe(403);
  });

  it('lets a visitor in after a puzzle, by a cookie that no page reads, and takes what it wrote into a login', async () => {
    expect((await client.send('supportOpen', { body: {} })).json.code).toBe('HUMAN_REQUIRED');
    const human = await client.human();
    const opened = await client.send('supportOpen', { body: { human } });
    expect([opened.headers['set-cookie']].flat()[0]).toMatch(
      /^__Secure-gw_support=[\w-]{43};.*Path=\/wps\/support;.*HttpOnly;.*Secure;.*SameSite=Strict/u,
    );
    expect((await client.send('supportOpen', { body: { human } })).json.code).toBe('HUMAN_WRONG');
    const guest = await visitor({ name: '<b>Ma Hla</b>' });
    await say(guest, 'I cannot log in');
    expect((await queue(one, 'waiting', guest.id)).conversations).toMatchObject([
      { member: null, name: '<b>Ma Hla</b>', lastWords: 'I cannot log in' },
    ]);
    const { token, account } = await logIn();
    const cookie = guest.cookie.split(';')[0] ?? '';
    const asMember = by({ token, headers: { cookie } });
    expect((await state(asMember)).conversation.id).toBe(guest.id);
    expect((await queue(one, 'waiting', guest.id)).conversations).toMatchObject([{ member: { account } }]);
    // It is the member's alone from then on.
    expect((await state(guest)).conversation).toBeUndefined();
  });

  it('takes markup as text, and refuses what is too long, too much, or no picture', async () => {
    const { player, id } = await begun();
    const hostile = '<img src=x onerror=alert(1)>{{constructor}} ${7*7} \u202e\u0007';
    await say(player, hostile);
    expect((await wordsOf(player)).at(-1)).toBe(hostile);
    for (const words of ['', ' \n ', 'a'.repeat(201), 'a'.repeat(5000), '\u0000'])
      expect((await say(player, words)).json.code).toBe('INVALID_BODY');
    expect((await answer(one, id, 'a'.repeat(201))).status).toBe(400);
    expect((await say(player, 'Hello', '../../../etc/passwd')).json.code).toBe('INVALID_BODY');
    expect(
      (await player.send('supportSend', { body: { key: key(), words: 'x', from: 'desk' } })).status,
    ).toBe(400);
    const file = (body: Buffer) => player.send('supportFile', { query: { key: key() }, body });
    for (const body of [Buffer.from('<svg onload="alert(1)"/>'), Buffer.from('GIF89a'), png.subarray(0, 40)])
      expect((await file(body)).json.code).toBe('SUPPORT_FILE_TYPE');
    expect((await file(Buffer.concat([png, Buffer.alloc(1_000_000)]))).json.code).toBe('BODY_TOO_LARGE');
    expect((await file(createCanvas(9000, 40).toBuffer('image/png'))).json.code).toBe('PICTURE_SIZE');
    expect((await file(png)).json.success).toBe(true);
    expect((await file(webp)).json.success).toBe(true);
    expect((await file(png)).json.code).toBe('SUPPORT_FILES');
    const sent = await desk(one, 'POST', `/${id}/pictures`, { key: key(), file: webp.toString('base64') });
    expect(sent.status).toBe(200);
    const bad = Buffer.from('MZ not a picture').toString('base64');
    expect((await desk(one, 'POST', `/${id}/pictures`, { key: key(), file: bad })).body['code']).toBe(
      'PICTURE_REFUSED',
    );
  });

  it('stops floods of messages and of conversations', async () => {
    const { player } = await begun();
    let last: GatewayAnswer | undefined;
    for (let count = 0; count < 20; count += 1) last = await say(player, `Flood ${count}`);
    expect([last?.status, last?.json.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    now = new Date(now.getTime() + 60_001);
    expect((await say(player, 'Slowly')).status).toBe(200);
    const restless = await member();
    for (let count = 0; count < 6; count += 1) {
      expect((await restless.send('supportOpen', { body: {} })).status).toBe(200);
      await restless.send('supportEnd');
    }
    expect((await restless.send('supportOpen', { body: {} })).json.code).toBe('TOO_MANY_REQUESTS');
  });

  it('hands over to a colleague or the queue, takes over, and gives it to nobody else', async () => {
    const { player, id } = await begun();
    expect((await desk(two, 'POST', `/${id}/take`, {})).body['code']).toBe('CONVERSATION_OF_ANOTHER');
    expect((await desk(one, 'POST', `/${id}/hand-over`, { to: 'looker' })).body['code']).toBe(
      'UNKNOWN_OPERATOR',
    );
    await desk(one, 'POST', `/${id}/hand-over`, { to: 'two' });
    expect((await answer(one, id, 'Mine?')).body['code']).toBe('CONVERSATION_OF_ANOTHER');
    expect((await answer(two, id, 'Mine.')).status).toBe(200);
    await desk(two, 'POST', `/${id}/hand-over`, { to: null });
    expect((await queue(one, 'waiting', id)).conversations).toHaveLength(1);
    // Both take it at once: one has it.
    const both = await Promise.all([one, two].map((operator) => desk(operator, 'POST', `/${id}/take`, {})));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    await desk(one, 'POST', `/${id}/take`, { over: true });
    expect((await queue(one, 'mine', id)).conversations).toMatchObject([{ operator: 'one' }]);
    expect((await wordsOf(player)).filter((words) => words === 'handedOver').length).toBeGreaterThanOrEqual(
      2,
    );
    const about = (await one.call('GET', '/packs/shop/support-desk')).body as unknown as {
      operators: string[];
    };
    expect(about.operators).toEqual(['admin', 'one', 'two']);
  });

  it('tells the place in the queue and the wait of the last answers, not more than it knows', async () => {
    const { db } = server.database;
    await db.deleteFrom('support_messages').execute();
    await db.deleteFrom('support_conversations').execute();
    const asked = async () => {
      const player = await member();
      const { id } = (await player.send('supportOpen', { body: {} })).json.value;
      await say(player, 'Hello');
      return { player, id: id as string };
    };
    const first = await asked();
    now = new Date(now.getTime() + 1000);
    const second = await asked();
    const { place, waitSeconds } = (await state(second.player)).conversation;
    expect([place, waitSeconds]).toEqual([2, undefined]);
    now = new Date(now.getTime() + 60_000);
    const third = await asked();
    for (const [{ id }, wait] of [
      [first, 0],
      [second, 59_000],
      [third, 0],
    ] as const) {
      now = new Date(now.getTime() + wait);
      await desk(one, 'POST', `/${id}/take`, {});
      await answer(one, id, 'Yes?');
    }
    const fourth = await asked();
    // Waits of 61, 119 and 59 seconds.
    expect((await state(fourth.player)).conversation).toMatchObject({ place: 1, waitSeconds: 61 });
  });

  it('takes messages out of hours, and answers them among the messages or by mail', async () => {
    const noon = now;
    now = new Date('2026-03-31T11:46:00Z');
    const player = await member();
    const { desk: shown } = await state(player);
    expect(shown).toMatchObject({ open: false, opensAt: '2026-04-06T17:30:00.000Z' });
    const { id } = (await player.send('supportOpen', { body: {} })).json.value;
    await say(player, 'Are you there?');
    expect((await state(player)).conversation).toMatchObject({ away: true });
    expect((await state(player)).conversation.place).toBeUndefined();
    expect(
      (await client.send('supportOpen', { body: { human: await client.human(), contact: 'nobody' } })).json
        .code,
    ).toBe('INVALID_BODY');
    const guest = await visitor({ contact: 'aye@example.com' });
    await say(guest, 'And here?');
    for (const each of [id, guest.id]) {
      await desk(one, 'POST', `/${each}/take`, {});
      await answer(one, each, 'Now we are.');
    }
    const noted = await server.database.db
      .selectFrom('member_messages')
      .select(['topic', 'details'])
      .where('member_id', '=', player.id)
      .execute();
    expect(noted).toEqual([{ topic: 'supportAnswered', details: { answer: 'Now we are.' } }]);
    const mails: Mail[] = [];
    const brands = {
      live: async () => ({ brand: 'shop', seq: 1, documents: { 'support/main': document } }),
    };
    const work = {
      db: server.database.db,
      brands,
      messengers: { mail: async (mail: Mail) => void mails.push(mail) },
    };
    const { signal } = new AbortController();
    // Two processes look at once, and again.
    await Promise.all([mailAnswers(work, now, signal), mailAnswers(work, now, signal)]);
    await mailAnswers(work, now, signal);
    expect(mails.map(({ to, text }) => [to, text.includes('Now we are.')])).toEqual([
      ['aye@example.com', true],
    ]);
    now = noon;
  });

  it('tells consoles what happens, as soon as it does', async () => {
    const { player, id } = await begun();
    const watched = one.call('GET', '/packs/shop/support-watch?seconds=20');
    await say(player, 'Anybody?');
    expect((await watched).body).toEqual({ changed: id, typing: null });
    const typing = one.call('GET', '/packs/shop/support-watch?seconds=20');
    await player.send('supportMark', { body: { typing: true } });
    expect((await typing).body).toEqual({ changed: null, typing: id });
    expect((await one.call('GET', '/packs/shop/support-watch?seconds=0')).body).toEqual({
      changed: null,
      typing: null,
    });
  });

  it('forgets conversations after the days that the brand keeps them', async () => {
    const { player, id } = await begun();
    await player.send('supportFile', { query: { key: key() }, body: png });
    const { db } = server.database;
    const live = { brand: 'shop', seq: 1, documents: { 'support/main': document } };
    await forgetOld(db, live, new Date(now.getTime() + 29 * 86_400_000));
    expect((await desk(one, 'GET', `/${id}`)).status).toBe(200);
    await forgetOld(db, live, new Date(now.getTime() + 31 * 86_400_000));
    expect((await desk(one, 'GET', `/${id}`)).status).toBe(404);
    for (const table of ['support_messages', 'support_files'] as const)
      expect(await db.selectFrom(table).select('brand').where('conversation_id', '=', id).execute()).toEqual(
        [],
      );
  });
});
