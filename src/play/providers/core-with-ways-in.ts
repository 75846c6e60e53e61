import type { ProvidersDocument } from '#contract/generated/documents.ts';
import { documentsOfKind, type ResolvedBrand } from '#engine/resolve.ts';
import { offeredProviders } from './offered-providers.ts';
import type { CoreWithWaysIn, WayIn } from './ways-in.ts';

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
export function coreWithWaysIn(resolved: ResolvedBrand): CoreWithWaysIn {
  const offered = waysIn(documentsOfKind(resolved, 'providers')['main']);
  return offered.length > 0 ? { waysIn: offered } : {};
}
