import { readConnections, type ConnectionSettings } from './http/connection-settings.ts';
import { readPasswordCost } from './crypto/password-cost.ts';
import { readMessageSettings, type MessageSettings } from './messages/settings.ts';
import type { GeetestSettings } from './human-check/geetest-server.ts';
import { readGeetestSettings } from './human-check/geetest-settings.ts';
import { readFeedSettings, type FeedSettings } from './lottery/feed/feed-settings.ts';
import { readVendorSettings, type VendorSettings } from './vendors/vendor-settings.ts';
import { readObjectSettings, type ObjectSettings } from './objects/object-settings.ts';
import { readSsoSettings, type SsoSettings } from './operators/sso/sso-settings.ts';
import { readTrustProxy, type TrustProxy } from './http/trust-proxy.ts';

/** Settings of the process, read from its environment. */
export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  configsDir: string;
  databaseUrl: string | undefined;
  /** Connections to PostgreSQL that this process may have open at the same time. */
  databaseConnections: number | undefined;
  /** Redis or Valkey that carries hints between processes. */
  redisUrl: string | undefined;
  /** Bucket of uploaded pictures. */
  assets: ObjectSettings | undefined;
  gatewayUrl: string | undefined;
  countryHeader: string | undefined;
  /** The server draws pages for visitors. */
  drawPages: boolean;
  /** Address of the metrics; undefined where they are not served. */
  metrics: { port: number; host: string } | undefined;
  /** Gateway requests one address may make in a minute at this process. */
  requestsPerMinute: number | undefined;
  sandbox: boolean;
  /** Delivery of messages to players. */
  messages: MessageSettings;
  geetest: GeetestSettings | undefined;
  watch: boolean;
  trustProxy: TrustProxy;
  demoPassword: string | undefined;
  defaultPassword: string | undefined;
  operatorPassword: string | undefined;
  /** Every operator needs an authenticator. */
  requireTotp: boolean;
  /** Single sign-on of operators. */
  sso: SsoSettings | undefined;
  webhooks: {
    /** Webhooks may go to this machine and private networks. */
    private: boolean;
  };
  /** Origin of the sandbox vendors' games. */
  sandboxVendorsOrigin: string | undefined;
  /** Addresses and secrets of vendors. */
  vendors: VendorSettings;
  /** Sources that may report results of lotteries. */
  lotteryFeeds: FeedSettings;
  /** Secrets of other ways in, by `<BRAND>__<PROVIDER>`. */
  providerSecrets: Readonly<Record<string, string>>;
  /** Addresses and secrets of payment providers, by `<BRAND>__<PROVIDER>`. */
  payments: ConnectionSettings;
};

export type ReadSettings = { ok: true; settings: Settings } | { ok: false; problems: string[] };

const secretPrefix = 'PROVIDER_SECRET_';

/** Reads the secret of a brand's provider: both in capitals, other characters than letters and digits as _. */
export const secretOf =
  (secrets: Settings['providerSecrets']) =>
  (brand: string, provider: string): string | undefined =>
    secrets[[brand, provider].map((name) => name.toUpperCase().replace(/[^A-Z0-9]/g, '_')).join('__')];

const operatorPasswordMin = 12;
const demoPasswordMin = 6;

