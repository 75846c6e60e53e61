import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import cookie from '@fastify/cookie';
import { callAt } from '#server/calls/call-at.ts';
import { cookiesOf, isGatewayCookie } from '#server/http/cookies.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { platformAddress } from './platform-address.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import {
  carrierOf,
  dropSession,
  keepSession,
  sessionCookie,
  sessionEffectOf,
  type Carrier,
} from '#server/sessions/session-cookie.ts';

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

/** True for a cookie that platform and page exchange; that of the session is this server's own. */
const isPassed = (cookie: string): boolean =>
  isGatewayCookie(cookieName(cookie)) && !cookieName(cookie).endsWith(sessionCookie);

/** The cookies among those of a request that pass; undefined if there are none. */
function passedCookies(header: string | undefined): string | undefined {
  const cookies = (header ?? '').split(';').filter(isPassed);
  return cookies.length > 0 ? cookies.map((cookie) => cookie.trim()).join('; ') : undefined;
}

type Sending = {
  agent: HttpAgent;
  timeoutMs: number;
  carrier: Carrier;
  /** The answer is read here, so it has to come without compression. */
  isRead: boolean;
};

/** Sends a request on and resolves when the answer begins. */
function send(
  target: URL,
  { method, headers, ip, host, protocol, body }: FastifyRequest,
  { agent, timeoutMs, carrier, isRead }: Sending,
): Promise<IncomingMessage> {
  const cookie = passedCookies(headers.cookie);
  return new Promise((resolve, reject) => {
    const outgoing = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
      method,
      agent,
      headers: {
        ...pick(headers, forwarded),
        ...(isRead && { 'accept-encoding': 'identity' }),
        ...(carrier.cookie && carrier.token !== undefined && { authorization: `Bearer ${carrier.token}` }),
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

/** What a request for a call does to the session of its caller, if it succeeds. */
function effectOf({ method, url }: FastifyRequest): 'begins' | 'ends' | undefined {
  const id = callAt(method, url.replace(/\?.*/u, ''));
  return id && sessionEffectOf(id);
}

/** Longest answer that begins a session, in characters. */
const answerMax = 64 * 1024;

/** The answer to a login, as an envelope. @throws when it is none */
async function readEnvelope(answer: IncomingMessage): Promise<{ value?: object }> {
  let text = '';
  answer.setEncoding('utf8');
  for await (const part of answer as AsyncIterable<string>) {
    text += part;
    if (text.length > answerMax) throw new Error('The answer of the platform is too long for a login.');
  }
  const envelope: unknown = JSON.parse(text);
  if (typeof envelope !== 'object' || envelope === null)
    throw new Error('The answer of the platform is no envelope.');
  return envelope;
}

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
  await app.register(cookie);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const target = addressOf(request.url);
    if (!target) return sendRefusal(reply, refuseCall('UNKNOWN_CALL'));
    const own = cookiesOf(request, reply);
    const carrier = carrierOf(request, own);
    if (carrier instanceof CallRefusal) return sendRefusal(reply, carrier);
    const effect = carrier.cookie ? effectOf(request) : undefined;
    const isRead = effect === 'begins';
    let answer: IncomingMessage;
    let begun: { value?: object } | undefined;
    try {
      answer = await send(target, request, { agent, timeoutMs: options.timeoutMs, carrier, isRead });
      if (isRead && answer.statusCode === 200) begun = await readEnvelope(answer);
    } catch (fault) {
      request.log.warn(fault);
      return sendRefusal(reply, refuseCall('GATEWAY_UNREACHABLE'));
    }
    reply.raw.once('close', () => answer.destroy());
    const cookies = (answer.headers['set-cookie'] ?? []).filter(isPassed);
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    if (begun) {
      const { value } = begun;
      return reply.send({ ...begun, ...(value && { value: keepSession(own, value, new Date()) }) });
    }
    if (effect === 'ends' && answer.statusCode === 200) dropSession(own);
    return reply
      .code(answer.statusCode ?? 502)
      .headers(pick(answer.headers, returned))
      .send(answer);
  };
  for (const area of areas) app.route({ method: [...options.methods], url: `${area}/*`, handler: pass });
  app.get(keysPath, pass);
};
