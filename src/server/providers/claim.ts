import type { CallTypes } from '#contract/generated/calls.ts';
import type { CallContext } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { limitByAddress } from '#server/calls/limit.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { beginAt, comeBack } from './begun.ts';
import { providersOffered } from './offered.ts';
import type { Begun, Claim, Offered, ProofOf, ProviderKind } from './provider.ts';

type Begins = CallTypes['sessionProvider']['value'];

/** Proof of any kind, as the page sent it. */
export type SentProof = ProofOf[ProviderKind];

/** Kinds of provider by the type of a proof. */
const kindsOf = {
  social: ['oidc', 'facebook'],
  telegram: ['telegram'],
  firebase: ['firebase'],
} as const satisfies Record<SentProof['type'], readonly ProviderKind[]>;

const limited = (context: CallContext): Promise<CallRefusal | undefined> =>
  limitByAddress(context, {
    what: 'provider',
    max: constantOf(context.brand, 'providerTriesPerMinute'),
    windowMs: 60_000,
  });

/** Runs what talks to a provider; one that does not work is logged, and refused with PROVIDER_UNAVAILABLE. */
async function reach<T>(
  { log, brand }: CallContext,
  id: string,
  ask: () => Promise<T>,
): Promise<T | CallRefusal> {
  try {
    return await ask();
  } catch (cause) {
    log.error(new Error(`The provider "${id}" of ${brand.brand} does not work.`, { cause }));
    return refuseCall('PROVIDER_UNAVAILABLE');
  }
}

/** Begins a login at a provider, or a link where a member is named. */
export async function begin(
  context: CallContext,
  { provider: id, memberId }: { provider: string; memberId?: string },
): Promise<Begins | CallRefusal> {
  const refused = await limited(context);
  if (refused) return refused;
  const provider = providersOffered(context, ['oidc', 'facebook', 'telegram'], id);
  if (provider instanceof CallRefusal) return provider;
  const begun = await beginAt(context, { provider: id, memberId });
  const address = await reach(context, id, () => startAt(context, provider, begun));
  if (address instanceof CallRefusal) return address;
  return { address, state: begun.state, expiresAt: begun.expiresAt.toISOString() };
}

async function startAt<K extends ProviderKind>(
  { gateway }: CallContext,
  provider: Offered<K>,
  begun: Begun,
): Promise<string> {
  const { begin: start } = gateway.providers[provider.settings.kind as K];
  if (!start) throw new Error(`A login at "${provider.id}" is begun by the page.`);
  return start(provider, begun);
}

/**
 * Identity that a proof stands for, and its provider. A login begun in a browser must return to that browser, once.
 */
export async function claimOf(
  context: CallContext,
  proof: SentProof,
  memberId?: string,
): Promise<{ provider: string; claim: Claim } | CallRefusal> {
  const refused = await limited(context);
  if (refused) return refused;
  const asked = 'provider' in proof ? proof.provider : undefined;
  const provider = providersOffered(context, kindsOf[proof.type], asked);
  if (provider instanceof CallRefusal) return provider;
  let begun: Begun | undefined;
  if ('state' in proof) {
    begun = await comeBack(context, { provider: provider.id, state: proof.state, memberId });
    if (!begun) return refuseCall('PROVIDER_STATE');
  }
  const claim = await reach(context, provider.id, () => proved(context, provider, proof, begun));
  return claim instanceof CallRefusal ? claim : { provider: provider.id, claim };
}

const proved = <K extends ProviderKind>(
  { gateway, brand, now }: CallContext,
  provider: Offered<K>,
  proof: SentProof,
  begun: Begun | undefined,
): Promise<Claim | CallRefusal> =>
  // The kind was chosen by the type of the proof.
  gateway.providers[provider.settings.kind as K].prove(provider, proof as ProofOf[K], {
    db: gateway.db,
    brand,
    now,
    begun,
  });
