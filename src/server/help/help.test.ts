import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashierDocument } from '#server/cashier/testing/document.ts';
import { packsWithCashier } from '#server/cashier/testing/packs.ts';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { loggedIn } from '#server/sessions/testing/logged-in.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import { writePacks } from '#engine/testing/small-packs.ts';
import type { JsonObject } from '#engine/json/json.ts';

const now = new Date('2026-03-31T12:00:00Z');

/** The shop with articles of which some are about what it does not offer. */
function packs() {
  const all = packsWithCashier(cashierDocument());
  const article = (more: JsonObject = {}): JsonObject => ({ title: 'menu.home', body: 'page.home', ...more });
  const help: JsonObject = {
    kind: 'help',
    id: 'main',
    order: ['about', 'money', 'games', 'app'],
    articles: {
      about: article({
        category: 'menu.account',
        parts: [
          { text: 'form.username', needs: ['supportChat'] },
          { text: 'form.password', needs: ['deposits', 'withdrawals'] },
        ],
      }),
      money: article({ needs: ['deposits'] }),
      games: article({ needs: ['lottery'] }),
      app: article({ needs: ['webApp'] }),
    },
  };
  return { ...all, shop: { ...all['shop'], 'help/main': help } };
}

describe.each(databases)('the help centre on %s', (kind) => {
  let server: TestApp;
  let client: GatewayClient;
  beforeAll(async () => {
    server = await startApp(kind, { configs: writePacks(packs()), clock: () => now });
    client = new GatewayClient(server.url, 'shop.example');
  });
  afterAll(() => server.close());

  const votes = async () => {
    const { body } = await (await server.as('admin')).call('GET', '/packs/shop/help/votes');
    return body['votes'];
  };

  it('tells only of what the brand offers, by articles and parts of them', async () => {
    const { articles } = await client.value('helpCenter', { language: 'en' });
    expect(articles).toEqual([
      { id: 'about', title: 'Home', content: 'HomePassword', category: 'My account' },
      { id: 'money', title: 'Home', content: 'Home' },
    ]);
  });

  it('counts a reader once for an article in a language, before a login and after it', async () => {
    const vote = (helpful: boolean, more: object = {}, article = 'about') =>
      client.send('helpVote', { body: { article, helpful }, language: 'en', ...more });
    const first = await vote(true);
    const cookie = [first.headers['set-cookie']].flat()[0]?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^(?:__Secure-)?gw_help=/u);
    await vote(false, { headers: { cookie } });
    await vote(true, { headers: { cookie }, language: 'my' });
    expect(await votes()).toEqual([
      { article: 'about', language: 'en', yes: 0, no: 1 },
      { article: 'about', language: 'my', yes: 1, no: 0 },
    ]);
    // The same person logs in, and thinks otherwise.
    const { token } = await loggedIn(server.database.db, { account: 'reader', now });
    await vote(true, { headers: { cookie }, token });
    await vote(true, { token });
    await vote(true);
    expect(await votes()).toEqual([
      { article: 'about', language: 'en', yes: 2, no: 0 },
      { article: 'about', language: 'my', yes: 1, no: 0 },
    ]);
    // What the brand has no article about has no votes.
    expect([(await vote(true, {}, 'games')).status, (await vote(true, {}, 'nothing')).status]).toEqual([
      400, 400,
    ]);
  });

  it('takes so many votes of an address in an hour and no more', async () => {
    const codes: unknown[] = [];
    for (let times = 0; times < 31; times += 1)
      codes.push(
        (await client.send('helpVote', { body: { article: 'money', helpful: false }, language: 'en' })).json
          .code,
      );
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});
