import { describe, expect, it } from 'vitest';
import { calls, type CallFacts, type CallId } from '#contract/generated/calls.ts';
import { clientOf, logIn, type Target } from '../target.ts';

const all = Object.entries(calls) as [CallId, CallFacts][];

/** Rules of every call: headers, envelope, session, encryption. */
export const envelope = (target: () => Target) =>
  describe('every call', () => {
    it.each(all)(
      '%s needs the version of the gateway and a module id [API-59]',
      async (_id, { method, path }) => {
        const client = clientOf(target());
        const send = async (headers: Record<string, string>) => {
          const { status, json } = await client.raw(method, path, headers);
          return [status, json.success, json.code, typeof json.message];
        };
        const refused = (code: string) => [400, false, code, 'string'];
        expect(await send({ 'x-module-id': 'portal' })).toEqual(refused('MISSING_GATEWAY_VERSION'));
        expect(await send({ 'x-gateway-version': '2', 'x-module-id': 'portal' })).toEqual(
          refused('UNSUPPORTED_GATEWAY_VERSION'),
        );
        expect(await send({ 'x-gateway-version': '3' })).toEqual(refused('MISSING_MODULE_ID'));
        expect(await send({ 'x-gateway-version': '3', 'x-module-id': '<script>' })).toEqual(
          refused('MISSING_MODULE_ID'),
        );
      },
    );

    it.each(all.filter(([, { token }]) => token === true))('%s needs a session', async (id) => {
      const client = clientOf(target());
      const without = await client.send(id);
      expect([without.status, without.json.code]).toEqual([401, 'SESSION_REQUIRED']);
      expect(without.headers['www-authenticate']).toBe('Bearer');
      const unknown = await client.send(id, { token: 'A'.repeat(43) });
      expect([unknown.status, unknown.json.code]).toEqual([401, 'SESSION_EXPIRED']);
      for (const authorization of ['Basic ZGVtbzpkZW1v', 'Bearer', 'Bearer a b', "Bearer ' or 1=1 --"]) {
        const answer = await client.send(id, { headers: { authorization } });
        expect(answer.json.code).toBe('SESSION_REQUIRED');
      }
    });

    it.each(all.filter(([, { enc }]) => enc))(
      '%s takes no plain body',
      async (id, { method, path, token }) => {
        const client = clientOf(target());
        const { agent, member } = target().accounts;
        const account = id.startsWith('agent') ? agent : member;
        const answer = await client.raw(
          method,
          path,
          {
            'x-gateway-version': '3',
            'x-module-id': 'portal',
            'content-type': 'application/json',
            ...(token && { authorization: `Bearer ${await logIn(target(), account)}` }),
          },
          '{}',
        );
        expect([id, answer.status, answer.json.code]).toEqual([id, 415, 'ENCRYPTION_REQUIRED']);
      },
    );

    it('is never kept by a cache', async () => {
      for (const id of ['whitelabel', 'memberInfo'] as const) {
        expect((await clientOf(target()).send(id)).headers['cache-control']).toBe('no-store');
      }
    });

    it.each([
      '/wps/nothing',
      '/wps/',
      '/lgw/nothing',
      '/lotto/nothing',
      '/wps/session/login/',
      '/wps/captcha/x',
    ])('is at its own path: %s is none', async (path) => {
      const { status, json } = await clientOf(target()).raw('GET', path);
      expect([status, json.success, json.code]).toEqual([404, false, 'UNKNOWN_CALL']);
    });

    it('is called by its own method', async () => {
      const { status, json, headers } = await clientOf(target()).raw('POST', calls.captcha.path);
      expect([status, json.code, headers['allow']]).toEqual([405, 'METHOD_NOT_ALLOWED', 'GET']);
    });
  });
