import type { calls, CallId, CallTypes } from '#contract/generated/calls.ts';
import type { Background } from './background.ts';
import type { Cookies } from '#server/http/cookies.ts';
import type { VisitorStreams } from '#server/support/visitor-streams.ts';
import type { ChatFeed } from '#server/chat/live/chat-feed.ts';
import type { MemberStreams } from '#server/events/member-streams.ts';
import type { DecryptionKeys } from '#server/crypto/keys.ts';
import type { KeyedQueue } from '#server/vendors/wallet/keyed-queue.ts';
import type { Vendors } from '#server/vendors/connection.ts';
import type { Transfers } from '#server/transfers/transfers.ts';
import type { Cashier } from '#server/cashier/cashier.ts';
import type { BalanceHints } from '#server/ledger/balance-hints.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Messengers } from '#server/messages/messages.ts';
import type { GatewayOptions, GatewayPreview } from './options.ts';
import type { Providers, ProviderSecrets } from '#server/providers/provider.ts';
import type { CallRefusal } from './refusal.ts';
import type { DefaultPassword } from '#server/sessions/default-password.ts';
import type { Session } from '#server/sessions/sessions.ts';
import type { Stream } from './stream.ts';
import type { MeasureDomain } from '#server/site/domain-speed.ts';
import type { HumanCheck } from '#server/human-check/human-check.ts';

/** Services that every call may use. */
export type Gateway = Pick<
  GatewayOptions,
  'db' | 'random' | 'brands' | 'countryHeader' | 'previews' | 'sandboxSupport'
> & {
  keys: DecryptionKeys;
  domainSpeed: MeasureDomain;
  messengers: Messengers;
  human: HumanCheck;
  providers: Providers;
  providerSecrets: ProviderSecrets;
  background: Background;
  /** Event streams of members' pages; undefined without notifications. */
  memberStreams: MemberStreams | undefined;
  /** Event streams of visitors who write with the support desk; undefined without notifications. */
  visitorStreams: VisitorStreams | undefined;
  /** Event streams of chat rooms; undefined without notifications. */
  chatFeed: ChatFeed | undefined;
  vendors: Vendors;
  /** Money on its way to and from vendors that keep wallets of their own. */
  transfers: Transfers;
  /** Receives a hint after each commit that moved money. */
  balanceHints: BalanceHints;
  cashier: Cashier;
  /** Retries of calls with an Idempotency-Key wait here for the request that they repeat. */
  retries: KeyedQueue;
  /** Every call that is answered here. */
  calls: ReadonlyMap<CallId, Call>;
  defaultPassword: DefaultPassword | undefined;
};

/** The parts of a request that no call declares: whom it is for and where it comes from. */
export type CallContext = {
  gateway: Gateway;
  brand: LiveBrand;
  /** The preview that the page shows; its drafts are the documents of `brand`. */
  preview: GatewayPreview | undefined;
  /** One of the brand's languages, by Accept-Language. */
  language: string;
  now: Date;
  ip: string;
  /** Scheme, host and port at which the page was opened, such as https://brand.example. */
  origin: string;
  cookies: Cookies;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** For what went wrong although the call has an answer. */
  log: { error(fault: unknown): void };
};

type Part<C extends CallId, P extends string> = CallTypes[C] extends Record<P, infer T> ? T : undefined;
/** Of an upload the body is the file, as it came. */
type BodyOf<C extends CallId> = (typeof calls)[C] extends { upload: readonly string[] }
  ? Buffer
  : Part<C, 'body'>;
type SessionOf<C extends CallId> = (typeof calls)[C] extends { token: true }
  ? Session
  : (typeof calls)[C] extends { token: 'optional' }
    ? Session | undefined
    : undefined;

type KeyOf<C extends CallId> = (typeof calls)[C] extends { idempotent: true } ? string : undefined;

/** The context of one call: its query and body have been checked, and its session stands where the call asks for one. */
export type ContextOf<C extends CallId> = CallContext & {
  query: Part<C, 'query'>;
  body: BodyOf<C>;
  session: SessionOf<C>;
  /** Of a call that moves money: the same for every retry of one intention. */
  idempotencyKey: KeyOf<C>;
};

export type Call<C extends CallId = CallId> = {
  id: C;
  handle(context: ContextOf<C>): Promise<CallTypes[C]['value'] | CallRefusal | Stream>;
};

/**
 * One gateway call. Method, path, encryption and session come from its schema; `handle` answers the value, or a CallRefusal for an
 * expected "no". What it throws is a fault and becomes INTERNAL_ERROR.
 */
export const defineCall = <C extends CallId>(id: C, handle: Call<C>['handle']): Call<C> => ({ id, handle });
