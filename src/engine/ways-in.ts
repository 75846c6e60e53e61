import type { ProvidersDocument } from '#contract/generated/documents.ts';
import type { WayIn } from './bundle-format.ts';

type Provider = ProvidersDocument['items'][string];
type Setting = Exclude<keyof Provider, 'kind' | 'enabled' | 'label' | 'mark'>;

/** What a provider cannot do without once it is offered, by kind. */
export const neededSettings: Readonly<Record<Provider['kind'], readonly Setting[]>> = {
  oidc: ['issuer', 'clientId'],
  facebook: ['clientId', 'authorization', 'token', 'profile'],
  telegram: ['botId', 'authorization'],
  firebase: ['projectId', 'apiKey', 'authDomain'],
};

/** The providers that a brand offers, in sequence. */
export const offeredProviders = (
  document: ProvidersDocument | undefined,
): { id: string; provider: Provider }[] =>
  (document?.order ?? []).flatMap((id) => {
    const provider = document && Object.hasOwn(document.items, id) ? document.items[id] : undefined;
    return provider?.enabled ? [{ id, provider }] : [];
  });

/** What a page needs of the providers: nothing that only the gateway uses. */
export const waysIn = (document: ProvidersDocument | undefined): WayIn[] =>
  offeredProviders(document).map(({ id, provider }) => {
    const { kind, label, mark } = provider;
    if (kind !== 'firebase') return { id, kind, label, mark };
    const { projectId = '', apiKey = '', authDomain = '', emulator } = provider;
    const firebase = { projectId, apiKey, authDomain, ...(emulator !== undefined && { emulator }) };
    return { id, kind, label, mark, firebase };
  });
