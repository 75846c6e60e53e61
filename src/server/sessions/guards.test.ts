import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callGuards, type CallGuard } from '#contract/generated/call-guards.ts';
import { calls, type CallFacts, type CallId } from '#contract/generated/calls.ts';
import { databases } from '#server/testing/database.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const guarded = Object.entries(callGuards) as [CallId, CallGuard][];

describe('guards of calls', () => {
  it('are declared for every call that needs a session, and for no other', () => {
    const withToken = (Object.keys(calls) as CallId[]).filter((id) => (calls[id] as CallFacts).token);
    expect(guarded.map(([id]) => id).sort()).toEqual(withToken.sort());
  });
});

describe.each(databases)('guards of calls on %s', (kind) => {
  let gateway: TestGateway;
  const tokens: Record<'guest' | 'member' | 'agent' | 'due' | 'excluded', string> = {
    guest: '',
    member: '',
    agent: '',
    due: '',
    excluded: '',
  };
  beforeAll(async () => {
    gateway = await startGateway(kind);
    const { client, db } = gateway;
    const logIn = async (username: string): Promise<string> =>
      (await client.value('sessionLogin', { body: { type: 'username', username, password: demoPassword } }))
        .token;
    tokens.member = await logIn('demo');
    tokens.agent = await logIn('demoagent');
    const random = await client.freePlayRandom('a-random-string-of-the-page');
    tokens.guest = (
      await client.value('sessionFreePlay', { body: { os: 'Linux', platform: 'W', version: 3, random } })
    ).token;
    await db
      .updateTable('members')
      .set({ password_own: false })
      .where('account_key', '=', 'demosub')
      .execute();
    tokens.due = await logIn('demosub');
    const body = { kind: 'timeOut', hours: 24 };
    await client.value('protectionExclude', { token: await logIn('demoteam1'), body });
    tokens.excluded = await logIn('demoteam1');
  });
  afterAll(() => gateway.close());

  /** Verdict of the guard: "in" if it lets the session through to the rest of the call. */
  const asked = async (id: CallId, who: keyof typeof tokens): Promise<string> => {
    const { json } = await gateway.client.send(id, { token: tokens[who] });
    const refused = ['PASSWORD_DUE', 'REAL_ACCOUNT_REQUIRED', 'NOT_AN_AGENT', 'SESSION_EXPIRED', 'EXCLUDED'];
    return refused.includes(json.code) ? json.code : 'in';
  };

  it.each(guarded.filter(([id]) => id !== 'sessionLogout'))(
    'let into %s whom its schema names, and nobody else [ROL-02] [ROL-03] [ROL-04] [VAL-38]',
    async (id, { for: who }) => {
      const session = await gateway.client.send(id);
      const open = (calls[id] as CallFacts).token === 'optional';
      expect(session.json.code === 'SESSION_REQUIRED').toBe(!open);
      expect(session.status === 401).toBe(!open);
      expect(await asked(id, 'guest')).toBe(who === 'any' ? 'in' : 'REAL_ACCOUNT_REQUIRED');
      expect(await asked(id, 'member')).toBe(who === 'agent' ? 'NOT_AN_AGENT' : 'in');
      expect(await asked(id, 'agent')).toBe('in');
    },
  );

  it.each(guarded.filter(([id]) => id !== 'sessionLogout'))(
    'hold back whoever owes a new password from %s, unless it is needed for that',
    async (id, { whilePasswordDue }) => {
      expect(await asked(id, 'due')).toBe(whilePasswordDue ? 'in' : 'PASSWORD_DUE');
    },
  );

  it.each(guarded.filter(([id, guard]) => id !== 'sessionLogout' && guard.for !== 'agent'))(
    'hold back whoever is excluded from play from %s, unless it is to look or to leave',
    async (id, { whileExcluded }) => {
      expect(await asked(id, 'excluded')).toBe(whileExcluded ? 'in' : 'EXCLUDED');
    },
  );

  it('let a new password through, after which everything is open', async () => {
    const fresh = { newPassword: 'Another-Secret-9', confirmNewPassword: 'Another-Secret-9' };
    const changed = await gateway.client.send('memberPassword', { token: tokens.due, body: fresh });
    expect(changed.status).toBe(200);
    expect((await gateway.client.send('walletBalance', { token: tokens.due })).status).toBe(200);
  });

  it('let anybody who is logged in log out', async () => {
    for (const who of ['guest', 'member', 'agent'] as const) {
      expect((await gateway.client.send('sessionLogout', { token: tokens[who] })).status).toBe(200);
    }
  });
});
