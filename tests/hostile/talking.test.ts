import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callErrors } from '#contract/call-errors.ts';
import type { CallId } from '#contract/generated/calls.ts';
import { cleanText } from '#play/chat/text.ts';
import { GatewayClient, type CallSending, type GatewayAnswer } from '#server/gateway/testing/client.ts';
import { mainDatabase } from '#server/testing/database.ts';
import { startReference, type Reference } from '../contract/targets.ts';
import { words } from './words.ts';

type Person = { id: string; token: string };

/** Letters that no JSON answer and no row carries: each place cuts them off or refuses the text. */
const unstorable = /\0|\p{Surrogate}/u;

describe('what people write to each other', () => {
  let server: Reference;
  let client: GatewayClient;
  let now = new Date('2026-03-31T05:00:00Z');
  let demo: Person;
  let other: Person;
  let agent: Person;
  beforeAll(async () => {
    server = await startReference(mainDatabase, {
      clock: () => now,
      flags: { humanVerification: false, agentMessages: true },
    });
    client = new GatewayClient(server.origin);
    [demo, other, agent] = [await logIn('demo'), await logIn('demoteam1'), await logIn('demoagent')];
    for (const [who, nickname] of [
      [demo, 'Hla'],
      [other, 'Zaw'],
    ] as const)
      await server.db.updateTable('members').set({ nickname }).where('id', '=', who.id).execute();
  }, 120_000);
  afterAll(() => server.close());

  const logIn = async (username: string): Promise<Person> => {
    const { customerId, token } = await client.value('sessionLogin', {
      body: { type: 'username', username, password: server.password },
    });
    return { id: customerId, token };
  };

  const send = (call: CallId, who: Person | undefined, more: CallSending = {}): Promise<GatewayAnswer> =>
    client.send(call, { ...(who && { token: who.token }), idempotencyKey: randomUUID(), ...more });
  /** Why an answer is none that refuses what was sent: by a code of the catalogue, without repeating it, and not for another reason. */
  const notRefused = ({ status, json, text }: GatewayAnswer, sent: string): string | undefined => {
    const code = String(json?.code);
    if (status < 400 || status > 499) return `answered ${status} ${text.slice(0, 120)}`;
    if (!Object.hasOwn(callErrors, code)) return `no code: ${text.slice(0, 120)}`;
    if (status === 401 || status === 429) return `was refused for ${code}`;
    return sent.length > 3 && text.includes(sent) ? 'repeats what was sent' : undefined;
  };
  /** What a browser makes of an answer: data, whatever stands in it. */
  const isData = ({ headers }: GatewayAnswer): boolean =>
    String(headers['content-type']).startsWith('application/json') &&
    headers['x-content-type-options'] === 'nosniff';
  /** What is wrong with a text that was sent: it is data, and read again as what it is, or refused. */
  const wrongWith = async (
    answer: GatewayAnswer,
    word: string,
    { kept, read }: { kept: string; read: () => Promise<string | undefined> },
  ): Promise<string | undefined> => {
    if (!isData(answer)) return 'is no data';
    if (answer.status !== 200) return notRefused(answer, word);
    const text = await read();
    return text === kept ? undefined : `is read as ${JSON.stringify(text)}`;
  };
  /** Limits are for other tests. */
  const later = async (): Promise<void> => {
    now = new Date(now.getTime() + 61_000);
    await server.db.deleteFrom('counters').execute();
  };
  const logInAgain = async (): Promise<void> => {
    await later();
    [demo, other, agent] = [await logIn('demo'), await logIn('demoteam1'), await logIn('demoagent')];
  };

  describe('in the chat', () => {
    let room: string;
    beforeAll(async () => {
      const { rooms } = await client.value('chatRooms', { token: demo.token });
      room = rooms[0]?.id ?? '';
    });

    it.each(words)('%s is read as the line of text that it is, or refused', async (_, word) => {
      await later();
      const answer = await send('chatSend', demo, { body: { room, text: `x ${word}` } });
      const kept = cleanText(`x ${word}`);
      expect(kept).not.toMatch(/[\p{Cc}\u202E\u00AD]/u);
      const read = async () =>
        (await send('chatMessages', other, { query: { room } })).json.value.messages[0].text;
      expect(await wrongWith(answer, word, { kept, read })).toBeUndefined();
    });

    it('is no room, person or bet of that name', async () => {
      const wrong: string[] = [];
      for (const [name, word] of words) {
        const tries: [string, CallId, CallSending][] = [
          ['room', 'chatSend', { body: { room: word, text: 'Hello' } }],
          ['room read', 'chatMessages', { query: { room: word } }],
          ['mention', 'chatSend', { body: { room, text: 'Hello', mentions: [word] } }],
          ['bet', 'chatSend', { body: { room, text: 'Hello', bet: word } }],
          ['before', 'chatMessages', { query: { room, before: word } }],
        ];
        for (const [what, call, more] of tries) {
          const reason = notRefused(await send(call, demo, more), word);
          if (reason !== undefined) wrong.push(`${what}, ${name}: ${reason}`);
        }
      }
      expect(wrong).toEqual([]);
    });

    it.each([
      ['a message of somebody else deleted', 'chatDelete', (id: number) => ({ room, id })],
      ['one that never was deleted', 'chatDelete', () => ({ room, id: 2_147_483_000 })],
      ['one by another room', 'chatDelete', (id: number) => ({ room: 'nowhere', id })],
      ['one that never was reported', 'chatReport', () => ({ room, id: 2_147_483_000, reason: 'spam' })],
      [
        'one reported for a made-up reason',
        'chatReport',
        (id: number) => ({ room, id, reason: '<b>spam</b>' }),
      ],
      ['a number below one', 'chatDelete', () => ({ room, id: -1 })],
      ['a fraction', 'chatDelete', () => ({ room, id: 1.5 })],
      ['a number as text', 'chatDelete', (id: number) => ({ room, id: String(id) })],
    ] as const)('%s is refused', async (_, call, body) => {
      await later();
      const said = await send('chatSend', demo, { body: { room, text: 'Mine' } });
      const { id } = said.json.value.message;
      expect(notRefused(await send(call, other, { body: body(id) }), '')).toBeUndefined();
      const { messages } = (await send('chatMessages', undefined, { query: { room } })).json.value;
      expect(messages[0]).toMatchObject({ id, text: 'Mine' });
    });

    it('takes a flood up to what a minute allows, and no more', async () => {
      await later();
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          send('chatSend', other, { body: { room, text: `Flood ${at}` } }),
        ),
      );
      const taken = answers.filter(({ status }) => status === 200).length;
      expect(taken).toBeGreaterThan(0);
      expect(taken).toBeLessThanOrEqual(12);
      expect(new Set(answers.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(
        new Set([429]),
      );
    });
  });

  describe('to the support desk', () => {
    const say = (who: Person, text: string, key = randomUUID().replaceAll('-', '').slice(0, 22)) =>
      send('supportSend', who, { body: { key, words: text } });
    const readBy = async (who: Person): Promise<string[]> => {
      const { conversation } = (await send('supportState', who)).json.value;
      return conversation.messages.map((message: { words: string }) => message.words);
    };
    beforeAll(async () => {
      await logInAgain();
      for (const who of [demo, other]) await send('supportOpen', who, { body: {} });
      await say(other, 'Between us');
    });

    it.each(words)('%s is kept as it was written, or refused', async (_, word) => {
      await later();
      const answer = await say(demo, word);
      const read = async () => (await readBy(demo)).at(-1);
      expect(await wrongWith(answer, word, { kept: word.trim(), read })).toBeUndefined();
    });

    it.each(words.filter(([, word]) => !unstorable.test(word)))(
      '%s is no name, address, key or place in the conversation of somebody else',
      async (_, word) => {
        await later();
        const wrong: string[] = [];
        for (const [what, call, more] of [
          ['contact', 'supportOpen', { body: { contact: word } }],
          ['key', 'supportSend', { body: { key: word, words: 'Hello' } }],
          ['picture', 'supportPicture', { query: { id: word } }],
          ['after', 'supportState', { query: { after: word } }],
        ] as const) {
          const who = what === 'contact' ? undefined : demo;
          const reason = notRefused(await send(call, who, more), word);
          if (reason !== undefined) wrong.push(`${what}: ${reason}`);
        }
        expect(wrong).toEqual([]);
      },
    );

    it('is read by nobody else: not by its id, its place, its key or its cookie', async () => {
      await logInAgain();
      const { conversation } = (await send('supportState', other)).json.value;
      for (const more of [
        { query: { after: '0' } },
        { query: { conversation: conversation.id } },
        { headers: { cookie: `support_visitor=${conversation.id}` } },
        { headers: { 'x-session-member': other.id } },
      ]) {
        const answer = await send('supportState', demo, more);
        expect(answer.text).not.toContain('Between us');
      }
      expect((await send('supportState', undefined)).text).not.toContain('Between us');
      expect(await readBy(other)).toEqual(['Between us']);
    });
  });

  describe('of an agent to the branch', () => {
    const write = (who: Person, text: string, members: readonly string[] = [demo.id]) =>
      send('agentMessageSend', who, { body: { to: 'members', members, text } });
    beforeAll(logInAgain);
    const inbox = async (who: Person) =>
      (await send('messageList', who, { query: {}, language: 'en' })).json.value.messages as {
        id: string;
        content: string;
      }[];

    it.each(words)('%s is kept as it was written, or refused', async (_, word) => {
      // What the sender wrote before would use up what a day allows.
      await server.db.deleteFrom('agent_messages').execute();
      await later();
      const answer = await write(agent, word);
      const read = async () =>
        (await send('agentMessageDesk', agent, { query: {} })).json.value.messages[0].text;
      expect(await wrongWith(answer, word, { kept: word.trim(), read })).toBeUndefined();
    });

    it('reaches nobody above, beside or elsewhere, and takes no name for a member', async () => {
      await logInAgain();
      const wrong: string[] = [];
      const before = await inbox(other);
      for (const [name, word] of words) {
        await later();
        for (const members of [[word], [demo.id, word]]) {
          const reason = notRefused(await write(agent, 'Hello', members), word);
          if (reason !== undefined) wrong.push(`${name}: ${reason}`);
        }
      }
      await logInAgain();
      for (const who of [demo, other]) {
        const reason = notRefused(await write(who, 'Hello', [agent.id]), '');
        if (reason !== undefined) wrong.push(reason);
      }
      expect(wrong).toEqual([]);
      expect(await inbox(other)).toEqual(before);
    });

    it.each([
      ['read', 'messageRead', (id: string) => ({ id })],
      ['archived', 'messageArchive', (id: string) => ({ id, archived: true })],
    ] as const)('is %s by whom it was written to alone', async (_, call, body) => {
      await server.db.deleteFrom('agent_messages').execute();
      await logInAgain();
      expect((await write(agent, 'For you')).status).toBe(200);
      // A job delivers it, and what was written before: only this one is looked at.
      const found = await vi.waitFor(async () => {
        const written = (await inbox(demo)).find(({ content }) => content.includes('For you'));
        expect(written).toMatchObject({ read: false });
        return written;
      }, 20_000);
      const now = async () => (await inbox(demo)).find(({ id }) => id === found?.id);
      await send(call, other, { body: body(found?.id ?? '') });
      await send(call, agent, { body: body(found?.id ?? '') });
      expect(await now()).toEqual(found);
      for (const [, word] of words)
        expect(notRefused(await send(call, demo, { body: body(word) }), word)).toBeUndefined();
      expect(await now()).toEqual(found);
      expect((await send(call, demo, { body: body(found?.id ?? '') })).status).toBe(200);
      expect(await now()).not.toEqual(found);
    });
  });

  describe('as feedback', () => {
    beforeAll(logInAgain);
    it.each(words)('%s is kept as it was written, or refused', async (_, word) => {
      await later();
      const content = `Where is my deposit? ${word}`;
      const answer = await send('feedback', demo, { body: { questionType: 'deposit', content } });
      const read = async () =>
        (
          await server.db
            .selectFrom('feedback')
            .select('content')
            .orderBy('made_at', 'desc')
            .executeTakeFirst()
        )?.content;
      expect(await wrongWith(answer, word, { kept: content.trim(), read })).toBeUndefined();
    });

    it('takes none of it as a question, an address or the number of a picture', async () => {
      const wrong: string[] = [];
      for (const [name, word] of words) {
        await later();
        const content = 'Where is my deposit of today?';
        for (const [what, call, more] of [
          ['question', 'feedback', { body: { questionType: word, content } }],
          ['picture', 'feedbackPicture', { query: { id: word }, body: 'x' }],
        ] as const) {
          const reason = notRefused(await send(call, demo, more), word);
          if (reason !== undefined) wrong.push(`${what}, ${name}: ${reason}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  });
});
