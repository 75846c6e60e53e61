import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { isGatewayCookie } from '#server/http/cookies.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { platformAddress } from './platform-address.ts';
import { refuse } from '#server/calls/refusal.ts';

type PassThroughOptions = {
  gatewayUrl: string;
  areas: readonly string[];
  methods: readonly HTTPMethods[];
  timeoutMs: number;
};

/**
 * Request headers that a platform gets. Of the cookies only those of the gateway pass; all others belong to this
 * server.
 */
const forwarded = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'user-agent',
  'x-gateway-version',
  'x-module-id',
];

/** Answer headers that a page gets; hop-by-hop headers do not pass, and of cookies only those of the gateway. */
const returned = [
  'allow',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'content-language',
  'etag',
  'retry-after',
  'vary',
  'www-authenticate',
];

const pick = (
  headers: IncomingMessage['headers'],
  names: readonly string[],
): Record<string, string | string[]> =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

const cookieName = (cookie: string): string => cookie.slice(0, cookie.indexOf('=')).trim();

/** The gateway's cookies among those of a request; undefined if there are none. */
function gatewayCookies(header: string | undefined): string | undefined {
  const cookies = (header ?? '').split(';').filter((cookie) => isGatewayCookie(cookieName(cookie)));
  return cookies.length > 0 ? cookies.map((cookie) => cookie.trim()).join('; ') : undefined;
}

/** Sends a request on and resolves when the answer begins. */
function send(
  target: URL,
  { method, headers, ip, host, protocol, body }: FastifyRequest,
  { agent, timeoutMs }: { agent: HttpAgent; timeoutMs: number },
): Promise<IncomingMessage> {
  const cookie = gatewayCookies(headers.cookie);
  return new Promise((resolve, reject) => {
    const outgoing = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
      method,
      agent,
      headers: {
        ...pick(headers, forwarded),
        ...(cookie !== undefined && { cookie }),
        'x-forwarded-for': ip,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol,
      },
    });
    const giveUp = setTimeout(
      () => outgoing.destroy(new Error('The platform did not answer in time.')),
      timeoutMs,
    );
    outgoing.once('response', (answer) => {
      clearTimeout(giveUp);
      resolve(answer);
    });
    outgoing.once('error', (fault) => {
      clearTimeout(giveUp);
      reject(fault);
    });
    const stream = body as Readable | undefined;
    if (stream) {
      stream.once('error', (fault) => outgoing.destroy(fault));
      stream.pipe(outgoing);
    } else outgoing.end();
  });
}

const keysPath = '/.well-known/jwks.json';

/**
 * Forwards all gateway paths to another platform, streaming both ways. A platform that does not begin to answer in time
 * is GATEWAY_UNREACHABLE; a path that would leave its area is UNKNOWN_CALL and not sent.
 */
export const passThrough: FastifyPluginAsync<PassThroughOptions> = async (app, options) => {
  const { gatewayUrl, areas } = options;
  const addressOf = platformAddress({ gatewayUrl, areas, paths: [keysPath] });
  const agent =
    new URL(gatewayUrl).protocol === 'https:'
      ? new HttpsAgent({ keepAlive: true })
      : new HttpAgent({ keepAlive: true });
  app.addHook('onClose', (_app, done) => {
    agent.destroy();
    done();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const target = addressOf(request.url);
    if (!target) return sendRefusal(reply, refuse('UNKNOWN_CALL'));
    let answer: IncomingMessage;
    try {
      answer = await send(target, request, { agent, timeoutMs: options.timeoutMs });
    } catch (fault) {
      request.log.warn(fault);
      return sendRefusal(reply, refuse('GATEWAY_UNREACHABLE'));
    }
    reply.raw.once('close', () => answer.destroy());
    const cookies = (answer.headers['set-cookie'] ?? []).filter((cookie) =>
      isGatewayCookie(cookieName(cookie)),
    );
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    return reply
      .code(answer.statusCode ?? 502)
      .headers(pick(answer.headers, returned))
      .send(answer);
  };
  for (const area of areas) app.route({ method: [...options.methods], url: `${area}/*`, handler: pass });
  app.get(keysPath, pass);
};
