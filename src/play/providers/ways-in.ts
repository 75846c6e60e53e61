import type { ProvidersDocument } from '#contract/generated/documents.ts';
import type { CorePart } from '#engine/bundle/bundle-format.ts';
import type { ResolvedBrand } from '#engine/resolve.ts';
import { offeredProviders, type Provider } from './offered-providers.ts';

/** An offered provider, as far as pages need to know it. */
export type WayIn = Pick<Provider, 'kind' | 'label' | 'mark'> & {
  /** Id of the provider. */
  id: string;
  /** Settings of a provider that the page talks to itself. */
  firebase?: { projectId: string; apiKey: string; authDomain: string; emulator?: string };
};

type CoreWithWaysIn = { waysIn?: readonly WayIn[] };
const none: readonly WayIn[] = [];

/** Offered providers with the settings that pages need, without those only the gateway uses. */
const waysIn = (document: ProvidersDocument | undefined): WayIn[] =>
  offeredProviders(document).map(({ id, provider }) => {
    const { kind, label, mark } = provider;
    if (kind !== 'firebase') return { id, kind, label, mark };
    const { projectId = '', apiKey = '', authDomain = '', emulator } = provider;
    const firebase = { projectId, apiKey, authDomain, ...(emulator !== undefined && { emulator }) };
    return { id, kind, label, mark, firebase };
  });

/** Adds the ways in of a brand to the core part of its bundle; nothing where it offers none. */
export function coreWithWaysIn({ documents }: ResolvedBrand): CoreWithWaysIn {
  const offered = waysIn(documents['providers/main'] as ProvidersDocument | undefined);
  return offered.length > 0 ? { waysIn: offered } : {};
}

/** Ways in that a brand offers, by the core part of its bundle. */
export const offeredWaysIn = (core: CorePart): readonly WayIn[] =>
  (core as CorePart & CoreWithWaysIn).waysIn ?? none;
