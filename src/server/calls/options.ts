import type { CallId } from '#contract/generated/calls.ts';
import type { Brands, LiveBrand } from '#server/brands/types.ts';
import type { Notifications } from '#server/db/notifications.ts';
import type { ConnectionSettings } from '#server/http/connection-settings.ts';
import type { Db } from '#server/db/types.ts';
import type { ChatFeedLimits } from '#server/chat/live/chat-feed.ts';
import type { MemberStreamLimits } from '#server/events/member-streams.ts';
import type { Messengers } from '#server/messages/messages.ts';
import type { ProviderSecrets } from '#server/providers/provider.ts';
import type { MeasureDomain } from '#server/site/domain-speed.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { VendorTimeouts } from '#server/transfers/ask-vendor.ts';
import type { SandboxSecret } from '#server/vendors/connection.ts';
import type { VendorSettings } from '#server/vendors/vendor-settings.ts';
import type { GeetestSettings } from '#server/human-check/geetest-server.ts';
import type { HumanCheck } from '#server/human-check/human-check.ts';

/** A preview of drafts: the brand as its page shows it, until it ends. */
export type GatewayPreview = { id: string; brand: LiveBrand; expiresAt: Date };
type Previews = { open(token: string): Promise<GatewayPreview | undefined> };

export type GatewayOptions = {
  db: Db;
  /** The most that `db` has open at the same time; 20 unless given. */
  connections?: number | undefined;
  /** Messages between processes on the same database; without them pages receive no hints of changes. */
  notifications?: Notifications | undefined;
  clock: () => Date;
  random: RandomBytes;
  /** Always the live version: a publish shows in the next answer. */
  brands: Brands;
  /** A brand's own platform: every call is passed through to it instead of being answered here. */
  gatewayUrl?: string | undefined;
  /** Header in which a trusted proxy says the player's country, such as CF-IPCountry; without it the country is unknown. */
  countryHeader?: string | undefined;
  /** Fails a call whose answer does not fit its schema; for tests. */
  checkAnswer?: ((call: CallId, value: unknown) => void) | undefined;
  /** Milliseconds the platform behind `gatewayUrl` has to begin its answer. */
  passThroughTimeoutMs?: number | undefined;
  /** Requests one address may make in a minute, counted per process: a brake on floods, not a rule of a brand. */
  requestsPerMinute?: number | undefined;
  /** Delivery of messages. Without it, calls that send a message are refused with MESSAGE_NOT_SENT. */
  messengers?: Messengers | undefined;
  /** Path of the page that stands in for customer service; only the sandbox has one. */
  sandboxSupport?: string | undefined;
  /** Access to Geetest, for brands that use it. */
  geetest?: GeetestSettings | undefined;
  /** Check that the caller is a person; replaces the choice of the brands' documents. */
  human?: HumanCheck | undefined;
  /** Secrets of login providers, which no document may hold; none unless given. */
  providerSecrets?: ProviderSecrets | undefined;
  /** The password that accounts are made with; a login by it demands another. */
  defaultPassword?: string | undefined;
  /** Opens previews by their tokens; without it previews do not exist. */
  previews?: Previews | undefined;
  memberStreamLimits?: MemberStreamLimits | undefined;
  chatFeedLimits?: ChatFeedLimits | undefined;
  /** Addresses and signing secrets of vendors, from the environment; none unless given. */
  vendorSettings?: VendorSettings | undefined;
  /** The vendors of the sandbox: their secrets, and the address of the server that has them; this one unless given. */
  sandboxVendors?: { secretOf: SandboxSecret; address?: string | undefined } | undefined;
  /** Background jobs; without them work is done only on request. */
  jobs?: Jobs | undefined;
  /** Milliseconds that vendors have to answer. */
  vendorTimeouts?: VendorTimeouts | undefined;
  /** Addresses and secrets of payment providers, by `<BRAND>__<PROVIDER>`; none unless given. */
  payments?: ConnectionSettings | undefined;
  /** Secrets of the sandbox's payment provider; undefined without a sandbox. */
  sandboxPayments?: { secretOf: (brand: string) => Promise<string> } | undefined;
  /** Measurement of a brand's domains. */
  measureDomain?: MeasureDomain | undefined;
};
