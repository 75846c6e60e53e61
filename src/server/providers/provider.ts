import type { CallTypes } from '#contract/generated/calls.ts';
import type { ProvidersDocument } from '#contract/generated/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import type { CallRefusal } from '#server/calls/refusal.ts';

type Settings = ProvidersDocument['items'][string];

export type ProviderKind = Settings['kind'];
export type SettingsOf<K extends ProviderKind> = Settings & { kind: K };

/** A provider that the brand of a call offers. */
export type Offered<K extends ProviderKind = ProviderKind> = {
  id: string;
  settings: SettingsOf<K>;
  /** From the environment; undefined where none was given. */
  secret: string | undefined;
  /** Return address of a player. */
  returnTo: string;
};

/** Secrets of a begun login; only the browser that began it knows them. */
export type Begun = { state: string; nonce: string; verifier: string };

/** Identity that a provider has confirmed. */
export type Claim = {
  /** Stable id of the identity at the provider. */
  subject: string;
  name?: string | undefined;
  email?: string | undefined;
  /** E.164; set only where the provider has verified it. */
  mobile?: string | undefined;
};

type Login = CallTypes['sessionLogin']['body'];

/** Proof that a player brings back from the provider, by kind. */
export type ProofOf = {
  oidc: Extract<Login, { type: 'social' }>;
  facebook: Extract<Login, { type: 'social' }>;
  telegram: Extract<Login, { type: 'telegram' }>;
  firebase: Extract<Login, { type: 'firebase' }>;
};

/** Context of a provider beside the proof. */
type ProviderContext = { db: Db; brand: LiveBrand; now: Date };

/**
 * One kind of provider. `begin` makes the address of the consent page; a kind without it is begun by the page. `prove`
 * answers the identity or PROVIDER_REFUSED; it throws if the provider fails.
 */
export type Provider<K extends ProviderKind> = {
  begin?(offered: Offered<K>, begun: Begun): Promise<string>;
  prove(
    offered: Offered<K>,
    proof: ProofOf[K],
    context: ProviderContext & { begun: Begun | undefined },
  ): Promise<Claim | CallRefusal>;
};

export type Providers = { readonly [K in ProviderKind]: Provider<K> };

/** The secret of a brand's provider, such as an OAuth client secret or the token of a bot. */
export type ProviderSecrets = (brand: string, provider: string) => string | undefined;

/** Milliseconds a provider has to answer. */
export const providerPatienceMs = 8_000;
