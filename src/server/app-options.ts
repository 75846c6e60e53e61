import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PackSet } from '#engine/packs.ts';
import type { RandomBytes } from './crypto/tokens.ts';
import type { Clock } from '#engine/time/clock.ts';
import type { CheckAdminAnswer } from './admin/serve-call.ts';
import type { GatewayOptions } from './calls/options.ts';
import type { ConfigSource } from './documents/context.ts';
import type { ConfigEngine } from './documents/engine/engine.ts';
import type { StreamLimits } from './http/stream-hub.ts';
import type { ConnectionSettings } from './http/connection-settings.ts';
import type { OpenDatabase } from './db/types.ts';
import type { ObjectSettings } from './objects/object-settings.ts';
import type { SsoSettings } from './operators/sso/sso-settings.ts';
import type { LogSettings } from './logs/logger-options.ts';
import type { BodyPace } from './http/slow-bodies.ts';
import type { MessageSettings } from './messages/settings.ts';
import type { FeedSettings } from './lottery/feed/feed-settings.ts';
import type { VendorSettings } from './vendors/vendor-settings.ts';
import type { GeetestSettings } from './human-check/geetest-server.ts';
import type { Tracing } from './traces/tracing.ts';
import type { TrustProxy } from './http/trust-proxy.ts';

/** The development server of the portal and the console. */
type Development = {
  /** HTML of the portal for an address; the brand's data is written into it. */
  portalHtml: (url: string) => Promise<string>;
  consoleHtml: (url: string) => Promise<string>;
  /** Sees every request first and calls `next` for those that are not its own. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

export type AppOptions = {
  database: OpenDatabase;
  /** The present; the system's clock unless given. */
  clock?: Clock | undefined;
  /** Cryptographically strong random bytes; the system's unless given. */
  random?: RandomBytes | undefined;
  /** The folder of packs, a source of them, or a fixed set of them. */
  configs: string | ConfigSource | PackSet;
  /** Engine that reads and checks documents; made if absent. The caller closes the one it gives. */
  engine?: ConfigEngine | undefined;
  /** Names the built server; undefined while it runs from its sources. */
  build?: string | undefined;
  /** Publishes every saved file at once; for development. */
  watch?: boolean | undefined;
  /** Bucket that keeps the bytes of uploaded pictures; the database does without. */
  assets?: ObjectSettings | undefined;
  /** Seeds demo accounts in every brand. */
  sandbox: boolean;
  demoPassword?: string | undefined;
  /** Delivery of SMS and mail; without it the sandbox keeps messages, and without the sandbox they are refused. */
  messages?: MessageSettings | undefined;
  /** Access to Geetest, for brands whose human check it is. */
  geetest?: GeetestSettings | undefined;
  /** The password that members' accounts are made with; a login by it demands another. */
  defaultPassword?: string | undefined;
  /** Fail a call whose answer does not fit its schema; for tests. */
  checkAnswers?:
    | { ofCall: NonNullable<GatewayOptions['checkAnswer']>; ofAdmin: CheckAdminAnswer }
    | undefined;
  /** Password of the first account, `admin`; made when absent. */
  operatorPassword?: string | undefined;
  /** Requires an authenticator of every operator, independent of the account. */
  requireTotp?: boolean | undefined;
  /** Single sign-on of operators. */
  sso?: SsoSettings | undefined;
  /** `private`: webhooks may go to this machine and private networks. `pace` multiplies the pauses between tries. */
  webhooks?: { private?: boolean | undefined; pace?: number | undefined } | undefined;
  /** A brand's own platform, to which gateway calls are passed through. */
  gatewayUrl?: string | undefined;
  /** Secrets of other ways in, by `<BRAND>__<PROVIDER>`. */
  providerSecrets?: Readonly<Record<string, string>> | undefined;
  /** Origin of the sandbox vendors' games; `http://vendors.localhost:<port>` unless given. */
  sandboxVendorsOrigin?: string | undefined;
  /** Sources that may report results of lotteries, by `<BRAND>__<SOURCE>`. */
  lotteryFeeds?: FeedSettings | undefined;
  /** Addresses and secrets of vendors, by `<BRAND>__<VASSALAGE>`. */
  vendors?: VendorSettings | undefined;
  /** Addresses and secrets of payment providers, by `<BRAND>__<PROVIDER>`. */
  payments?: ConnectionSettings | undefined;
  /** Header in which a trusted proxy says the player's country. */
  countryHeader?: string | undefined;
  /** False sends pages without their content, which the browser then draws. */
  drawPages?: boolean | undefined;
  /** Gateway requests one address may make in a minute at this process; 1200 unless given. */
  requestsPerMinute?: number | undefined;
  /** Proxies of our own before this server, whose X-Forwarded-* are believed; none unless given. */
  trustProxy?: TrustProxy | undefined;
  /** Folder for what can be made anew, such as smaller pictures; a temporary one unless given. */
  dataDir?: string | undefined;
  /** Folders of the built portal and console; below dist/ unless given. */
  portalDir?: string | undefined;
  operatorDir?: string | undefined;
  sandboxGamesDir?: string | undefined;
  development?: Development | undefined;
  streams?: StreamLimits | undefined;
  /** Minimum speed of request bodies. */
  bodyPace?: BodyPace | undefined;
  /** Traces of requests and calls; none unless given. */
  tracing?: Tracing | undefined;
  /** JSON log; none unless given. */
  logger?: LogSettings | undefined;
};
