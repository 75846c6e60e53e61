import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellMember } from './tell-member.ts';
import { memberStreamLimits } from './member-streams.ts';
import { databases } from '#server/testing/database.ts';
import { openEvents, type EventReader } from '#server/testing/event-stream.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

describe.each(databases)('events of a member on %s', (kind) => {
  let gateway: TestGateway;
  const open: EventReader[] = [];
  beforeAll(async () => {
    const limits = { ...memberStreamLimits, perHolder: 2, checkMs: 50 };
    gateway = await startGateway(kind, { memberStreamLimits: limits });
  });
  afterAll(async () => {
    for (const events of open) events.close();
    await gateway.close();
  });

  const logIn = async (username: string) =>
    gateway.client.value('sessionLogin', {
      body: { type: 'username', username, password: demoPassword },
    });
  const headersOf = (token: string) => ({
    'x-gateway-version': '3',
    'x-module-id': 'portal',
    authorization: `Bearer ${token}`,
  });
  const listen = async (token: string): Promise<EventReader> => {
    const events = await openEvents(`${gateway.origin}/wps/member/events`, headersOf(token));
    open.push(events);
    await events.next(({ event }) => event === 'open');
    return events;
  };

  it('tells the pages of the member, and of nobody else, what has changed', async () => {
    const demo = await logIn('demo');
    const other = await logIn('demoteam1');
    const [mine, theirs] = [await listen(demo.token), await listen(other.token)];
    await tellMember(gateway.db, 'alpha', demo.customerId, 'balance');
    await tellMember(gateway.db, 'beta', other.customerId, 'balance');
    await tellMember(gateway.db, 'alpha', other.customerId, 'cashier');
    expect(await mine.next()).toEqual({ event: 'balance', data: {} });
    // Had the events of another member or brand come here, one of them would be the first.
    expect((await theirs.next()).event).toBe('cashier');
    mine.close();
    theirs.close();
  });

  it('says nothing of a change that was rolled back', async () => {
    const demo = await logIn('demo');
    const mine = await listen(demo.token);
    await gateway.db
      .transaction()
      .execute(async (trx) => {
        await tellMember(trx, 'alpha', demo.customerId, 'bets');
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await tellMember(gateway.db, 'alpha', demo.customerId, 'messages');
    expect((await mine.next()).event).toBe('messages');
    mine.close();
  });

  it('ends with the logout of its own session, and not with that of another', async () => {
    const [one, two] = [await logIn('demoteam2'), await logIn('demoteam2')];
    const [first, second] = [await listen(one.token), await listen(two.token)];
    await gateway.client.value('sessionLogout', { token: one.token });
    expect((await first.next()).event).toBe('ended');
    await expect(first.next()).rejects.toThrow('ended');
    await tellMember(gateway.db, 'alpha', two.customerId, 'balance');
    expect((await second.next()).event).toBe('balance');
    second.close();
  });

  it('ends when the session was idle for too long: a stream keeps none alive', async () => {
    const { token } = await logIn('demoteam3');
    const events = await listen(token);
    gateway.wait(61 * 60_000);
    expect((await events.next()).event).toBe('ended');
  });

  it('refuses a stranger, and one stream more than a member may have', async () => {
    await expect(openEvents(`${gateway.origin}/wps/member/events`, headersOf('nobody'))).rejects.toThrow(
      '401',
    );
    const { token } = await logIn('demoteam4');
    const [first, second] = [await listen(token), await listen(token)];
    const refused = await gateway.client.send('memberEvents', {
      token,
      headers: { accept: 'text/event-stream' },
    });
    expect([refused.status, refused.json.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    first.close();
    second.close();
  });

  it('says without a stream what it would tell', async () => {
    const { token } = await logIn('demoteam5');
    const { kinds } = await gateway.client.value('memberEvents', { token });
    expect(kinds).toContain('balance');
  });
});
