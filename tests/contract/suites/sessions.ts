import { describe, expect, it } from 'vitest';
import { clientOf, logIn, valueOf, type Target } from '../target.ts';

export const sessions = (target: () => Target) =>
  describe('sessions', () => {
    it.each([
      ['member', 0],
      ['agent', 1],
    ] as const)('log in a %s and say who it is [API-01] [API-11] [ENT-01] [ENT-03]', async (kind, type) => {
      const client = clientOf(target());
      const username = target().accounts[kind];
      const session = await valueOf(client, 'sessionLogin', {
        body: { username, password: target().password, type: 'username' },
      });
      expect(session).toMatchObject({ account: username, type });
      expect(Date.parse(session.expiresAt)).toBeGreaterThan(0);
      const info = await valueOf(client, 'memberInfo', { token: session.token });
      expect(info).toMatchObject({ id: session.customerId, account: username, type });
    });

    it('let no guest in by a password, and only agents on the side of agents [ROL-05] [ERR-21]', async () => {
      const { accounts, password } = target();
      const refusal = async (username: string, side: 'member' | 'agent'): Promise<[number, string]> => {
        const { status, json } = await clientOf(target()).send('sessionLogin', {
          body: { username, password, type: 'username', side },
        });
        return [status, json.code ?? 'in'];
      };
      expect(await refusal(accounts.guest, 'member')).toEqual([403, 'NOT_A_MEMBER']);
      expect(await refusal(accounts.member, 'agent')).toEqual([403, 'NOT_AN_AGENT']);
      expect(await refusal(accounts.agent, 'agent')).toEqual([200, 'in']);
    });

    it('refuse a wrong password in the same words as an unknown account', async () => {
      const client = clientOf(target());
      const attempt = (username: string) =>
        client.send('sessionLogin', { body: { username, password: 'Wrong-password-1', type: 'username' } });
      const [wrong, unknown] = [await attempt(target().accounts.agent), await attempt('nobody-here')];
      expect([wrong.status, wrong.json.code]).toEqual([401, 'WRONG_CREDENTIALS']);
      expect(unknown.json).toEqual(wrong.json);
    });

    it('end by logging out [API-03]', async () => {
      const client = clientOf(target());
      const token = await logIn(target(), target().accounts.member);
      expect(await valueOf(client, 'sessionLogout', { token })).toBeNull();
      expect((await client.send('memberInfo', { token })).json.code).toBe('SESSION_EXPIRED');
    });

    it('know the balance in minor units, as a decimal string [API-21]', async () => {
      const token = await logIn(target(), target().accounts.member);
      const balance = await valueOf(clientOf(target()), 'walletBalance', { token });
      expect(BigInt(balance.sumBalance)).toBeGreaterThan(0n);
      expect(balance.currency).toMatch(/^[A-Z]{3}$/u);
    });

    it('are given to guests where the brand allows it, for a random string that is used once [API-02] [ENT-13]', async ({
      skip,
    }) => {
      const client = clientOf(target());
      const { switches } = await valueOf(client, 'whitelabel');
      const body = {
        os: 'Linux',
        platform: 'W',
        version: 3,
        random: await client.freePlayRandom(`contract-${Date.now()}-${Math.random()}`),
      };
      if (!switches['freePlay']) skip('The brand offers no demo login.');
      const guest = await valueOf(client, 'sessionFreePlay', { body });
      expect(guest.type).toBe(4);
      expect((await client.send('sessionFreePlay', { body })).json.code).toBe('FREE_PLAY_REPLAYED');
      const plain = await client.send('sessionFreePlay', { body: { ...body, random: 'plain text' } });
      expect([plain.status, plain.json.code]).toEqual([400, 'DECRYPTION_FAILED']);
    });

    it('keep the language of a member [API-57]', async () => {
      const client = clientOf(target());
      const token = await logIn(target(), target().accounts.member);
      expect(await valueOf(client, 'languageUpdate', { token, body: { language: 'en' } })).toBeNull();
      const unknown = await client.send('languageUpdate', { token, body: { language: 'xx' } });
      expect([unknown.status, unknown.json.code]).toEqual([422, 'LANGUAGE_NOT_OFFERED']);
    });
  });
