import { describe, expect, it } from 'vitest';
import { asksForCaptcha, clientOf, newRegistration, password, valueOf, type Target } from '../target.ts';

const captchaAsked = 'The gateway asks for a captcha at registration, which no test can read.';

/** Player protection, each time by a newly registered member. */
export const protection = (target: () => Target) =>
  describe('player protection', () => {
    const client = () => clientOf(target());
    const register = async (skip: (note: string) => void) => {
      if (await asksForCaptcha(client())) skip(captchaAsked);
      const body = await newRegistration(client());
      const { token } = await valueOf(client(), 'memberRegister', { body });
      return { token, username: body.username };
    };

    it('puts a stricter limit in force at once, and makes a raise wait', async ({ skip }) => {
      const { token } = await register(skip);
      const { limits } = await valueOf(client(), 'protection', { token });
      const [offered] = limits;
      if (!offered) return skip('The brand lets members set no limits.');
      const { kind, period } = offered;
      const set = (amount: string | null) =>
        valueOf(client(), 'protectionLimit', { token, body: { kind, period, amount } });
      const now = async () =>
        (await valueOf(client(), 'protection', { token })).limits.find(
          (limit) => limit.kind === kind && limit.period === period,
        );
      await set('5000');
      expect(await now()).toMatchObject({ amount: '5000', used: '0', left: '5000', pending: null });
      await set('9000');
      expect(await now()).toMatchObject({ amount: '5000', pending: { amount: '9000', ready: false } });
      const answer = (confirm: boolean) =>
        client().send('protectionPending', { token, body: { kind, period, confirm } });
      expect((await answer(true)).json.code).toBe('LIMIT_NOT_READY');
      expect((await answer(false)).status).toBe(200);
      expect((await now())?.pending).toBeNull();
      const { changes } = await valueOf(client(), 'protectionHistory', { token });
      expect(changes.map(({ change }) => change)).toEqual(['limitCancelled', 'limitAsked', 'limitSet']);
    });

    it('tells how long a session lasts and what came of it, and remembers that it was looked at', async ({
      skip,
    }) => {
      const { token } = await register(skip);
      const { realityCheck } = await valueOf(client(), 'protection', { token });
      const minutes = Math.min(...realityCheck.choices.filter((choice) => choice > 0));
      await valueOf(client(), 'protectionRealityCheck', { token, body: { minutes } });
      const check = await valueOf(client(), 'sessionCheck', { token });
      expect(check).toMatchObject({ minutes, wagered: '0', net: '0' });
      const { nextAt } = await valueOf(client(), 'sessionChecked', { token });
      expect(Date.parse(nextAt ?? '')).toBeGreaterThanOrEqual(Date.parse(check.nextAt ?? ''));
    });

    it('ends every session by a time-out; a login is then good for looking and leaving', async ({ skip }) => {
      const { token, username } = await register(skip);
      const { timeOutHours } = await valueOf(client(), 'protection', { token });
      const body = { kind: 'timeOut' as const, hours: timeOutHours[0] ?? 24 };
      const { until } = await valueOf(client(), 'protectionExclude', { token, body });
      expect((await client().send('memberInfo', { token })).json.code).toBe('SESSION_EXPIRED');
      const login = { type: 'username' as const, username, password };
      const again = await valueOf(client(), 'sessionLogin', { body: login });
      expect(again.exclusion).toEqual({ kind: 'timeOut', until });
      expect((await client().send('walletBalance', { token: again.token })).status).toBe(200);
      const refused = await client().send('memberNickname', {
        token: again.token,
        body: { nickname: 'Somebody' },
      });
      expect([refused.status, refused.json.code]).toEqual([403, 'EXCLUDED']);
    });
  });
