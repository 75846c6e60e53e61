import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/crypto/tokens.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { databases, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { openEvents, type EventReader } from '#server/testing/event-stream.ts';
import { addMessage, lockConversation } from './conversations.ts';
import { tellSupport } from './tell-support.ts';
import { supportDocument } from './testing/support-document.ts';

describe.each(databases)('pages of players and two processes on %s', (kind) => {
  let database: TestDatabase;
  let here: TestGateway;
  let there: TestGateway;
  const open: EventReader[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    here = await startGateway(kind, {}, database);
    there = await startGateway(kind, {}, database);
    for (const gateway of [here, there])
      gateway.publish((documents) => {
        documents['support/main'] = supportDocument();
        Object.assign(documents['constants/main'] ?? {}, { constants: { humanCost: 10, humanTries: 20 } });
      });
  });
  afterAll(async () => {
    for (const events of open) events.close();
    await here.close();
    await there.close();
    await database.close();
  });

  const page = { 'x-gateway-version': '3', 'x-module-id': 'portal' };
  const listen = async (path: string, headers: Record<string, string>): Promise<EventReader> => {
    const events = await openEvents(`${here.origin}${path}`, { ...page, ...headers });
    open.push(events);
    await events.next(({ event }) => event === 'open');
    return events;
  };
  /** The desk answers at the other process. */
  async function answer(id: string, words: string): Promise<void> {
    const done = await there.db.transaction().execute(async (trx) => {
      const conversation = await lockConversation(trx, 'alpha', id);
      if (!conversation) throw new Error('The conversation is gone.');
      const message = { author: 'DESK', operator: 'one', key: newId(randomBytes), at: there.now() } as const;
      await addMessage(trx, conversation, { ...message, words });
      return conversation;
    });
    await tellSupport(there.db, done);
  }

  it('tells a visitor and a member of answers at the other process, and of nothing else', async () => {
    const human = await here.client.human();
    const opened = await here.client.send('supportOpen', { body: { human } });
    const cookie = [opened.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? '';
    const guest = await listen('/wps/support/events', { cookie });
    const { token } = await here.client.value('sessionLogin', {
      body: { type: 'username', username: 'demo', password: demoPassword },
    });
    const { id } = await here.client.value('supportOpen', { token, body: {} });
    const mine = await listen('/wps/member/events', { authorization: `Bearer ${token}` });
    await answer(id, 'Hello, member');
    expect((await mine.next()).event).toBe('support');
    await answer(opened.json.value.id, 'Hello, visitor');
    expect((await guest.next()).event).toBe('support');
    const row = await lockedRow(id);
    await tellSupport(there.db, row, 'playerTyping');
    await tellSupport(there.db, row, 'deskTyping');
    expect((await mine.next()).event).toBe('supportTyping');
    // A visitor without a conversation has nothing to hear, and a member hears it elsewhere.
    await expect(openEvents(`${here.origin}/wps/support/events`, page)).rejects.toThrow('409');
    expect(await here.client.value('supportEvents', { token })).toEqual({
      kinds: ['support', 'supportTyping'],
    });
  });

  const lockedRow = async (id: string) => {
    const row = await there.db.transaction().execute((trx) => lockConversation(trx, 'alpha', id));
    if (!row) throw new Error('The conversation is gone.');
    return row;
  };

  it('mails a member the conversation, to its verified address alone', async () => {
    const { token, customerId } = await here.client.value('sessionLogin', {
      body: { type: 'username', username: 'demo', password: demoPassword },
    });
    await here.client.value('supportSend', {
      token,
      body: { key: 'my-question', words: '<b>Where is it?</b>' },
    });
    const { email } = (
      await here.db
        .selectFrom('members')
        .select('profile')
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow()
    ).profile;
    expect((await here.client.value('supportTranscript', { token })).to).toContain('•');
    const mail = await here.message(String(email));
    expect(mail.text).toContain('<b>Where is it?</b>');
    const verified = (at: Date | null) =>
      here.db.updateTable('members').set({ email_verified_at: at }).where('id', '=', customerId).execute();
    await verified(null);
    expect((await here.client.send('supportTranscript', { token })).json.code).toBe('MESSAGE_NOT_SENT');
    expect((await here.client.value('supportState', { token })).desk?.mail).toBe(false);
    await verified(here.now());
  });
});
