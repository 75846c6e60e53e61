import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setAgents } from '#server/agents/testing/stage.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { tellNow } from '#server/inbox/testing/tell-now.ts';
import { wordMessages } from '#server/inbox/testing/messages-document.ts';
import { exclude } from '#server/protection/exclude.ts';
import { lockProtection } from '#server/protection/protection-status.ts';
import { databases } from '#server/testing/database.ts';
import type { TeamTerms } from '#server/inbox/team-senders.ts';

const dayMs = 86_400_000;
const terms: TeamTerms = { to: 'branch', perDay: 3, most: 4, length: 40, answers: true };

/** What agents of a brand may write. */
const allow = (documents: LiveBrand['documents'], messages: TeamTerms | undefined): void => {
  setAgents(documents, messages && { messages });
  wordMessages(documents);
  const { topics } = documents['messages/main'] as unknown as {
    topics: Record<string, unknown>;
  };
  topics['agentMessage'] = { title: 'told.agentMessage.title', content: 'told.agentMessage.text' };
  const { texts } = documents['texts/en'] as unknown as { texts: Record<string, string> };
  texts['told.agentMessage.title'] = 'From {{sender}}';
  texts['told.agentMessage.text'] = '{{text}}';
};

/** demoagent is above demo, demoteam1, demoteam2 and demosub, who is above demoteam3 to demoteam5. */
describe.each(databases)('messages of agents on %s', (kind) => {
  let gateway: TestGateway;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.set({
      constants: { sessionHours: 24 * 30, sessionIdleMinutes: 60 * 24 * 30 },
      flags: { agentMessages: true },
    });
  });
  beforeEach(() => {
    // Each test has a day of its own.
    gateway.wait(dayMs);
    gateway.publish((documents) => allow(documents, terms));
  });
  afterAll(() => gateway.close());

  const tokenOf = async (username: string): Promise<string> => {
    const known = tokens.get(username);
    if (known !== undefined) return known;
    const { token } = await gateway.client.value('sessionLogin', {
      body: { type: 'username', username, password: demoPassword },
    });
    tokens.set(username, token);
    return token;
  };
  const idOf = async (account: string): Promise<string> =>
    (
      await gateway.db
        .selectFrom('members')
        .select('id')
        .where('brand', '=', 'alpha')
        .where('account', '=', account)
        .executeTakeFirst()
    )?.id ?? account;
  const write = async (who: string, body: object, key: string = randomUUID()) =>
    gateway.client.send('agentMessageSend', { token: await tokenOf(who), idempotencyKey: key, body });
  const writeTo = async (who: string, accounts: readonly string[], text = 'Hello', key?: string) =>
    write(who, { to: 'members', members: await Promise.all(accounts.map(idOf)), text }, key);
  const codeOf = async (answer: ReturnType<typeof write>) => {
    const { json } = await answer;
    return json.value?.fields?.[0] ?? json.code;
  };
  /** What of the team's messages a member has, the newest first. */
  const got = async (who: string) => {
    await tellNow(gateway);
    const { messages } = await gateway.client.value('messageList', {
      token: await tokenOf(who),
      query: {},
      language: 'en',
    });
    return messages.filter(({ topic }) => topic === 'agentMessage');
  };
  const desk = async (who: string) =>
    gateway.client.value('agentMessageDesk', { token: await tokenOf(who), query: {} });
  const answer = async (who: string, id: string | undefined, text = 'Thanks') =>
    gateway.client.send('agentMessageReply', {
      token: await tokenOf(who),
      idempotencyKey: randomUUID(),
      body: { do: 'answer', id, text },
    });
  const mute = async (who: string, id: string | undefined, muted: boolean) =>
    gateway.client.send('agentMessageReply', {
      token: await tokenOf(who),
      idempotencyKey: randomUUID(),
      body: { do: muted ? 'mute' : 'hear', id },
    });

  it('reach one, several or a level of the branch once, as text, with the name of who wrote', async () => {
    const text = '<b>Hi</b> {{brand}} $t(brand.name)\n\nTwo';
    const first = await writeTo('demoagent', ['demo', 'demoteam3'], text, 'sends-it-twice');
    expect(first.json.value).toMatchObject({ addressed: 2, left: 2 });
    // A repeat of the same is answered alike, and sends nothing more.
    expect((await writeTo('demoagent', ['demo', 'demoteam3'], text, 'sends-it-twice')).json).toEqual(
      first.json,
    );
    for (const who of ['demo', 'demoteam3']) {
      const [message, ...others] = await got(who);
      expect(others).toEqual([]);
      expect(message).toMatchObject({
        title: expect.stringMatching(/^From /u),
        content: '<p>&lt;b&gt;Hi&lt;/b&gt; {{brand}} $t(brand.name)</p><p>Two</p>',
      });
      expect(message?.team).toMatchObject({ account: 'demoagent', answer: 40, muted: false });
    }
    expect(await got('demosub')).toEqual([]);
    gateway.wait(1000);
    const level = await write('demoagent', { to: 'level', level: 2, text: 'To the second level' });
    expect(level.json.value).toMatchObject({ addressed: 3, left: 1 });
    expect((await got('demoteam5')).map(({ content }) => content)).toEqual(['<p>To the second level</p>']);
    expect((await desk('demoagent')).messages).toMatchObject([
      { kind: 'LEVEL', level: 2, to: [], addressed: 3 },
      { kind: 'MEMBERS', to: ['demo', 'demoteam3'], text },
    ]);
  });

  it('go to nobody else, and keep within the limits of the brand', async () => {
    for (const account of ['demoagent', 'demosub', 'demo', 'demoguest', 'nobody'])
      expect(await codeOf(writeTo('demosub', ['demoteam3', account]))).toBe('DOWNLINE_UNKNOWN');
    expect((await writeTo('demo', ['demo'])).status).toBe(403);
    const many = ['demo', 'demosub', 'demoteam1', 'demoteam2', 'demoteam3'];
    expect(await codeOf(writeTo('demoagent', many))).toMatchObject({ field: 'members', code: 'TOO_LARGE' });
    expect(await codeOf(writeTo('demoagent', ['demo'], 'a'.repeat(41)))).toMatchObject({
      field: 'text',
      code: 'TOO_LONG',
      params: { max: '40' },
    });
    expect(await codeOf(writeTo('demoagent', ['demo'], ' \u00a0 '))).toBe('INVALID_BODY');
    expect(await codeOf(write('demoagent', { to: 'level', level: 3, text: 'Hi' }))).toMatchObject({
      field: 'level',
    });
    gateway.publish((documents) => allow(documents, { ...terms, to: 'direct', most: 3 }));
    expect(await codeOf(writeTo('demoagent', ['demoteam3']))).toBe('DOWNLINE_UNKNOWN');
    expect(await codeOf(write('demoagent', { to: 'level', level: 2, text: 'Hi' }))).toMatchObject({
      field: 'level',
      code: 'NOT_AN_OPTION',
    });
    // Four stand directly below.
    expect(await codeOf(write('demoagent', { to: 'level', level: 1, text: 'Hi' }))).toMatchObject({
      field: 'level',
      code: 'TOO_LARGE',
      params: { max: '3' },
    });
    const sent = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((text) => writeTo('demosub', ['demoteam4'], text)),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(sent.filter(({ json }) => json.code === 'AGENT_MESSAGES_DAY_LIMIT')).toHaveLength(2);
    expect((await desk('demosub')).left).toBe(0);
    gateway.wait(dayMs);
    expect((await desk('demosub')).left).toBe(3);
    for (const off of [
      () => gateway.publish((documents) => allow(documents, undefined)),
      () => gateway.set({ flags: { agentMessages: false } }),
    ]) {
      gateway.publish((documents) => allow(documents, terms));
      off();
      expect(await codeOf(writeTo('demosub', ['demoteam4']))).toBe('AGENT_MESSAGES_OFF');
    }
    gateway.set({ flags: { agentMessages: true } });
  });

  it('are answered where the brand allows it, and muted by who wants no more of them, which the agent is not told', async () => {
    await writeTo('demosub', ['demoteam3']);
    const [message] = await got('demoteam3');
    expect((await answer('demoteam3', message?.id, 'Yes <i>')).json.value).toEqual({ left: 2 });
    const [answered] = await got('demosub');
    expect(answered?.content).toBe('<p>Yes &lt;i&gt;</p>');
    // Nobody answers or mutes by a message of somebody else.
    for (const id of [answered?.id, '999999', message?.id]) {
      expect((await answer('demoteam4', id)).json.code).toBe('MESSAGE_UNKNOWN');
      expect((await mute('demoteam4', id, true)).json.code).toBe('MESSAGE_UNKNOWN');
    }
    gateway.publish((documents) => allow(documents, { ...terms, answers: false }));
    expect((await got('demoteam3'))[0]?.team?.answer).toBe(0);
    expect((await answer('demoteam3', message?.id)).json.code).toBe('AGENT_MESSAGES_OFF');

    expect((await mute('demoteam3', message?.id, true)).status).toBe(200);
    expect((await got('demoteam3'))[0]?.team?.muted).toBe(true);
    const before = (await got('demoteam3')).length;
    expect((await writeTo('demosub', ['demoteam3', 'demoteam4'])).json.value).toMatchObject({ addressed: 2 });
    expect(await got('demoteam3')).toHaveLength(before);
    // Others are heard all the same, and so is the agent afterwards.
    await writeTo('demoagent', ['demoteam3']);
    expect(await got('demoteam3')).toHaveLength(before + 1);
    await mute('demoteam3', message?.id, false);
    await writeTo('demosub', ['demoteam3']);
    expect(await got('demoteam3')).toHaveLength(before + 2);
  });

  it('go up to the upline too, whom members are told of as far as the brand says', async () => {
    const upline = async (who: string) =>
      (await gateway.client.value('memberSecurity', { token: await tokenOf(who) })).upline;
    const toUpline = async (who: string) =>
      gateway.client.send('agentMessageReply', {
        token: await tokenOf(who),
        idempotencyKey: randomUUID(),
        body: { do: 'upline', text: 'Where are you?' },
      });
    const inviterIs = (centre: 'nothing' | 'name' | 'contact') =>
      gateway.publish((documents) => {
        allow(documents, terms);
        Object.assign(documents['agents/main']!, { inviter: { registration: false, centre } });
      });
    inviterIs('nothing');
    expect(await upline('demoteam4')).toBeUndefined();
    await gateway.db
      .updateTable('members')
      .set({ nickname: 'Thiri' })
      .where('account', '=', 'demosub')
      .execute();
    inviterIs('name');
    expect(await upline('demoteam4')).toEqual({ name: 'Thiri', writes: 0 });
    expect((await toUpline('demoteam4')).json.code).toBe('AGENT_MESSAGES_OFF');
    inviterIs('contact');
    expect(await upline('demoteam4')).toEqual({ name: 'Thiri', account: 'demosub', writes: 40 });
    expect((await toUpline('demoteam4')).json.value).toEqual({ left: 2 });
    expect((await got('demosub'))[0]?.content).toBe('<p>Where are you?</p>');
    // At the top of the tree there is nobody.
    expect((await toUpline('demoagent')).json.code).toBe('AGENT_MESSAGES_OFF');
  });

  it('do not reach who is excluded from play', async () => {
    await gateway.db.transaction().execute(async (trx) => {
      const memberId = await idOf('demoteam5');
      await lockProtection(trx, { brand: 'alpha', memberId }, gateway.now());
      await exclude(
        trx,
        { brand: 'alpha', memberId },
        {
          kind: 'timeOut',
          until: new Date(gateway.now().getTime() + dayMs),
          now: gateway.now(),
          before: undefined,
        },
      );
    });
    const count = async () =>
      (
        await gateway.db
          .selectFrom('member_messages')
          .select('id')
          .where('member_id', '=', await idOf('demoteam5'))
          .where('topic', '=', 'agentMessage')
          .execute()
      ).length;
    const before = await count();
    expect((await writeTo('demosub', ['demoteam5'])).json.value).toMatchObject({ addressed: 1 });
    expect(await count()).toBe(before);
  });
});
