import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { writePacks } from '#engine/testing/small-packs.ts';
import { cashierDocument } from '#server/cashier/testing/document.ts';
import { packsWithCashier } from '#server/cashier/testing/packs.ts';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { loggedIn } from '#server/sessions/testing/logged-in.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';

const password = 'a long enough one';
const now = new Date('2026-03-31T12:00:00Z');
const hello = { questionType: 'deposit', content: 'Where is my deposit of today?' };

/** The shop with a form of feedback, and an answer that its words repeat. */
function packs() {
  const all = packsWithCashier(cashierDocument());
  const field = (more: JsonObject): JsonObject => ({ label: 'form.send', ...more });
  const options = {
    order: ['deposit', 'other'],
    items: { deposit: { label: 'form.send' }, other: { label: 'form.send' } },
  };
  const shop: Record<string, JsonObject> = {
    'form/feedback': {
      kind: 'form',
      id: 'feedback',
      rules: 'feedback',
      order: ['what'],
      groups: { what: { order: ['questionType', 'content', 'contact', 'images'] } },
      fields: {
        questionType: field({ input: 'select', options }),
        content: field({ input: 'textarea' }),
        contact: field({ input: 'text' }),
        images: field({
          input: 'upload',
          accept: { types: ['image/png', 'image/jpeg'], maxBytes: 5_242_880, maxFiles: 3 },
        }),
      },
      submit: { label: 'form.send', action: { do: 'sendFeedback' } },
    },
    'rules/feedback': {
      kind: 'rules',
      id: 'feedback',
      fields: {
        questionType: { enabled: true, required: true },
        content: { enabled: true, required: true, minLength: 10, maxLength: 60 },
        contact: { enabled: true, required: false, maxLength: 20 },
        images: { enabled: true, required: false },
      },
    },
    ...Object.fromEntries(
      ['en', 'my'].map((id) => [
        `texts/${id}`,
        { kind: 'texts', id, texts: { 'notice.title': 'You asked {{question}}: {{answer}}' } },
      ]),
    ),
    'constants/main': {
      kind: 'constants',
      id: 'main',
      constants: { feedbackPerHour: 8, feedbackPerAddressHour: 14 },
    },
  };
  return { ...all, shop: { ...all['shop'], ...shop } };
}

describe.each(databases)('feedback on %s', (kind) => {
  let server: TestApp;
  let one: OperatorClient;
  let client: GatewayClient;
  let made = 0;
  beforeAll(async () => {
    server = await startApp(kind, { configs: writePacks(packs()), clock: () => now });
    const root = await server.as('admin');
    const roles = { shop: { members: 'publisher' } };
    await root.call('POST', '/accounts', { username: 'one', password, roles });
    one = await server.as('one', password);
    client = new GatewayClient(server.url, 'shop.example');
  });
  afterAll(() => server.close());

  const member = () => loggedIn(server.database.db, { account: `writer${(made += 1)}`, now });
  const send = (token: string, body: object) => client.send('feedback', { token, body });
  const queue = async (search: string) => {
    const { body } = await one.call('GET', `/packs/shop/feedback?state=OPEN&search=${search}`);
    return body['feedback'];
  };

  it('has a type, content between two bounds, a contact and pictures, and its answer comes as a message [OFF-17] [SCR-02] [API-24]', async () => {
    const { account, token } = await member();
    const stranger = await member();
    const fieldsOf = async (more: object) =>
      (await send(token, { ...hello, ...more })).json.value.fields.map(
        ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
      );
    expect(await fieldsOf({ content: 'Too short' })).toEqual(['content TOO_SHORT']);
    expect(await fieldsOf({ content: 'a'.repeat(61) })).toEqual(['content TOO_LONG']);
    expect(await fieldsOf({ questionType: 'nonsense' })).toEqual([expect.stringMatching(/^questionType /u)]);
    expect(await fieldsOf({ contact: 'a'.repeat(21) })).toEqual(['contact TOO_LONG']);
    const { id } = (await send(token, { ...hello, contact: '09 123' })).json.value;
    // A form that is sent again after a picture that failed is answered with what waits.
    expect((await send(token, hello)).json.value.id).toBe(id);
    const png = createCanvas(64, 48).toBuffer('image/png');
    const picture = (by: string, body: Buffer) =>
      client.send('feedbackPicture', { token: by, query: { id }, body });
    expect((await picture(stranger.token, png)).json.code).toBe('FEEDBACK_UNKNOWN');
    expect((await picture(token, Buffer.from('GIF89a'))).json.success).toBe(false);
    expect((await picture(token, Buffer.concat([png, Buffer.alloc(5_242_880)]))).status).toBe(413);
    for (const pictures of [1, 2, 3]) expect((await picture(token, png)).json.value).toEqual({ pictures });
    expect((await picture(token, png)).json.code).toBe('TOO_MANY_PROOFS');

    const [waits] = (await queue(account)) as unknown as { pictures: string[] }[];
    expect(waits).toMatchObject({ id, member: account, ...hello, state: 'OPEN', answer: null });
    expect(waits?.pictures).toHaveLength(3);
    const answer = (words: string) => one.call('POST', `/packs/shop/feedback/${id}`, { answer: words });
    expect((await answer('It <b>has</b> come.')).status).toBe(204);
    expect((await answer('Once more.')).body['code']).toBe('FEEDBACK_ANSWERED');
    expect(await queue(account)).toEqual([]);
    const [message] = await vi.waitFor(
      async () => {
        const { messages } = await client.value('messageList', { token, query: {}, language: 'en' });
        expect(messages).toHaveLength(1);
        return messages;
      },
      { timeout: 30_000 },
    );
    expect(message).toMatchObject({
      topic: 'feedbackAnswered',
      content: `<p>You asked ${hello.content}: It &lt;b&gt;has&lt;/b&gt; come.</p>`,
    });
    expect((await picture(token, png)).json.code).toBe('FEEDBACK_UNKNOWN');
  });

  it('is limited for each member and for each address, and not for visitors', async () => {
    const { token } = await member();
    const codes = [];
    for (let index = 0; index < 9; index += 1)
      codes.push((await send(token, { ...hello, content: `Where is deposit ${index}?` })).json.code);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(1);
    const other = await member();
    expect((await send(other.token, hello)).json.code).toBe('TOO_MANY_REQUESTS');
    expect((await client.send('feedback', { body: hello })).status).toBe(401);
  });
});
