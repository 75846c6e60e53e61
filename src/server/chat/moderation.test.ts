import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import type { JsonObject } from '#engine/json/json.ts';
import { newId } from '#server/crypto/tokens.ts';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { addMember } from '#server/members/members.ts';
import { openSession } from '#server/sessions/sessions.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';

const password = 'a long enough one';

/** The shop with a room. */
function packs() {
  const all = smallPacks();
  const chat: JsonObject = {
    kind: 'chat',
    id: 'main',
    order: ['general'],
    rooms: { general: { name: 'form.send' } },
  };
  Object.assign(all['shop'] ?? {}, { 'chat/main': chat });
  return all;
}

describe.each(databases)('moderators of the chat on %s', (kind) => {
  let server: TestApp;
  let one: OperatorClient;
  let looker: OperatorClient;
  let client: GatewayClient;
  let made = 0;
  beforeAll(async () => {
    server = await startApp(kind, { configs: writePacks(packs()) });
    const root = await server.as('admin');
    for (const [username, role] of [
      ['one', 'publisher'],
      ['looker', 'viewer'],
    ])
      await root.call('POST', '/accounts', { username, password, roles: { shop: { members: role } } });
    one = await server.as('one', password);
    looker = await server.as('looker', password);
    client = new GatewayClient(server.url, 'shop.example');
  });
  afterAll(() => server.close());

  async function member(nickname: string) {
    const { db } = server.database;
    const now = new Date();
    const added = await addMember(db, {
      brand: 'shop',
      id: newId(randomBytes),
      account: `chatter${(made += 1)}`,
      type: 0,
      nickname,
      passwordHash: 'none',
      passwordOwn: true,
      now,
    });
    const opening = {
      brand: { brand: 'shop', seq: 1, documents: {} },
      now,
      ip: '203.0.113.9',
      userAgent: '',
      random: randomBytes,
      by: 'passkey',
    } as const;
    return { id: added.id, account: added.account, token: (await openSession(db, added, opening)).token };
  }
  const say = async (token: string, text: string) =>
    client.send('chatSend', { token, idempotencyKey: randomUUID(), body: { room: 'general', text } });

  it('take a message from every reader, and its reports with it, and leave a line in the log', async () => {
    const hla = await member('Hla');
    const zaw = await member('Zaw');
    const { message } = (await say(hla.token, 'Buy my coins')).json.value;
    const body = { room: 'general', id: message.id, reason: 'spam' };
    await client.value('chatReport', { token: zaw.token, body });
    const desk = await looker.call('GET', '/packs/shop/chat');
    expect(desk.body).toMatchObject({ reports: 1, rooms: [{ id: 'general', open: true, messages: 1 }] });
    const waiting = await looker.call('GET', '/packs/shop/chat/reports?state=OPEN');
    expect(waiting.body['reports']).toMatchObject([
      { reports: 1, reasons: ['spam'], of: { account: hla.account, text: 'Buy my coins', deleted: null } },
    ]);
    const at = `/packs/shop/chat/rooms/general/messages/${message.id}`;
    expect((await looker.call('POST', `${at}/delete`, { reason: 'Spam' })).status).toBe(403);

    const { seq } = await client.value('chatMessages', { query: { room: 'general' } });
    expect((await one.call('POST', `${at}/delete`, { reason: 'Spam' })).status).toBe(204);
    const changes = await client.value('chatEvents', { query: { room: 'general', after: String(seq) } });
    expect(changes.lines).toMatchObject([{ id: message.id, deleted: 'moderator' }]);
    const { messages } = await client.value('chatMessages', { query: { room: 'general' } });
    expect(messages[0]).toMatchObject({ id: message.id, deleted: 'moderator' });
    expect(JSON.stringify(messages)).not.toContain('coins');
    const kept = await looker.call('GET', '/packs/shop/chat/rooms/general?search=coins');
    expect(kept.body['messages']).toMatchObject([{ text: 'Buy my coins', deleted: 'moderator' }]);
    expect((await one.call('GET', '/packs/shop/chat/reports?state=DELETED')).body['reports']).toMatchObject([
      { decidedBy: 'one' },
    ]);
    const log = await one.call('GET', '/audit?areas=chat');
    expect(JSON.stringify(log.body)).toContain('chat.delete');
  });

  it('mute a member for a time with a reason that it reads, ban it, and lift that', async () => {
    const hla = await member('Thiri');
    await say(hla.token, 'Hello');
    const restrict = (body: object) => one.call('POST', `/packs/shop/chat/members/${hla.id}`, body);
    expect((await restrict({ do: 'mute', minutes: 5, reason: 'Calm down' })).status).toBe(204);
    const muted = await say(hla.token, 'Me again');
    expect(muted.json).toMatchObject({ code: 'CHAT_MUTED', value: { reason: 'Calm down' } });
    expect(Math.abs(muted.json.value.until - Date.now() - 300_000)).toBeLessThan(60_000);
    await restrict({ do: 'ban', reason: 'Enough' });
    expect((await say(hla.token, 'And again')).json).toMatchObject({
      code: 'CHAT_MUTED',
      value: { reason: 'Enough' },
    });
    await restrict({ do: 'lift' });
    expect((await say(hla.token, 'Thank you')).status).toBe(200);
    const strange = await one.call('POST', '/packs/shop/chat/members/nobody', { do: 'lift' });
    expect(strange.body['code']).toBe('UNKNOWN_CHAT_MEMBER');
  });

  it('leave what was reported for nothing, once', async () => {
    const [hla, zaw] = [await member('Su'), await member('Min')];
    const { message } = (await say(hla.token, 'Good luck')).json.value;
    await client.value('chatReport', {
      token: zaw.token,
      body: { room: 'general', id: message.id, reason: 'other' },
    });
    const at = `/packs/shop/chat/rooms/general/messages/${message.id}/dismiss`;
    expect((await one.call('POST', at)).status).toBe(204);
    expect((await one.call('POST', at)).body['code']).toBe('UNKNOWN_CHAT_MESSAGE');
    const { messages } = await client.value('chatMessages', { query: { room: 'general' } });
    expect(messages[0]).toMatchObject({ text: 'Good luck' });
  });
});
