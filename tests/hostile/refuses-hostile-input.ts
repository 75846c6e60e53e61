import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callErrors } from '#contract/call-errors.ts';
import { callGuards } from '#contract/generated/call-guards.ts';
import { calls, type CallFacts, type CallId } from '#contract/generated/calls.ts';
import { GatewayClient, type GatewayAnswer } from '#server/gateway/testing/client.ts';
import { databases } from '#server/testing/database.ts';
import { logIn } from '../contract/target.ts';
import { startReference, type Reference } from '../contract/targets.ts';
import type { Ground, HostileInput } from './input.ts';
import { stored } from './stored.ts';
import { exchange, type BrokenRequest } from './wire.ts';

/** Answers are short, whatever was sent. */
const mostBytes = 4096;
const atOnce = 8;

export type HostileGroups = Readonly<Record<string, readonly HostileInput[]>>;

/** Sends each input of the groups, and each broken request, to the whole server. */
export const refusesHostileInput = (groups: HostileGroups, broken: readonly BrokenRequest[] = []) =>
  describe.each(databases)('hostile input on %s', (kind) => {
    let server: Reference;
    let ground: Ground;
    let client: GatewayClient;
    beforeAll(async () => {
      const now = new Date();
      server = await startReference(kind, { clock: () => now, flags: { humanVerification: false } });
      client = new GatewayClient(server.origin);
      const { kid } = await client.key();
      ground = {
        encrypt: (text, header = {}) => client.encrypt(text, { kid, ...header }),
        tokens: {
          member: await logIn(server, server.accounts.member),
          agent: await logIn(server, server.accounts.agent),
        },
        password: server.password,
      };
      // What the logins set off is written down beside them.
      const open = async () => [
        ...(await server.db
          .selectFrom('promotion_events')
          .select('id')
          .where('done_at', 'is', null)
          .execute()),
        ...(await server.db
          .selectFrom('member_messages')
          .select('id')
          .where('told_at', 'is', null)
          .execute()),
      ];
      await vi.waitFor(async () => expect(await open()).toEqual([]), { timeout: 30_000 });
    });
    afterAll(() => server.close());

    /** Session of an account that may use the call, so that the input alone is the reason of the refusal. */
    const tokenFor = (call: CallId): string => {
      const guards: Readonly<Partial<Record<CallId, { for: string }>>> = callGuards;
      return guards[call]?.for === 'agent' ? ground.tokens.agent : ground.tokens.member;
    };

    let sent = 0;
    /** Each has its own address, so that the limits of others do not refuse it. */
    const send = async ({ call, query = '', headers, body }: HostileInput): Promise<GatewayAnswer> => {
      const { method, path, enc, form, token }: CallFacts = calls[call];
      sent += 1;
      const payload = typeof body === 'function' ? await body(ground) : body;
      const type = enc ? 'application/jose' : form ? 'application/x-www-form-urlencoded' : 'application/json';
      return client.raw(
        method,
        path + query,
        {
          'x-gateway-version': '3',
          'x-module-id': 'portal',
          'x-forwarded-for': `2001:db8:${Math.floor(sent / 60_000)}:${(sent % 60_000).toString(16)}::1`,
          ...(payload !== undefined && { 'content-type': type }),
          ...(token && { authorization: `Bearer ${tokenFor(call)}` }),
          ...headers,
        },
        payload,
      );
    };

    const wrongWith = (
      { status, json, text }: GatewayAnswer,
      codes: readonly string[] | undefined,
    ): string | undefined => {
      const code = String(json?.code);
      if (status < 400 || status > 499) return `answered ${status} ${text.slice(0, 200)}`;
      if (json?.success !== false || !Object.hasOwn(callErrors, code))
        return `has no code: ${text.slice(0, 200)}`;
      if (codes && !codes.includes(code)) return `was refused with ${code}`;
      return text.length > mostBytes ? `was answered with ${text.length} letters` : undefined;
    };

    it.each(Object.entries(groups))(
      '%s: each is refused with a code, and nothing is written',
      async (_what, inputs) => {
        const before = await stored(server.db);
        const wrong: string[] = [];
        for (let at = 0; at < inputs.length; at += atOnce) {
          await Promise.all(
            inputs.slice(at, at + atOnce).map(async (input) => {
              const reason = wrongWith(await send(input), input.codes);
              if (reason !== undefined) wrong.push(`${input.call}, ${input.name}: ${reason}`);
            }),
          );
        }
        expect(wrong).toEqual([]);
        expect(await stored(server.db)).toEqual(before);
      },
      120_000,
    );

    it.each(broken)('%s is no request: 4xx with a code, and the line is cut', async (_what, bytes) => {
      const before = await stored(server.db);
      const answer = await exchange(server.origin, bytes);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /u);
      expect(Object.keys(callErrors)).toContain(/"code":"(\w+)"/u.exec(answer)?.[1]);
      expect(answer).not.toMatch(/HTTP\/1\.1 .*HTTP\/1\.1 /su);
      expect(await stored(server.db)).toEqual(before);
    });

    it('leaves the gateway as it was', async () => {
      const token = await logIn(server, server.accounts.agent);
      const info = await client.value('memberInfo', { token });
      expect(info.account).toBe(server.accounts.agent);
    });
  });
