import type { ProvidersDocument } from '#contract/generated/documents.ts';

export type OfferedProvider = ProvidersDocument['items'][string];

/** Offered providers in the brand's order. */
export const offeredProviders = (
  document: ProvidersDocument | undefined,
): { id: string; provider: OfferedProvider }[] =>
  (document?.order ?? []).flatMap((id) => {
    const provider = document && Object.hasOwn(document.items, id) ? document.items[id] : undefined;
    return provider?.enabled ? [{ id, provider }] : [];
  });
