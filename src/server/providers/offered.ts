import { wayBack } from '#contract/way-back.ts';
import { offeredProviders } from '#play/providers/offered-providers.ts';
import type { CallContext } from '#server/calls/call.ts';
import { documentOf } from '#server/brands/documents.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import type { Offered, ProviderKind } from './provider.ts';

/** Ids of the providers that the brand offers, in sequence. */
export const offeredIds = ({ brand }: Pick<CallContext, 'brand'>): { id: string; kind: ProviderKind }[] =>
  offeredProviders(documentOf(brand, 'providers')).map(({ id, provider: { kind } }) => ({ id, kind }));

/** A provider that the brand offers, of one of these kinds; without an id the first. */
export function providersOffered<K extends ProviderKind>(
  { gateway, brand, origin }: CallContext,
  kinds: readonly K[],
  id?: string,
): Offered<K> | CallRefusal {
  const found = offeredProviders(documentOf(brand, 'providers')).find(
    (each) => (kinds as readonly string[]).includes(each.provider.kind) && (id ?? each.id) === each.id,
  );
  if (!found) return refuseCall('LOGIN_TYPE_UNAVAILABLE');
  return {
    id: found.id,
    settings: found.provider as Offered<K>['settings'],
    secret: gateway.providerSecrets(brand.brand, found.id),
    returnTo: `${origin}${wayBack.path}${found.id}`,
  };
}
