import type { ProvidersDocument } from '#contract/generated/documents.ts';
import type { WayIn } from './bundle/bundle-format.ts';

type Provider = ProvidersDocument['items'][string];
type Setting = Exclude<keyof Provider, 'kind' | 'enabled' | 'label' | 'mark'>;

/** Settings required of an offered provider, by kind. */
export const neededSettings: Readonly<Record<Provider['kind'], readonly Setting[]>> = {
  oidc: ['issuer', 'clientId'],
  facebook: ['clientId', 'authorization', 'token', 'profile'],
  telegram: ['botId', 'authorization'],
  firebase: ['projectId', 'apiKey', 'authDomain'],
};

/** Offered providers in the brand's order. */
export const offeredProviders = (
  document: ProvidersDocument | undefined,
): { id: string; provider: Provider }[] =>
  (document?.order ?? []).flatMap((id) => {
    const provider = document && Object.hasOwn(document.items, id) ? document.items[id] : undefined;
    return provider?.enabled ? [{ id, provider }] : [];
  });

/** Offered providers with the settings that pages need, without those only the gateway uses. */
export const waysIn = (document: ProvidersDocument | undefined): WayIn[] =>
  offeredProviders(document).map(({ id, provider }) => {
    const { kind, label, mark } = provider;
    if (kind !== 'firebase') return { id, kind, label, mark };
    const { projectId = '', apiKey = '', authDomain = '', emulator } = provider;
    const firebase = { projectId, apiKey, authDomain, ...(emulator !== undefined && { emulator }) };
    return { id, kind, label, mark, firebase };
  });
