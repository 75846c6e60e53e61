import { bucketIn } from '#server/http/visitor-bucket.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls, type CallFacts } from '#contract/generated/calls.ts';
import { bodyOf } from './bodies.ts';
import type { Call, CallContext, Gateway } from '#server/calls/call.ts';
import { cookiesOf } from '#server/http/cookies.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { sendValue } from './envelope.ts';
import { idempotencyKeyOf } from '#server/calls/idempotency-key.ts';
import type { GatewayOptions, GatewayPreview } from '#server/calls/options.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { isAllowedInPreview, refusedByGuard } from '#server/sessions/guards.ts';
import {
  carrierInHeader,
  carrierOf,
  dropSession,
  keepSession,
  sessionEffectOf,
  type Carrier,
} from '#server/sessions/session-cookie.ts';
import { endSession, findSession, type Session, type SessionValue } from '#server/sessions/sessions.ts';
import { sendStream, Stream } from '#server/calls/stream.ts';
import { documentOf } from '#server/brands/documents.ts';
import { countryOf } from '#server/calls/request-facts.ts';
import { brandOfCaller } from '#server/flags/settle.ts';
import { keptOut } from '#server/site/kept-out.ts';
import { languageFor } from '#server/brands/texts.ts';
import { declares, problemsOf, type CallProblem } from '#server/calls/validation.ts';

const moduleId = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/u;

/** The two headers of every call (specification section 7). */
function refusedHeaders({ headers }: FastifyRequest): CallRefusal | undefined {
  const version = headers['x-gateway-version'];
  if (version === undefined) return refuseCall('MISSING_GATEWAY_VERSION');
  if (version !== '3') return refuseCall('UNSUPPORTED_GATEWAY_VERSION');
  const module = headers['x-module-id'];
  return typeof module === 'string' && moduleId.test(module) ? undefined : refuseCall('MISSING_MODULE_ID');
}

/** The preview that a page says it shows: its calls are answered from the drafts, and for the brand of the preview at any host. */
async function previewOf(
  { previews }: Gateway,
  { headers }: FastifyRequest,
): Promise<GatewayPreview | CallRefusal | undefined> {
  const token = headers['x-livery-preview'];
  if (token === undefined) return undefined;
  const preview = typeof token === 'string' && token.length <= 256 ? await previews?.open(token) : undefined;
  return preview ?? refuseCall('PREVIEW_ENDED');
}

/** A token as this gateway makes them. */
const tokenForm = /^[A-Za-z0-9_-]{1,128}$/u;

async function sessionOf(
  { gateway, brand, preview, now, headers }: CallContext,
  { id }: Call,
  { token, cookie }: Carrier,
): Promise<{ session: Session | undefined } | CallRefusal> {
  const { token: needed } = calls[id] as CallFacts;
  if (!needed || (needed === 'optional' && token === undefined)) return { session: undefined };
  if (token === undefined || !tokenForm.test(token)) return refuseCall('SESSION_REQUIRED');
  const idleMs = 1000 * Number(/^[0-9]{1,6}$/u.exec(String(headers['x-idle-seconds'] ?? ''))?.[0] ?? 0);
  const session = await findSession(gateway.db, brand, token, { now, preview: preview?.id, idleMs });
  // A cookie of a session that has ended stays: this answer may come after that of a login, whose cookie it would drop.
  if (!session) {
    // A visitor's page, whose browser still has the cookie of a session that has ended.
    if (needed === 'optional' && cookie && headers['x-session-member'] === undefined)
      return { session: undefined };
    return refuseCall('SESSION_EXPIRED');
  }
  return refusedByGuard(id, session) ?? { session };
}

/** Ends the session that the browser had before a login by cookie, which nobody could use or end any more. */
async function endReplaced({ gateway, brand, now }: CallContext, token: string): Promise<void> {
  const replaced = await findSession(gateway.db, brand, token, { now, preview: undefined });
  if (replaced) await endSession(gateway.db, replaced);
}

/** Takes the effect of a call on a session in a cookie; returns the value for the page. */
async function followedByCookie(
  { id }: Call,
  { context, carrier: { cookie, token } }: Admitted,
  value: unknown,
): Promise<unknown> {
  const effect = cookie ? sessionEffectOf(id) : undefined;
  if (effect === undefined) return value;
  if (effect === 'ends') {
    dropSession(context.cookies);
    return value;
  }
  if (token !== undefined) await endReplaced(context, token);
  return keepSession(context.cookies, value as SessionValue, context.now);
}

/** Problems of query parameters sent to a call that takes none. */
const surplus = (query: unknown): CallProblem[] | undefined => {
  const names = Object.keys(query as object).slice(0, 10);
  return names.length === 0
    ? undefined
    : names.map((name) => ({
        path: `/${name.slice(0, 64)}`,
        message: 'must NOT have additional properties',
      }));
};

