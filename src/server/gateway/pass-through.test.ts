import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { GatewayOptions } from '#server/calls/options.ts';
import { gatewayPlugin } from './plugin.ts';
import { GatewayClient } from './testing/client.ts';

type Platform = (request: IncomingMessage, body: string, response: ServerResponse) => void;

const running: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A platform of a brand's own, and a gateway in front of it. */
async function inFrontOf(platform: Platform, options: Partial<GatewayOptions> & { path?: string } = {}) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => platform(request, Buffer.concat(chunks).toString(), response));
  });
  const gatewayUrl = (await listening(server)) + (options.path ?? '');
  const app: FastifyInstance = Fastify({ forceCloseConnections: true });
  // The reference gateway's parts are never touched when calls are passed through.
  await app.register(gatewayPlugin, { ...options, gatewayUrl } as GatewayOptions);
  await app.listen({ port: 0, host: '127.0.0.1' });
  running.push(app, {
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { client: new GatewayClient(origin, 'alpha.example'), origin, server };
}

/** Asks for a target exactly as it is written: an URL would resolve it. */
const asIs = (
  origin: string,
  path: string,
): Promise<{ status: number; json: { code?: string } | undefined }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const outgoing = httpRequest({ hostname, port, path });
    outgoing.once('error', reject);
    outgoing.once('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          json: JSON.parse(Buffer.concat(chunks).toString()) as { code?: string },
        }),
      );
    });
    outgoing.end();
  });

