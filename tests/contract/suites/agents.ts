import { describe, expect, it } from 'vitest';
import type { CallId } from '#contract/generated/calls.ts';
import { clientOf, logIn, valueOf, type Target } from '../target.ts';

/** Calls of the agent centre, by the agent of the demo accounts. */
export const agents = (target: () => Target) =>
  describe('agents', () => {
    const client = () => clientOf(target());

    it('see their team, and nobody outside of it', async () => {
      const token = await logIn(target(), target().accounts.agent);
      const { id: self } = await valueOf(client(), 'memberInfo', { token });
      const { rows } = await valueOf(client(), 'agentDownlines', { token, query: {} });
      const member = rows[0]?.id ?? '';
      const calls: [CallId, Record<string, string>][] = [
        ['agentTeamOverview', {}],
        ['agentTeamBets', {}],
        ['agentTeamBets', { member }],
        ['agentTeamProfit', { of: member }],
        ['agentTeamRecords', { member }],
        ['agentIncome', {}],
        ['agentIncomeBets', { member }],
        ['agentTeamGames', { of: member }],
      ];
      for (const [call, query] of calls)
        expect([call, (await client().send(call, { token, query })).status]).toEqual([call, 200]);
      const same = { member, rate: rows[0]?.rate ?? 0 };
      expect(await valueOf(client(), 'agentRate', { token, body: same })).toMatchObject({ rate: same.rate });
      const noted = { member, note: 'Of the contract' };
      expect(await valueOf(client(), 'agentNote', { token, body: noted })).toMatchObject({ id: member });
      const asked = { member, reason: 'Of the contract' };
      expect(await valueOf(client(), 'agentFreeze', { token, body: asked })).toMatchObject({ id: member });
      // Its own rate is not for the agent to set.
      const own = await client().send('agentRate', { token, body: { member: self, rate: 0 } });
      expect([own.status, own.json.code]).toEqual([404, 'DOWNLINE_UNKNOWN']);
    });

    it('open accounts and invite by links', async () => {
      const token = await logIn(target(), target().accounts.agent);
      const { kinds } = await valueOf(client(), 'agentLinks', { token, query: {} });
      const type = kinds[0]?.type ?? 0;
      const made = await valueOf(client(), 'agentLinkMake', {
        token,
        body: { type, rate: 0, days: 1, uses: 1 },
        idempotencyKey: `contract-link-${Date.now()}`,
      });
      const { rows } = await valueOf(client(), 'agentLinks', { token, query: { size: '1' } });
      expect(rows[0]).toMatchObject({ code: made.code, state: 'OPEN', used: 0 });
      const closed = await valueOf(client(), 'agentLinkClose', { token, body: { code: made.code } });
      expect(closed.state).toBe('CLOSED');
      const username = `opened${Date.now() % 1_000_000_000}`;
      const opened = await valueOf(client(), 'agentOpen', {
        token,
        body: { username, password: 'Lotus-of-the-agent-7', type, rate: 0 },
        idempotencyKey: `contract-open-${Date.now()}`,
      });
      expect(opened).toMatchObject({ account: username, type, rate: 0 });
    });
  });
