import { join, resolve } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { fastify, type FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { assetLayers } from './documents/asset-layers.ts';
import { keptBytes } from './documents/kept-pictures.ts';
import { liveBrands } from './publishing/live-brands.ts';
import { adminDocs } from './admin/docs/serve-docs.ts';
import { adminPlugin } from './admin/plugin.ts';
import { createPayments, sandboxPaymentSecret } from './cashier/payments.ts';
import { createBalanceHints } from './ledger/balance-hints.ts';
import { createHints } from './delivery/hints.ts';
import { previewBrands } from './publishing/preview-brands.ts';
import { sweepPictures } from './documents/sweep-pictures.ts';
import { sweepPreviews } from './publishing/previews.ts';
import { createParts } from './delivery/parts.ts';
import { consoleTexts } from './delivery/console-texts.ts';
import { deliveryPlugin } from './delivery/plugin.ts';
import { resultsFeed } from './lottery/feed/results-feed.ts';
import { startBonuses } from './bonus/start.ts';
import { startContracts } from './contracts/start.ts';
import { startBroadcasts } from './broadcasts/start.ts';
import { pushMessenger } from './inbox/push/push-messenger.ts';
import { startDeliveries } from './inbox/channels/start.ts';
import { startInbox } from './inbox/start.ts';
import { startPromotions } from './promotions/start.ts';
import { startChat } from './chat/start.ts';
import { startRolloutGuard } from './rollout-health/guard.ts';
import { startRains } from './rains/start.ts';
import { agentGauges, startAgents } from './agents/start.ts';
import { startFreeRounds } from './free-rounds/start.ts';
import { createDeskWatch } from './support/desk-watch.ts';
import { startSupport } from './support/start.ts';
import { startRaffles } from './raffles/start.ts';
import { startLotteries } from './lottery/start.ts';
import { messengersOf } from './messages/messengers.ts';
import { createApprovalNotices } from './notices/approval-notices.ts';
import { createOperatorMails } from './notices/operator-mails.ts';
import { createRolloutNotices } from './notices/rollout-notices.ts';
import { createBackground } from './calls/background.ts';
import type { Messengers } from './messages/messages.ts';
import { answerBrokenAddress, answerBrokenRequests, answerSlowRequest } from './gateway/broken-requests.ts';
import { createMemberDesk } from './member-desk/member-desk.ts';
import { ruleImpact } from './registration/impact/rule-impact.ts';
import { gatewayPlugin } from './gateway/plugin.ts';
import { passwordGauge } from './crypto/password-gauge.ts';
import { registerErrors } from './http/refusals.ts';
import { startWebhooks } from './webhooks/deliver.ts';
import { ledgerGauges, verifyRegularly } from './ledger/verify-regularly.ts';
import { createJobs } from './jobs/jobs.ts';
import { every } from './jobs/schedules.ts';
import { securityHeaders } from './http/security-headers.ts';
import { endSlowBodies, requestLimits } from './http/slow-bodies.ts';
import { loggerOfRequest, loggerOptions } from './logs/logger-options.ts';
import { answerRequestId, requestId } from './logs/request-id.ts';
import { databaseGauges } from './metrics/database-gauges.ts';
import type { Gauge } from './metrics/gauge.ts';
import { registerMetrics } from './metrics/metrics.ts';
import { processGauges } from './metrics/process-gauges.ts';
import { healthRoutes, publishedGauges } from './operation.ts';
import { keptFiles } from './images/kept-files.ts';
import { sizedPictures } from './images/sized-pictures.ts';
import { assetRoutes } from './pages/assets.ts';
import { createFindAsset } from './pages/find-asset.ts';
import { appPages } from './pages/installable/app-pages.ts';
import { consolePages } from './pages/operator.ts';
import { portalPages } from './pages/portal.ts';
import { contextOf, prepare, type Prepared } from './prepare.ts';
import { schemaPages } from './pages/schemas.ts';
import { waysInPages } from './pages/ways-in.ts';
import { loadSandbox, type SandboxTables } from './sandbox/load.ts';
import { seedSandbox } from './sandbox/seed.ts';
import { serveSandbox } from './sandbox/serve-sandbox.ts';
import { createVendors, sandboxSecret } from './vendors/connection.ts';
import { gameOrigins } from './vendors/game-origins.ts';
import { serverAddress } from './vendors/own-address.ts';
import { secretOf } from './settings.ts';
import { startWatching } from './watching.ts';
import { trustedProxies } from './http/trust-proxy.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Results of the preparation, such as passwords that are to be printed once. */
    prepared: Prepared;
  }
}

