import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { databases } from '#server/testing/database.ts';
import { passwordLine } from '#server/crypto/password-line.ts';
import { decoyHash } from '#server/crypto/passwords.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const minute = 60_000;

describe.each(databases)('guessing on %s', (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.wait(24 * 60 * minute);
    gateway.set({ constants: { loginFailuresMax: 5, captchaAfterFailures: 100, passwordExpiryDays: 0 } });
  });

  const login = async (from: string, username: string, password: string) => {
    const answer = await gateway.client.send('sessionLogin', {
      headers: { 'x-forwarded-for': from },
      body: { type: 'username', username, password },
    });
    return String(answer.json.code ?? 'in');
  };

  it('many accounts from one address comes to an end, and goes on for nobody else', async () => {
    const answers: string[] = [];
    for (let account = 0; account < 60; account += 1) {
      answers.push(await login('198.51.100.66', `stuffed${account}`, 'Password-from-a-list-1'));
    }
    // After as many failures as one account may have, no password is looked at without a captcha.
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'WRONG_CREDENTIALS'));
    expect(answers.slice(5).filter((code) => code === 'WRONG_CREDENTIALS')).toEqual([]);
    expect(await login('198.51.100.66', 'demo', demoPassword)).not.toBe('in');
    expect(await login('198.51.100.67', 'demo', demoPassword)).toBe('in');
  });

  it('one account from many addresses asks everybody for a captcha, and locks the player out of none', async () => {
    gateway.set({ constants: { captchaAfterFailures: 8 } });
    for (let place = 1; place <= 12; place += 1) await login(`203.0.113.${place}`, 'demo', 'wrong');
    expect(await login('192.0.2.1', 'demo', demoPassword)).toBe('CAPTCHA_REQUIRED');
    gateway.wait(16 * minute);
    expect(await login('192.0.2.1', 'demo', demoPassword)).toBe('in');
  });

  it('whether an account exists cannot be told by the time of the answer: the same work is done for both', async () => {
    gateway.set({ constants: { loginFailuresMax: 1000 } });
    const compared = vi.spyOn(passwordLine, 'run');
    onTestFinished(() => compared.mockRestore());
    const comparisonsOf = async (username: string, turn: number): Promise<number> => {
      compared.mockClear();
      expect(await login(`192.0.2.${turn}`, username, 'Wrong-password-1')).toBe('WRONG_CREDENTIALS');
      return compared.mock.calls.length;
    };
    expect(await comparisonsOf('demoteam1', 1)).toBe(1);
    for (let turn = 2; turn < 5; turn += 1) expect(await comparisonsOf(`nobody${turn}`, turn)).toBe(1);

    // Each comparison costs what its hash says.
    const costOf = (hash: string): string => hash.split('$').slice(1, 4).join('$');
    const { password_hash } = await gateway.db
      .selectFrom('members')
      .select('password_hash')
      .where('brand', '=', 'alpha')
      .where('account', '=', 'demoteam1')
      .executeTakeFirstOrThrow();
    expect(costOf(password_hash)).toMatch(/^argon2id\$v=19\$m=\d+,t=\d+,p=1$/u);
    expect(costOf(await decoyHash())).toBe(costOf(password_hash));
  });
});