/**
 * Reads the settings; each problem is a line that names the fault and the valid form. An empty variable counts as absent.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ReadSettings {
  const problems: string[] = [...readPasswordCost(env).problems];
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;

  function port(name: string, without: string): number | undefined {
    const value = text(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (/^\d{1,5}$/.test(value) && number <= 65_535) return number;
    problems.push(
      `${name} is "${value}", which is not a port. Set it to a number from 1 to 65535, or leave it out for ${without}.`,
    );
    return 0;
  }
  function flag(name: string, usual: boolean): boolean {
    const value = text(name)?.toLowerCase();
    if (value === undefined) return usual;
    if (['on', 'true', '1', 'yes'].includes(value)) return true;
    if (!['off', 'false', '0', 'no'].includes(value))
      problems.push(`${name} is "${value}". Set it to on or off.`);
    return false;
  }
  function address(name: string, protocols: readonly string[]): string | undefined {
    const value = text(name);
    if (value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)))
      return value;
    // The value may hold a password, so it is not repeated.
    problems.push(
      `${name} is not an address of the form ${protocols[0] ?? ''}//host:port/…. Correct it or leave it out.`,
    );
    return undefined;
  }
  const origin = (value: string | undefined): string | undefined => value && new URL(value).origin;
  function password(name: string, min: number): string | undefined {
    const value = env[name] || undefined;
    if (value !== undefined && (value.length < min || value.length > 256)) {
      problems.push(
        `${name} has ${value.length} characters. Choose ${min} to 256, or leave it out and one is made.`,
      );
    }
    return value;
  }

  function count(name: string, [least, most]: readonly [number, number]): number | undefined {
    const value = text(name);
    if (value === undefined || (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most))
      return value === undefined ? undefined : Number(value);
    problems.push(`${name} is "${value}". Set it to ${least} to ${most}, or leave it out.`);
    return undefined;
  }

  function providerSecrets(): Record<string, string> {
    const given = Object.entries(env).filter(
      ([name, value]) => name.startsWith(secretPrefix) && value?.trim(),
    );
    return Object.fromEntries(
      given.map(([name, value = '']) => {
        const whose = name.slice(secretPrefix.length);
        if (!/^[A-Z0-9_]+?__[A-Z0-9]+$/.test(whose)) {
          problems.push(
            `${name} names no provider of a brand. Write it as ${secretPrefix}<BRAND>__<PROVIDER>, such as ${secretPrefix}AURORA__GOOGLE.`,
          );
        }
        return [whose, value.trim()];
      }),
    );
  }

  function metrics(): Settings['metrics'] {
    const given = port('METRICS_PORT', 'none');
    return given === undefined ? undefined : { port: given, host: text('METRICS_HOST') ?? '127.0.0.1' };
  }

  function required(name: string): boolean {
    const value = text(name)?.toLowerCase();
    if (value !== undefined && !['required', 'optional'].includes(value))
      problems.push(`${name} is "${value}". Set it to required or optional.`);
    return value === 'required';
  }

  function trustProxy(): TrustProxy {
    const value = readTrustProxy(env['TRUST_PROXY']);
    if (value === undefined) {
      problems.push(
        `TRUST_PROXY is "${text('TRUST_PROXY')}". Set it to off, on (one proxy), the number of proxies up to 10, or their addresses and networks with commas, such as 10.0.0.0/8.`,
      );
    }
    return value ?? false;
  }

  const settings: Settings = {
    port: port('PORT', '4100') ?? 4100,
    host: text('HOST') ?? '127.0.0.1',
    dataDir: text('DATA_DIR') ?? '.data',
    configsDir: text('CONFIGS_DIR') ?? 'configs',
    databaseUrl: address('DATABASE_URL', ['postgresql:', 'postgres:']),
    databaseConnections: count('DATABASE_CONNECTIONS', [2, 1000]),
    redisUrl: address('REDIS_URL', ['redis:', 'rediss:']),
    assets: readObjectSettings(env, problems),
    gatewayUrl: address('GATEWAY_URL', ['https:', 'http:']),
    countryHeader: text('COUNTRY_HEADER'),
    drawPages: flag('DRAW_PAGES', true),
    metrics: metrics(),
    requestsPerMinute: count('REQUESTS_PER_MINUTE', [60, 1_000_000]),
    // A database of one's own is where players are, who must not find demo accounts and an open outbox.
    sandbox: flag('SANDBOX', text('DATABASE_URL') === undefined),
    messages: readMessageSettings(env, problems),
    geetest: readGeetestSettings(env, problems),
    watch: flag('WATCH', false),
    trustProxy: trustProxy(),
    demoPassword: password('DEMO_PASSWORD', demoPasswordMin),
    defaultPassword: password('DEFAULT_PASSWORD', 1),
    operatorPassword: password('OPERATOR_PASSWORD', operatorPasswordMin),
    webhooks: { private: flag('WEBHOOK_PRIVATE', false) },
    requireTotp: required('OPERATOR_TOTP'),
    sso: readSsoSettings(env, problems),
    sandboxVendorsOrigin: origin(address('SANDBOX_VENDORS_ORIGIN', ['https:', 'http:'])),
    vendors: readVendorSettings(env, problems),
    providerSecrets: providerSecrets(),
    payments: readConnections(env, 'PAYMENT', problems),
    lotteryFeeds: readFeedSettings(env, problems),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, settings };
}
