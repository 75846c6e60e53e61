import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { callErrors, type CallErrorCode } from '#contract/call-errors.ts';
import { calls, type CallFacts } from '#contract/generated/calls.ts';
import { isUnavailable, retryAfterSeconds } from '#server/db/unavailable.ts';
import { createBalanceHints } from '#server/ledger/balance-hints.ts';
import type { Cashier } from '#server/cashier/cashier.ts';
import { processDue } from '#server/cashier/process-due.ts';
import { paymentEventsApi } from '#server/cashier/payment-events-api.ts';
import { createPayments } from '#server/cashier/payments.ts';
import { createBackground } from '#server/calls/background.ts';
import { bodyLimitOf } from './body-limit.ts';
import { FormBody, JsonBody, type EncryptedBody } from './bodies.ts';
import type { Gateway } from '#server/calls/call.ts';
import { serveMessagePictures } from '#server/inbox/pictures.ts';
import { serveAvatars } from '#server/avatars/serve-avatars.ts';
import { admitUpload, dispatch } from './dispatch.ts';
import { serveDocs } from './docs/serve-docs.ts';
import { registerGauge } from '#server/metrics/gauge.ts';
import { createChatFeed, type ChatFeed } from '#server/chat/live/chat-feed.ts';
import { endedReaders } from '#server/chat/ended-readers.ts';
import { createMemberStreams, type MemberStreams } from '#server/events/member-streams.ts';
import { databaseKeys } from '#server/crypto/keys.ts';
import { isOwnRequest } from '#server/http/own-requests.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { endedSessions } from '#server/sessions/ended-sessions.ts';
import { serveFlags } from '#server/images/flags.ts';
import type { GatewayOptions } from '#server/calls/options.ts';
import { passThrough } from './pass-through.ts';
import { facebook } from '#server/providers/facebook.ts';
import { firebase } from '#server/providers/firebase.ts';
import { openIdConnect } from '#server/providers/oidc.ts';
import { telegram } from '#server/providers/telegram.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { callRoutes } from './routes.ts';
import { LineFull } from '#server/crypto/password-line.ts';
import { keepDefaultPassword } from '#server/sessions/default-password.ts';
import { every } from '#server/jobs/schedules.ts';
import { withoutTimeLimits } from '#server/db/time-limits.ts';
import { sweep } from './sweep.ts';
import { connectionTime, rememberedSpeed } from '#server/site/domain-speed.ts';
import { createVisitorStreams } from '#server/support/visitor-streams.ts';
import { createVendors } from '#server/vendors/connection.ts';
import { serverAddress } from '#server/vendors/own-address.ts';
import { createTransfers } from '#server/transfers/transfers.ts';
import { createKeyedQueue } from '#server/vendors/wallet/keyed-queue.ts';
import { walletApi } from '#server/vendors/wallet/plugin.ts';
import { altcha } from '#server/human-check/altcha.ts';
import { humanProviders } from '#server/human-check/human-providers.ts';

/** Paths that belong to the gateway, whether or not a call is there. */
const areas = ['/wps', '/lgw', '/lotto'] as const;
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
/** Bytes of a body at an address that is no call; calls have limits of their own. */
const bodyLimit = 128 * 1024;
/** Media types of uploads. */
const uploadTypes = new Set(Object.values<CallFacts>(calls).flatMap(({ upload = [] }) => upload));
const usualRequestsPerMinute = 1200;

/** Codes for requests that Fastify refuses before a call is reached. */
const codeOfFault: Readonly<Record<string, CallErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_BODY',
  FST_CP_ERR_INVALID_CONTENT_ENCODING: 'UNSUPPORTED_MEDIA_TYPE',
};

function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, text, done) => {
    done(null, new JsonBody(String(text)));
  });
  app.addContentTypeParser('application/jose', { parseAs: 'string', bodyLimit }, (_request, text, done) => {
    const body: EncryptedBody = Object.assign(Object.create(null) as object, { jwe: String(text) });
    done(null, body);
  });
  app.addContentTypeParser([...uploadTypes], { parseAs: 'buffer', bodyLimit }, (_request, file, done) =>
    done(null, file),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, text, done) => {
      done(null, new FormBody(String(text)));
    },
  );
}

