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
      ];
      for (const [call, query] of calls)
        expect([call, (await client().send(call, { token, query })).status]).toEqual([call, 200]);
      const same = { member, rate: rows[0]?.rate ?? 0 };
      expect(await valueOf(client(), 'agentRate', { token, body: same })).toMatchObject({ rate: same.rate });
      // Its own rate is not for the agent to set.
      const own = await client().send('agentRate', { token, body: { member: self, rate: 0 } });
      expect([own.status, own.json.code]).toEqual([404, 'DOWNLINE_UNKNOWN']);
    });
  });
