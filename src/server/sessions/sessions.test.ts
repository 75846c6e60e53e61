import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '#server/testing/database.ts';
import { rememberAddresses } from './known-addresses.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const minute = 60_000;
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

describe.each(databases)('the devices of a member on %s', (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.wait(24 * 60 * minute);
    gateway.set({ constants: { passwordExpiryDays: 0 } });
  });

  const login = async (username: string, headers: Record<string, string> = {}) => {
    const body = { username, password: demoPassword, type: 'username' };
    return (await gateway.client.value('sessionLogin', { body, headers })).token;
  };
  const list = async (token: string) => (await gateway.client.value('sessionList', { token })).sessions;
  const end = (token: string, body: object) => gateway.client.send('sessionEnd', { token, body });
  const lives = async (token: string) => (await gateway.client.send('memberInfo', { token })).status === 200;

  it('are listed with where they are, since when, and which one this is', async () => {
    const here = await login('demo');
    gateway.wait(5 * minute);
    await login('demo', { 'user-agent': phone, 'x-forwarded-for': '203.0.113.9' });
    await login('demoagent');
    const sessions = await list(here);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }) => !current)).toMatchObject({
      device: { kind: 'phone', system: 'Android', browser: 'Chrome' },
      address: '203.0.113.9',
      startedAt: gateway.now().toISOString(),
    });
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    // Nothing that was listed is a token.
    for (const { id } of sessions) {
      expect((await gateway.client.send('memberInfo', { token: id })).status).toBe(401);
    }
  });

  it('are logged out one by one, or all others at once', async () => {
    const here = await login('demo');
    const [one, two, three] = [await login('demo'), await login('demo'), await login('demo')];
    const other = (await list(one)).find(({ current }) => current);
    expect((await end(here, { id: other?.id ?? '' })).status).toBe(200);
    expect([await lives(here), await lives(one), await lives(two)]).toEqual([true, false, true]);
    expect((await end(here, { others: true })).status).toBe(200);
    expect([await lives(here), await lives(two), await lives(three)]).toEqual([true, false, false]);
  });

  it('remember the login no more when all others are logged out', async () => {
    const here = await login('demo');
    const remembered = () => gateway.db.selectFrom('remembered_logins').select('member_id').execute();
    const body = { username: 'demo', password: demoPassword, type: 'username', remember: true };
    await gateway.client.value('sessionLogin', { body });
    expect(await remembered()).toHaveLength(1);
    await end(here, { others: true });
    expect(await remembered()).toEqual([]);
  });

  it('of somebody else stay', async () => {
    const here = await login('demo');
    const agent = await login('demoagent');
    const [theirs] = await list(agent);
    expect((await end(here, { id: theirs?.id ?? '' })).status).toBe(200);
    await end(here, { others: true });
    expect(await lives(agent)).toBe(true);
  });

  it('that were idle for too long are not listed', async () => {
    await login('demo');
    gateway.wait(31 * minute);
    expect(await list(await login('demo'))).toHaveLength(1);
  });

  it('are known by their addresses, which can be forgotten', async () => {
    const away = await login('demo');
    const { id } = await gateway.client.value('memberInfo', { token: away });
    await rememberAddresses(gateway.db, [{ brand: 'alpha', id }], ['2001:db8:1:2:3:4:5:6'], gateway.now());
    const list = async (token: string) =>
      (await gateway.client.value('addressList', { token })).addresses.map(
        ({ address, current }) => `${address} ${current}`,
      );
    expect(await list(away)).toContain('2001:db8:1:2::/64 false');
    const body = { address: '2001:db8:1:2::/64' };
    expect((await gateway.client.send('addressForget', { token: away, body })).status).toBe(200);
    expect(await list(away)).not.toContain('2001:db8:1:2::/64 false');
    // An address of another member cannot be forgotten.
    const agent = await login('demoagent');
    await gateway.client.value('addressForget', { token: agent, body: { address: '127.0.0.1' } });
    expect(await list(away)).toContain('127.0.0.1 true');
  });

  it.each([{}, { id: 5 }, { others: false }, { id: 'x', others: true }])('refuse %j', async (body) => {
    expect((await end(await login('demo'), body)).json.code).toBe('INVALID_BODY');
  });
});