/** The largest body of a call that names no limit of its own: a document and its envelope. */
/** Contact of a sandbox, whose push services are those of tests. */
const sandboxContact = 'mailto:push@sandbox.example';

const bodyLimit = 1024 * 1024;

/**
 * Builds the whole server on an open database: migrates it, imports changed documents, makes the first admin and the
 * sandbox's accounts. Closing it leaves the database open.
 * @throws BrokenDocuments when the documents have errors
 * @throws NoSandbox when a sandbox is asked for that this build leaves out
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const context = contextOf(options);
  const sandbox = options.sandbox ? await loadSandbox() : undefined;
  const prepared = await prepare(context, options, sandbox);
  const brands = await liveBrands(context);
  const layers = await assetLayers(context);
  const hints = await createHints(context.notifications, options.streams);
  const parts = createParts(context.db);

  const app = fastify({
    logger: options.logger ? loggerOptions(options.logger) : false,
    childLoggerFactory: loggerOfRequest,
    genReqId: requestId,
    trustProxy: trustedProxies(options.trustProxy ?? false),
    bodyLimit,
    ...requestLimits,
    // An open event stream must not hold the process back from ending.
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: answerBrokenRequests,
    frameworkErrors: answerBrokenAddress,
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        allErrors: false,
        // Compiling the schema of schemas takes a twentieth of a start; those of our routes are right or no test passes.
        validateSchema: false,
      },
    },
  });
  app.decorate('prepared', prepared);
  if (!options.engine) app.addHook('onClose', () => context.engine.close());
  const jobs = createJobs({
    db: context.db,
    clock: context.clock,
    onError: (error, queue) => app.log.warn({ err: error, queue }, 'A job failed; it is tried again.'),
  });
  const reach = { private: options.webhooks?.private ?? false, http: options.sandbox };
  const webhooks = await startWebhooks(context, jobs, {
    reach,
    pace: options.webhooks?.pace,
    onError: (error) =>
      app.log.warn({ err: error }, 'Webhooks could not be sent; the next look tries again.'),
  });
  verifyRegularly({
    db: context.db,
    clock: context.clock,
    jobs,
    report: (findings) => app.log.error({ findings }, 'The ledger does not hold.'),
  });
  const lotteries =
    options.gatewayUrl === undefined
      ? startLotteries(context, jobs, {
          brands,
          sandbox: options.sandbox,
          onError: (error) => app.log.warn({ err: error }, 'Members were not told of their wins.'),
        })
      : undefined;
  options.tracing?.instrument(app);
  answerRequestId(app);
  registerErrors(app);
  endSlowBodies(app, answerSlowRequest, options.bodyPace);
  await securityHeaders(app);
  const development = options.development;
  if (development) {
    app.addHook('onRequest', (request, reply, done) => {
      development.middleware(request.raw, reply.raw, () => done());
    });
  }
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  registerMetrics(app, [
    ...publishedGauges(context),
    ...ledgerGauges(context.db),
    ...agentGauges(context.db),
    openStreams(hints),
    ...databaseGauges(options.database),
    ...processGauges(app),
    passwordGauge,
  ]);
  healthRoutes(app, { database: options.database, brands });

  const balanceHints = createBalanceHints(context.db, (fault) => app.log.warn(fault));
  app.addHook('onClose', () => balanceHints.settled());
  const operatorsCashier = {
    ...context,
    brands,
    balanceHints,
    payments: createPayments({}, undefined),
    sandbox: options.sandbox,
    report: (fault: unknown) => app.log.error(fault),
  };
  const pushContact = options.messages?.push?.contact ?? (options.sandbox ? sandboxContact : undefined);
  const messengers: Messengers = {
    ...messengersOf(
      options.messages ?? { smtp: undefined, sms: undefined },
      brands,
      sandbox?.messengers(context.db.withTables<SandboxTables>(), context.clock) ?? {},
    ),
    push: pushContact === undefined ? undefined : pushMessenger(context, { contact: pushContact, reach }),
  };
  const noticesRunning = createBackground((fault) => app.log.error(fault));
  const operatorMails = createOperatorMails(context.db, messengers.mail);
  // A platform of the brand's own does these itself.
  if (options.gatewayUrl === undefined) {
    const work = { ...operatorsCashier, clock: context.clock, brands };
    startPromotions(work, jobs);
    startRaffles(work, jobs);
    startRains(work, jobs);
    startRolloutGuard(
      { context, brands, notices: createRolloutNotices(operatorMails, noticesRunning) },
      jobs,
    );
    startChat(work, jobs);
    startContracts(work, jobs);
    startInbox(work, jobs);
    startBroadcasts(work, jobs);
    const told = (findings: unknown): void =>
      app.log.error({ findings }, 'The figures of agents do not hold.');
    startAgents({ ...work, report: told }, jobs);
  }
  startBonuses({ ...operatorsCashier, clock: context.clock }, jobs);

  const deskWatch =
    options.gatewayUrl === undefined ? await createDeskWatch(context.notifications) : undefined;
  app.addHook('preClose', () => deskWatch?.close());
  await app.register(async (scope) => deliveryPlugin(scope, { context, parts, hints }));
  consoleTexts(app, context);
  await app.register(adminPlugin, {
    prefix: '/config/v1/admin',
    context,
    brands,
    seed: sandbox
      ? (live) =>
          seedSandbox({ ...context, demo: sandbox.demo, brands: live, password: options.demoPassword })
      : undefined,
    jobs,
    countImpact:
      options.gatewayUrl === undefined
        ? (brand) => ruleImpact(context.db, { ...brand, now: context.clock() })
        : undefined,
    personas: options.gatewayUrl === undefined,
    webhooks: reach,
    approvalNotices: createApprovalNotices(context, { mails: operatorMails, background: noticesRunning }),
    cashier: options.gatewayUrl === undefined ? operatorsCashier : undefined,
    members: options.gatewayUrl === undefined ? createMemberDesk({ db: context.db, brands }) : undefined,
    deskWatch,
    checkAnswer: options.checkAnswers?.ofAdmin,
  });
  await app.register(adminDocs, { context });
  const paymentSecret = sandboxPaymentSecret(context);
  if (options.gatewayUrl === undefined) {
    startSupport({ db: context.db, clock: context.clock, brands, messengers }, jobs);
    startDeliveries(
      {
        db: context.db,
        clock: context.clock,
        brands,
        messengers,
        report: (fault) => app.log.error(fault),
      },
      jobs,
    );
  }
  await app.register(gatewayPlugin, {
    ...context,
    connections: options.database.connections,
    jobs,
    brands,
    previews: previewBrands(context, brands),
    gatewayUrl: options.gatewayUrl,
    countryHeader: options.countryHeader,
    requestsPerMinute: options.requestsPerMinute,
    providerSecrets: secretOf(options.providerSecrets ?? {}),
    messengers,
    vendorSettings: options.vendors,
    sandboxSupport: sandbox?.supportPage,
    sandboxVendors: options.sandbox ? { secretOf: sandboxSecret(context) } : undefined,
    payments: options.payments,
    sandboxPayments: options.sandbox ? { secretOf: paymentSecret } : undefined,
    geetest: options.geetest,
    defaultPassword: options.defaultPassword,
    checkAnswer: options.checkAnswers?.ofCall,
  });
  const own = (): string => serverAddress(app) ?? 'http://127.0.0.1';
  const vendors = createVendors({
    settings: options.vendors ?? {},
    sandbox: options.sandbox ? { secretOf: sandboxSecret(context), address: own } : undefined,
  });
  if (options.gatewayUrl === undefined)
    startFreeRounds({ ...operatorsCashier, clock: context.clock, vendors }, jobs);
  const sandboxGames = (): string =>
    options.sandboxVendorsOrigin ?? `http://vendors.localhost:${new URL(own()).port || '80'}`;
  if (sandbox) {
    await serveSandbox(app, sandbox, {
      ...context,
      jobs,
      brands,
      vendors,
      paymentSecret,
      platform: own,
      gamesOrigin: sandboxGames,
      gamesDirectory: options.sandboxGamesDir,
    });
  }
  const sized = sizedPictures(options.dataDir && join(options.dataDir, 'pictures'), (error) =>
    app.log.warn({ err: error }, 'A picture could not be made smaller; pages show it as it is.'),
  );
  app.addHook('onClose', () => sized.close());
  const kept = keptFiles(options.dataDir && join(options.dataDir, 'pictures', 'kept'), (hash) =>
    keptBytes(context, hash),
  );
  app.addHook('onClose', () => kept.close());
  const find = createFindAsset({ ...context, layers, kept });
  await app.register(async (scope) => assetRoutes(scope, { find, sized, watch: options.watch ?? false }));
  await app.register(consolePages, {
    directory: resolve(options.operatorDir ?? 'dist/operator'),
    html: development?.consoleHtml,
  });
  if (lotteries) {
    await app.register(resultsFeed, {
      prefix: '/lottery-feed/v1',
      ...context,
      brands,
      jobs: lotteries.jobs,
      queue: lotteries.queue,
      feeds: options.lotteryFeeds ?? {},
    });
  }
  schemaPages(app);
  await app.register(waysInPages, { brands });
  const portalDirectory = resolve(options.portalDir ?? 'dist/portal');
  await app.register(appPages, { brands, find, directory: portalDirectory });
  await app.register(portalPages, {
    context,
    brands,
    parts,
    find,
    personas: options.gatewayUrl === undefined,
    countryHeader: options.countryHeader,
    drawPages: options.drawPages ?? true,
    traced: options.tracing !== undefined,
    frames: (brand) =>
      gameOrigins(brand, {
        settings: options.vendors ?? {},
        sandboxOrigin: options.sandbox ? sandboxGames() : undefined,
      }),
    directory: portalDirectory,
    html: development?.portalHtml,
  });

  if (options.watch) startWatching(app, context);
  jobs.schedule({ name: 'expired-previews', next: every(10 * 60_000), handle: () => sweepPreviews(context) });
  jobs.schedule({
    name: 'unused-pictures',
    next: every(24 * 3_600_000),
    handle: () => sweepPictures(context),
  });
  app.addHook('onReady', async () => {
    await jobs.start();
    webhooks.begin();
  });
  // Before connections are closed, so that pages hear an end rather than a break.
  app.addHook('preClose', () => hints.close());
  app.addHook('onClose', async () => {
    await webhooks.end();
    await jobs.stop();
    // Jobs send notices as well.
    await noticesRunning.settled();
    await lotteries?.settled();
    await layers.close();
    await brands.close();
  });
  return app;
}

const openStreams = (hints: { count(): number }): Gauge => ({
  name: 'livery_event_streams',
  help: 'Event streams of pages that follow a brand.',
  read: () => Promise.resolve([{ value: hints.count() }]),
});