function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((fault: Error & { code?: string; statusCode?: number }, request, reply) => {
    const code = codeOfFault[fault.code ?? ''] ?? (fault.statusCode === 400 ? 'INVALID_BODY' : undefined);
    if (code) return sendRefusal(reply, refuseCall(code));
    if (fault instanceof LineFull) return sendRefusal(reply, refuseCall('BUSY', { retryAfter: 2 }));
    if (fault.statusCode === callErrors.TOO_MANY_REQUESTS.status) {
      return sendRefusal(reply, refuseCall('TOO_MANY_REQUESTS', { retryAfter: 60 }));
    }
    if (isUnavailable(fault)) {
      request.log.warn(fault);
      return sendRefusal(reply, refuseCall('UNAVAILABLE', { retryAfter: retryAfterSeconds }));
    }
    request.log.error(fault);
    return sendRefusal(reply, refuseCall('INTERNAL_ERROR'));
  });
}

function answerUnknown(app: FastifyInstance): void {
  for (const area of areas) {
    app.route({
      method: [...methods],
      url: `${area}/*`,
      handler: (request, reply) => {
        const path = request.url.split('?')[0];
        const allowed = Object.values<CallFacts>(calls).filter((call) => call.path === path);
        if (allowed.length === 0) return sendRefusal(reply, refuseCall('UNKNOWN_CALL'));
        reply.header('allow', allowed.map(({ method }) => method).join(', '));
        return sendRefusal(reply, refuseCall('METHOD_NOT_ALLOWED'));
      },
    });
  }
}

const memberStreamsOf = async (
  app: FastifyInstance,
  { db, brands, clock, notifications, memberStreamLimits: limits }: GatewayOptions,
): Promise<MemberStreams | undefined> => {
  if (!notifications) return undefined;
  const streams = await createMemberStreams({
    notifications,
    ended: (owners) => endedSessions({ db, brands, now: clock() }, owners),
    onError: (fault) => app.log.error(fault),
    limits,
  });
  registerGauge(app.metrics, {
    name: 'livery_member_streams',
    help: 'Event streams of members.',
    read: () => Promise.resolve([{ value: streams.count() }]),
  });
  return streams;
};

const chatFeedOf = async (
  app: FastifyInstance,
  { db, brands, clock, notifications, chatFeedLimits: limits }: GatewayOptions,
): Promise<ChatFeed | undefined> => {
  if (!notifications) return undefined;
  const feed = await createChatFeed({
    db,
    notifications,
    ended: (readers) =>
      endedReaders(
        { brands, endedSessions: (owners) => endedSessions({ db, brands, now: clock() }, owners) },
        readers,
      ),
    onError: (fault) => app.log.error(fault),
    limits,
  });
  registerGauge(app.metrics, {
    name: 'livery_chat_streams',
    help: 'Event streams of chat rooms.',
    read: () => Promise.resolve([{ value: feed.count() }]),
  });
  return feed;
};

