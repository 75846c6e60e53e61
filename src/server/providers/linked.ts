import type { CallTypes } from '#contract/generated/calls.ts';
import type { CallContext } from '#server/calls/call.ts';
import { identitiesOf } from './identities.ts';
import { offeredIds } from './offered.ts';

/** Providers that a member may link, in the brand's order, then linked ones that the brand no longer offers. */
export async function linkedProviders(
  context: CallContext,
  memberId: string,
): Promise<CallTypes['memberProviders']['value']> {
  const { gateway, brand } = context;
  const identities = new Map(
    (await identitiesOf(gateway.db, brand.brand, memberId)).map((identity) => [identity.provider, identity]),
  );
  // A number verified by Firebase is the member's own number, so there is nothing to link.
  const offered = offeredIds(context).flatMap(({ id, kind }) => (kind === 'firebase' ? [] : [id]));
  const gone = [...identities.keys()].filter((id) => !offered.includes(id));
  const providers = [...offered, ...gone].map((provider) => {
    const identity = identities.get(provider);
    return {
      provider,
      offered: offered.includes(provider),
      linked: identity !== undefined,
      ...(identity && { linkedAt: identity.linkedAt.toISOString() }),
      ...(identity && identity.name !== null && { name: identity.name }),
    };
  });
  return { providers };
}
