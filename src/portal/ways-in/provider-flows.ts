import { offeredWaysIn } from '#play/providers/ways-in.ts';
import type { CallRequest, CallValue } from '../gateway/call-types.ts';
import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import { openRole } from '../screens/open-role.ts';
import type { ConfirmedIdentity } from './pending-identity.ts';
import type { ProviderProof } from './proof-of.ts';
import { waitingLoginOf } from '../session/waiting-login.ts';

/** Purpose of a visit to a provider. */
export type ProviderFlow = {
  /** Name noted for the return when the visit uses this tab. */
  name: 'login' | 'link';
  begin: () => Promise<CallValue<'sessionProvider'>>;
  finish: (proof: ProviderProof) => Promise<void>;
};

type Ticket = Omit<ConfirmedIdentity, 'expiresAt' | 'mark'> & { expiresAt: string };

/** Ticket from a refused login without an account. */
function pendingIdentityOf(
  error: unknown,
  { documents }: Pick<Portal, 'documents'>,
): ConfirmedIdentity | undefined {
  if (!(error instanceof CallError) || error.code !== 'IDENTITY_UNKNOWN') return undefined;
  const { ticket, provider, expiresAt, name, email, mobile } = error.value as Ticket;
  const mark = offeredWaysIn(documents.current).find(({ id }) => id === provider)?.mark ?? 'key';
  return { ticket, provider, mark, name, email, mobile, expiresAt: new Date(expiresAt) };
}

/** Replaces open modals by the registration; an open registration keeps its values. */
async function openRegistration(portal: Portal): Promise<void> {
  const { documents, navigation } = portal;
  if (navigation.modals.at(-1)?.id === documents.current.brand.roles?.register) return;
  await navigation.closeModals();
  openRole(portal, 'register');
}

/** A login without name and password. */
type Proof = Extract<
  CallRequest<'sessionLogin'>['body'],
  { type: ProviderProof['type'] | 'firebase' | 'passkey' }
>;

/** Continues a login with a proof: into the session, to its verification, or to the registration. */
export async function loginBy(portal: Portal, body: Proof): Promise<void> {
  try {
    const answer = await portal.gateway.call('sessionLogin', { body });
    portal.pendingIdentity.set(undefined);
    await portal.login.finish(answer);
  } catch (error) {
    const waiting = error instanceof CallError ? waitingLoginOf(error) : undefined;
    if (waiting) return portal.login.verify(waiting);
    const identity = pendingIdentityOf(error, portal);
    if (!identity) throw error;
    portal.pendingIdentity.set(identity);
    await openRegistration(portal);
  }
}

export const loginFlow = (portal: Portal, provider: string): ProviderFlow => ({
  name: 'login',
  begin: () => portal.gateway.call('sessionProvider', { body: { provider } }),
  finish: (proof) => loginBy(portal, proof),
});

/** Links the provider's identity to the logged-in member. */
export async function linkBy(portal: Portal, proof: ProviderProof): Promise<void> {
  await portal.gateway.call('memberProviderLink', { body: proof });
  portal.calls.forget((id) => id === 'memberProviders');
  portal.toasts.show(portal.say('ways.linked'), 'success');
}

export const linkFlow = (portal: Portal, provider: string, password: string): ProviderFlow => ({
  name: 'link',
  begin: () => portal.gateway.call('memberProviderBegin', { body: { provider, password } }),
  finish: (proof) => linkBy(portal, proof),
});