/** Refuses what may not be done from where a request comes. What anybody may read is open: the page that says so needs it. */
function refusedHere(context: CallContext, { id }: Call): CallRefusal | undefined {
  const { method, token } = calls[id] as CallFacts;
  const document = documentOf(context.brand, 'brand');
  if (!document || context.preview || (method === 'GET' && !token)) return undefined;
  switch (keptOut(document, { country: countryOf(context), ip: context.ip })) {
    case 'region':
      return refuseCall('REGION_RESTRICTED');
    case 'address':
      return refuseCall('ADDRESS_BLOCKED');
    default:
      return undefined;
  }
}

type Admitted = { context: CallContext; session: Session | undefined; carrier: Carrier };

/** Caller of a request as far as known before the body: headers, brand, session. */
async function admitted(
  gateway: Gateway,
  clock: () => Date,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Admitted | CallRefusal> {
  const refused = refusedHeaders(request);
  if (refused) return refused;
  const preview = await previewOf(gateway, request);
  if (preview instanceof CallRefusal) return preview;
  const brand =
    preview?.brand ?? (await gateway.brands.forHost(request.host, bucketIn(request.headers.cookie)));
  if (!brand) return refuseCall('BRAND_NOT_FOUND');
  if (preview && !isAllowedInPreview(call.id)) return refuseCall('PREVIEW_ONLY');
  const context: CallContext = {
    gateway,
    brand,
    preview,
    language: languageFor(brand, request.headers['accept-language']),
    now: clock(),
    ip: request.ip,
    origin: `${request.protocol}://${request.host}`,
    cookies: cookiesOf(request, reply),
    headers: request.headers,
    log: request.log,
  };
  const here = refusedHere(context, call);
  if (here) return here;
  // The cookie is the real visitor's, who looks at a preview.
  const carrier = preview ? carrierInHeader(request.headers) : carrierOf(request, context.cookies);
  if (carrier instanceof CallRefusal) return carrier;
  const found = await sessionOf(context, call, carrier);
  if (found instanceof CallRefusal) return found;
  const ofCaller = await brandOfCaller(context, found.session);
  return { context: { ...context, brand: ofCaller }, carrier, ...found };
}

async function answer(call: Call, { context, session }: Admitted, request: FastifyRequest): Promise<unknown> {
  const query = declares(call.id, 'query')
    ? problemsOf(call.id, 'query', request.query)
    : surplus(request.query);
  if (query) return refuseCall('INVALID_QUERY', { value: { problems: query } });
  let body: unknown;
  if (declares(call.id, 'body') || isUpload(call)) {
    const read = await bodyOf(context.gateway.keys, call.id, request.body);
    if (read instanceof CallRefusal) return read;
    const problems = problemsOf(call.id, 'body', read.body);
    if (problems) return refuseCall('INVALID_BODY', { value: { problems } });
    body = read.body;
  } else if (request.body !== undefined) {
    return refuseCall('INVALID_BODY', { value: { problems: [{ path: '', message: 'must not be there' }] } });
  }
  const idempotencyKey = (calls[call.id] as CallFacts).idempotent ? idempotencyKeyOf(context) : undefined;
  if (idempotencyKey instanceof CallRefusal) return idempotencyKey;
  // The validators have checked query and body against the call's schema.
  return call.handle({ ...context, session, query: request.query, body, idempotencyKey } as Parameters<
    Call['handle']
  >[0]);
}

const isUpload = ({ id }: Call): boolean => (calls[id] as CallFacts).upload !== undefined;

/** Refuses an upload by its headers, before its body is read. */
export const admitUpload =
  (gateway: Gateway, clock: () => Date, call: Call) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
    if (!isUpload(call)) return;
    const who = await admitted(gateway, clock, call, request, reply);
    if (who instanceof CallRefusal) return sendRefusal(reply, who);
  };

/** Answers one call: headers, brand, session, query, body, in this order; then the call itself. */
export const dispatch =
  (gateway: Gateway, { clock, checkAnswer }: Pick<GatewayOptions, 'clock' | 'checkAnswer'>, call: Call) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // The session is checked first, so that a stranger learns nothing about a call's parameters.
    const who = await admitted(gateway, clock, call, request, reply);
    reply.header('vary', 'Accept-Language');
    if (who instanceof CallRefusal) return sendRefusal(reply, who);
    const outcome = await answer(call, who, request);
    if (outcome instanceof CallRefusal) return sendRefusal(reply, outcome);
    if (outcome instanceof Stream) return sendStream(reply, outcome);
    const value = await followedByCookie(call, who, outcome);
    checkAnswer?.(call.id, value);
    return sendValue(reply, value);
  };
