import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAgents } from '#server/agents/testing/stage.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { wordMessages } from '#server/inbox/testing/messages-document.ts';
import { tellNow } from '#server/inbox/testing/tell-now.ts';
import { databases } from '#server/testing/database.ts';
import { decideFreeze, endFrozen, freezeOf, type FreezeDecision } from './freezes.ts';

/** demoagent is above demosub, who is above demoteam3 and demoteam4. */
describe.each(databases)('freeze requests on %s', (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.publish((documents) => {
      setAgents(documents);
      wordMessages(documents);
    });
  });
  afterAll(() => gateway.close());

  const logIn = (username: string) =>
    gateway.client.send('sessionLogin', { body: { type: 'username', username, password: demoPassword } });
  const tokenOf = async (username: string): Promise<string> => (await logIn(username)).json.value.token;
  const idOf = async (account: string): Promise<string> => {
    const { id } = await gateway.db
      .selectFrom('members')
      .select('id')
      .where('brand', '=', 'alpha')
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    return id;
  };
  const ask = async (token: string, account: string) =>
    (
      await gateway.client.send('agentFreeze', {
        token,
        body: { member: await idOf(account), reason: 'The phone was stolen.' },
      })
    ).json;
  const decide = async (account: string, decision: FreezeDecision) => {
    const open = await freezeOf(gateway.db, 'alpha', await idOf(account));
    const deciding = { brand: 'alpha', id: open?.id ?? 'none', by: 'ann', now: gateway.now() };
    const decided = await gateway.db.transaction().execute((trx) => decideFreeze(trx, deciding, decision));
    if (decided && decided.state === 'FROZEN') await endFrozen(gateway.db, decided);
    return decided;
  };
  const told = async (token: string) => {
    await tellNow(gateway);
    const { messages } = await gateway.client.value('messageList', { token, query: {}, language: 'en' });
    return messages.map(({ topic, content }) => `${topic} ${content.replaceAll(/<[^>]+>/gu, '')}`);
  };
  const shown = async (token: string, of: string, account: string) =>
    (await gateway.client.value('agentDownlines', { token, query: { of: await idOf(of) } })).rows.find(
      (row) => row.account === account,
    )?.freeze;

  it('are asked by agents about their branch alone, decided by the operator, and told; whoever is frozen is out until it is lifted', async () => {
    const sub = await tokenOf('demosub');
    const head = await tokenOf('demoagent');
    const player = await tokenOf('demoteam3');
    for (const account of ['demoagent', 'demo', 'demosub', 'demoguest'])
      expect((await ask(sub, account)).code).toBe('DOWNLINE_UNKNOWN');
    expect((await ask(sub, 'demoteam3')).value).toMatchObject({ state: 'OPEN' });
    // Twice, and by the agent above, is one request.
    const again = await Promise.all([ask(sub, 'demoteam3'), ask(head, 'demoteam3')]);
    expect(again.map(({ value }) => value.state)).toEqual(['OPEN', 'OPEN']);
    expect(await gateway.db.selectFrom('freeze_requests').selectAll().execute()).toHaveLength(1);
    expect(await shown(head, 'demosub', 'demoteam3')).toBe('OPEN');
    // Until it is decided nothing has changed.
    expect((await gateway.client.send('memberInfo', { token: player })).status).toBe(200);

    expect(await decide('demoteam3', { do: 'freeze' })).toMatchObject({ state: 'FROZEN', decided_by: 'ann' });
    expect(await decide('demoteam3', { do: 'freeze' })).toBe(false);
    expect((await gateway.client.send('memberInfo', { token: player })).json.code).toBe('SESSION_EXPIRED');
    const refused = await logIn('demoteam3');
    expect([refused.status, refused.json.code]).toEqual([403, 'ACCOUNT_FROZEN']);
    expect((await ask(head, 'demoteam3')).value).toMatchObject({ state: 'FROZEN' });
    expect(await shown(sub, 'demosub', 'demoteam3')).toBe('FROZEN');
    expect((await told(sub)).join()).toMatch(/^freezeGranted .*demoteam3/u);

    expect(await decide('demoteam3', { do: 'lift' })).toMatchObject({ state: 'LIFTED', lifted_by: 'ann' });
    expect((await logIn('demoteam3')).status).toBe(200);
    expect(await shown(sub, 'demosub', 'demoteam3')).toBeUndefined();
  });

  it('that are refused change nothing, and say why to the agent', async () => {
    const sub = await tokenOf('demosub');
    const player = await tokenOf('demoteam4');
    expect((await ask(sub, 'demoteam4')).value).toMatchObject({ state: 'OPEN' });
    expect(await decide('demoteam4', { do: 'refuse', reason: 'Ask for more first.' })).toMatchObject({
      state: 'REFUSED',
    });
    expect((await gateway.client.send('memberInfo', { token: player })).status).toBe(200);
    expect((await told(sub))[0]).toMatch(/^freezeRefused .*Ask for more first\..*demoteam4/u);
    // Another may be made.
    expect((await ask(sub, 'demoteam4')).value).toMatchObject({ state: 'OPEN' });
  });
});
