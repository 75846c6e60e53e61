import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { writePacks } from '#engine/testing/small-packs.ts';
import { packsWithCashier } from '#server/cashier/testing/packs.ts';
import { cashierDocument } from '#server/cashier/testing/document.ts';
import { addMember } from '#server/members/members.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';

const password = 'a long enough one';

describe('the tree of agents in the console', () => {
  let server: TestApp;
  let operator: OperatorClient;
  let viewer: OperatorClient;
  let stranger: OperatorClient;
  beforeAll(async () => {
    const all = packsWithCashier(cashierDocument());
    const agents = { kind: 'agents', id: 'main', rates: { max: 900, step: 10 } } as unknown as JsonObject;
    server = await startApp('embedded', {
      configs: writePacks({ ...all, shop: { ...all['shop'], 'agents/main': agents } }),
    });
    const root = await server.as('admin');
    for (const [username, roles] of [
      ['placer', { members: 'publisher' }],
      ['looker', { members: 'viewer' }],
      ['other', { payments: 'publisher' }],
    ] as const)
      await root.call('POST', '/accounts', { username, password, roles: { shop: roles } });
    operator = await server.as('placer', password);
    viewer = await server.as('looker', password);
    stranger = await server.as('other', password);
    for (const [id, type, uplineId] of [
      ['top', 1, undefined],
      ['mid', 41, 'top'],
      ['low', 0, 'mid'],
      ['free', 0, undefined],
      ['guest', 4, undefined],
    ] as const)
      await addMember(server.database.db, {
        brand: 'shop',
        id,
        account: `${id}1`,
        type,
        nickname: id,
        passwordHash: 'none',
        now: new Date('2026-03-01T10:00:00Z'),
        uplineId,
      });
  });
  afterAll(() => server.close());

  const tree = async (query: string, as = operator) => as.call('GET', `/packs/shop/agents${query}`);
  const accounts = (body: object) =>
    (body as { members: { account: string }[] }).members.map(({ account }) => account);

  it('goes down level by level, with the way there, and finds members anywhere', async () => {
    const top = await tree('');
    expect(accounts(top.body)).toContain('top1');
    expect(accounts(top.body)).not.toContain('free1');
    const below = await tree('?of=mid');
    expect(accounts(below.body)).toEqual(['low1']);
    expect(below.body.path).toEqual([
      { id: 'top', account: 'top1' },
      { id: 'mid', account: 'mid1' },
    ]);
    const found = await tree('?search=OW1');
    expect(found.body.members).toMatchObject([
      { account: 'low1', upline: { id: 'mid', account: 'mid1' }, rate: 0 },
    ]);
    expect(accounts((await tree('?search=guest1')).body)).toEqual([]);
    expect((await tree('?of=nobody')).body.code).toBe('UNKNOWN_MEMBER');
  });

  it('tells the bounds of a rate where a member stands, and the history once it has changed', async () => {
    await operator.call('POST', '/packs/shop/agents/top/place', { rate: 500 });
    await operator.call('POST', '/packs/shop/agents/mid/place', { rate: 300 });
    expect((await tree('?of=top')).body.members).toMatchObject([
      { account: 'mid1', rate: 300, min: 0, max: 500 },
    ]);
    expect(
      ((await tree('')).body as unknown as { members: { id: string }[] }).members.find(
        ({ id }) => id === 'top',
      ),
    ).toMatchObject({ rate: 500, min: 300, max: 900 });
    const history = await operator.call('GET', '/packs/shop/agents/mid/history');
    expect(history.body.places).toMatchObject([
      { upline: 'top1', rate: 300, author: 'placer' },
      { upline: 'top1', rate: 0, author: null },
    ]);
  });

  it('is open to the right of members alone, and tells who may only look', async () => {
    expect((await tree('', viewer)).body.places).toBe(false);
    expect((await tree('')).body.places).toBe(true);
    expect((await tree('', stranger)).status).toBe(403);
    expect((await stranger.call('GET', '/packs/shop/agents/top/history')).status).toBe(403);
  });
});