/** Limits the requests per address; routes registered before it have no limit. */
async function limitRequests(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  await app.register(rateLimit, {
    max: options.requestsPerMinute ?? usualRequestsPerMinute,
    allowList: isOwnRequest,
    timeWindow: '1 minute',
    hook: 'onRequest',
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
}

/** Answers the calls from this server's own database and documents. */
const reference: FastifyPluginAsync<GatewayOptions> = async (app, options) => {
  const { db, connections = 20, clock, random, brands, countryHeader, previews } = options;
  const { sandboxVendors } = options;
  const vendors = createVendors({
    settings: options.vendorSettings ?? {},
    sandbox: sandboxVendors && {
      secretOf: sandboxVendors.secretOf,
      address: () => sandboxVendors.address ?? serverAddress(app),
    },
  });
  const balanceHints = createBalanceHints(db, (fault) => app.log.warn(fault));
  const transfers = createTransfers({
    db,
    clock,
    brands,
    vendors,
    balanceHints,
    jobs: options.jobs,
    timeouts: options.vendorTimeouts,
    onError: (fault) => app.log.error(fault),
  });
  const cashier: Cashier = {
    db,
    random,
    brands,
    balanceHints,
    payments: createPayments(
      options.payments ?? {},
      options.sandboxPayments && { ...options.sandboxPayments, address: () => serverAddress(app) },
    ),
    sandbox: options.sandboxPayments !== undefined,
    report: (fault) => app.log.error(fault),
  };
  const gateway: Gateway = {
    vendors,
    db,
    cashier,
    retries: createKeyedQueue(),
    calls: callRoutes,
    random,
    brands,
    countryHeader,
    previews,
    keys: databaseKeys(db, clock, random),
    domainSpeed: rememberedSpeed(options.measureDomain ?? connectionTime, clock),
    messengers: options.messengers ?? {},
    sandboxSupport: options.sandboxSupport,
    human:
      options.human ??
      humanProviders({
        db,
        clock,
        altcha: altcha(db, random),
        geetest: options.geetest,
        report: (fault) => app.log.error(fault),
      }),
    providers: { oidc: openIdConnect(clock), facebook, telegram, firebase: firebase() },
    providerSecrets: options.providerSecrets ?? (() => undefined),
    background: createBackground((fault) => app.log.error(fault)),
    memberStreams: await memberStreamsOf(app, options),
    visitorStreams: options.notifications && (await createVisitorStreams(options.notifications)),
    chatFeed: await chatFeedOf(app, options),
    balanceHints,
    transfers,
    defaultPassword: await keepDefaultPassword(db, options.defaultPassword, { now: clock(), random }),
  };
  // Before connections are closed, so that pages hear an end rather than a break.
  app.addHook('preClose', async () => {
    await gateway.memberStreams?.close();
    await gateway.visitorStreams?.close();
    await gateway.chatFeed?.close();
  });
  app.addHook('onClose', async () => {
    await gateway.background.settled();
    await gateway.balanceHints.settled();
    gateway.messengers.close?.();
  });
  // Before the limit on requests: vendors ask for all players from few addresses.
  await app.register(walletApi, {
    db,
    connections,
    clock,
    brands,
    vendors,
    balanceHints: gateway.balanceHints,
  });
  // Before the limit on requests: providers tell of all players from few addresses.
  await app.register(paymentEventsApi, { cashier, clock });
  await limitRequests(app, options);
  await app.register(cookie);
  readBodies(app);
  answerFaults(app);
  answerUnknown(app);
  serveFlags(app);
  serveAvatars(app, gateway);
  serveMessagePictures(app, gateway);
  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send({ keys: await gateway.keys.published() }),
  );
  for (const call of callRoutes.values()) {
    const { method, path, maxBytes }: CallFacts = calls[call.id];
    app.route({
      method,
      url: path,
      bodyLimit: maxBytes ?? bodyLimitOf(call.id),
      onRequest: admitUpload(gateway, clock, call),
      handler: dispatch(gateway, options, call),
    });
  }
  options.jobs?.schedule({
    name: 'expired-rows',
    next: every(10 * 60_000),
    // Without time limits: after a long pause there is much to delete.
    handle: () => withoutTimeLimits(db, (connection) => sweep(connection, clock())),
  });
  options.jobs?.poll({ name: 'cashier', everyMs: 3000, look: () => processDue(cashier, clock()) });
};

/**
 * The gateway (specification section 7): every call under /wps, /lgw and /lotto in its envelope, the keys for encrypted bodies
 * and the OpenAPI page. With `gatewayUrl` the calls and the keys are those of the platform there.
 */
export const gatewayPlugin: FastifyPluginAsync<GatewayOptions> = async (app, options) => {
  await app.register(serveDocs);
  if (options.gatewayUrl === undefined) await app.register(reference, options);
  else {
    await limitRequests(app, options);
    answerFaults(app);
    await app.register(passThrough, {
      gatewayUrl: options.gatewayUrl,
      areas,
      methods,
      timeoutMs: options.passThroughTimeoutMs ?? 15_000,
    });
  }
};