describe('a gateway in front of another platform', () => {
  it('passes method, path, query, body and the headers of a call', async () => {
    const { client } = await inFrontOf((request, body, response) => {
      const { method, url, headers } = request;
      response.setHeader('content-type', 'application/json').setHeader('set-cookie', 'platform=1');
      response.end(JSON.stringify({ method, url, headers, body }));
    });
    const { json, headers } = await client.raw(
      'PUT',
      '/wps/feedback?a=1&b=%2F',
      {
        'x-gateway-version': '3',
        'x-module-id': 'portal',
        'accept-language': 'my',
        authorization: 'Bearer abc',
        'content-type': 'application/jose',
        cookie: 'livery_operator=secret',
      },
      'eyJ.some.jwe',
    );
    expect(json).toMatchObject({ method: 'PUT', url: '/wps/feedback?a=1&b=%2F', body: 'eyJ.some.jwe' });
    expect(json.headers).toMatchObject({
      'x-gateway-version': '3',
      'x-module-id': 'portal',
      'accept-language': 'my',
      authorization: 'Bearer abc',
      'content-type': 'application/jose',
      'x-forwarded-host': 'alpha.example',
    });
    expect(json.headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('passes cookies of the gateway both ways, and no others', async () => {
    const { client } = await inFrontOf((request, _body, response) => {
      response.setHeader('set-cookie', ['gw_seen=2; Path=/wps', 'platform=1', '__Host-gw_kept=3; Path=/']);
      response.end(JSON.stringify({ cookie: request.headers.cookie }));
    });
    const { json, headers } = await client.raw('GET', '/wps/any', {
      cookie: 'livery_language=my; gw_seen=1; __Secure-gw_kept=a=b; xgw_seen=no',
    });
    expect(json.cookie).toBe('gw_seen=1; __Secure-gw_kept=a=b');
    expect(headers['set-cookie']).toEqual(['gw_seen=2; Path=/wps', '__Host-gw_kept=3; Path=/']);
  });

  it('keeps the path of its address and passes the platform’s own status, codes and keys', async () => {
    const { client } = await inFrontOf(
      (request, _body, response) => {
        response.writeHead(418, { 'content-type': 'application/json', 'retry-after': '7' });
        response.end(JSON.stringify({ success: false, code: 'OF_THEIR_OWN', message: request.url }));
      },
      { path: '/platform/' },
    );
    for (const path of ['/wps/anything', '/lgw/games/popular', '/lotto/x', '/.well-known/jwks.json']) {
      const { status, json, headers } = await client.raw('GET', path);
      expect([status, json.code, json.message]).toEqual([418, 'OF_THEIR_OWN', `/platform${path}`]);
      expect(headers['retry-after']).toBe('7');
    }
  });

  it('streams: what the platform has sent arrives before it ends', async () => {
    let end = (): void => undefined;
    const { origin } = await inFrontOf((_request, _body, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write('first ');
      end = () => response.end('last');
    });
    const answer = await fetch(`${origin}/wps/long`);
    const reader = answer.body!.getReader();
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('first ');
    end();
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('last');
  });

  it('says GATEWAY_UNREACHABLE when the platform does not answer in time, or not at all', async () => {
    const silent = await inFrontOf(() => undefined, { passThroughTimeoutMs: 100 });
    const late = await silent.client.raw('GET', '/wps/captcha');
    expect([late.status, late.json.code]).toEqual([502, 'GATEWAY_UNREACHABLE']);

    const gone = await inFrontOf(() => undefined);
    gone.server.close();
    gone.server.closeAllConnections();
    const away = await gone.client.raw('GET', '/wps/captcha');
    expect([away.status, away.json.code]).toEqual([502, 'GATEWAY_UNREACHABLE']);
  });

  it('sends no path that leaves where it is, however it is written', async () => {
    const asked: (string | undefined)[] = [];
    const { origin } = await inFrontOf(
      (request, _body, response) => {
        asked.push(request.url);
        response.end('{}');
      },
      { path: '/tenant-7/api' },
    );
    for (const path of [
      '/wps/../../admin/secret',
      '/wps/../../../admin/secret',
      '/wps/%2e%2e/%2e%2e/%2e%2e/admin',
      '/wps/.%2E/.%2e/.%2e/admin',
      '/wps/..\\..\\..\\admin',
      '/wps/..%2f..%2fsecret',
      '/wps/..%5c..%5csecret',
      '/wps/%252e%252e/secret',
      '/wps/..;a=1/secret',
      '/lgw/../../../internal',
      'http://evil.example/wps/x',
      '/%77ps/%2e%2e/%2e%2e/admin',
    ]) {
      const answer = await asIs(origin, path);
      expect([path, answer.status, answer.json?.code]).toEqual([path, 404, 'UNKNOWN_CALL']);
    }
    expect(asked).toEqual([]);
    // Paths that only look like traversal pass unchanged.
    const harmless = [
      '/wps//evil.example/x',
      '/wps/@evil.example',
      '/wps/a..b/...?to=/../%2e%2e',
      '/wps/100%25',
    ];
    for (const path of harmless) expect((await asIs(origin, path)).status).toBe(200);
    expect(asked).toEqual(harmless.map((path) => `/tenant-7/api${path}`));
  });
});

describe('a session in a cookie in front of another platform', () => {
  const page = { 'x-session': 'cookie' };
  /** A platform that knows of tokens in headers alone. */
  const platform = () =>
    inFrontOf((request, _body, response) => {
      const { url, headers } = request;
      const value = url?.startsWith('/wps/session/login')
        ? { token: 'of.the_platform', customerId: 'c 7', account: 'aye', expiresAt: '2999-01-01T00:00:00Z' }
        : { headers };
      response.setHeader('content-type', 'application/json');
      response.setHeader('set-cookie', ['gw_session=planted', 'gw_seen=1']);
      response.end(JSON.stringify({ success: true, value }));
    });

  it('is kept here: the page sees no token, the platform no cookie', async () => {
    const { client, origin } = await platform();
    const login = await client.raw('POST', '/wps/session/login', page, 'x');
    expect(login.text).not.toContain('of.the_platform');
    expect(login.json).toMatchObject({ success: true, value: { customerId: 'c 7', account: 'aye' } });
    const [seen, kept] = [login.headers['set-cookie'] ?? []].flat();
    expect(seen).toBe('gw_seen=1');
    expect(kept).toMatch(/^__Host-gw_session=of\.the_platform%20c%207; .*HttpOnly; Secure; SameSite=Lax$/u);
    const cookie = `gw_seen=1; ${kept?.split(';')[0]}`;
    const { json } = await client.raw('GET', '/wps/member/info', {
      ...page,
      'x-session-member': 'c%207',
      cookie,
    });
    expect(json.value.headers.authorization).toBe('Bearer of.the_platform');
    expect(json.value.headers.cookie).toBe('gw_seen=1');
    const forged = { ...page, cookie, origin: 'https://elsewhere.example' };
    expect((await client.raw('GET', '/wps/member/info', forged)).json.code).toBe('WRONG_ORIGIN');
    const bare = await client.raw('GET', '/wps/member/info', { cookie });
    expect(bare.json.value.headers).not.toHaveProperty('authorization');
    const out = await client.raw('DELETE', '/wps/session/logout', { ...page, cookie });
    expect([out.headers['set-cookie'] ?? []].flat().at(-1)).toMatch(/^__Host-gw_session=; .*1970/u);
    expect(origin).toBeTruthy();
  });

  it('is for those who ask for it: a caller with a header gets the token', async () => {
    const { client } = await platform();
    const login = await client.raw('POST', '/wps/session/login', {}, 'x');
    expect(login.json.value.token).toBe('of.the_platform');
    expect(login.headers['set-cookie']).toEqual(['gw_seen=1']);
  });

  it('comes of no answer that is no envelope', async () => {
    const { client } = await inFrontOf((_request, _body, response) => response.end('<p>of.the_platform</p>'));
    const { status, text } = await client.raw('POST', '/wps/session/login', page, 'x');
    expect([status, text.includes('of.the_platform')]).toEqual([502, false]);
  });
});
