import { subscribe } from 'valtio';
import { screenOfRole } from '#engine/roles.ts';
import { openDialogs } from '#ui/primitives/open-dialogs.ts';
import type { Portal } from '../runtime/portal.ts';
import { openRole } from '../screens/open-role.ts';
import type { Session } from '../session/session-store.ts';
import { guestType } from '../session/member-types.ts';
import { hasOwnAuthenticator } from './able.ts';
import { isAnswered, noteAnswered } from './offered-accounts.ts';

/**
 * Offers a member who has logged in to add a passkey: once for each account and device, and not where there may be one already. It
 * waits until home is on show with nothing over it, so that it never covers a game, a form or what the login led to.
 */
export async function offerPasskey(portal: Portal): Promise<void> {
  const session = portal.session.current;
  if (!session || !isWanted(portal, session) || !(await hasOwnAuthenticator())) return;
  // An offer that cannot be made is missed by nobody.
  const has = await hasPasskeyHere(portal).catch(() => true);
  if (has || portal.session.current !== session) return;
  whenHomeIsFree(portal, session, () => {
    if (isAnswered(portal)) return;
    noteAnswered(portal);
    openRole(portal, 'passkeyOffer');
  });
}

function isWanted(portal: Portal, { type, exclusion }: Session): boolean {
  const { brand } = portal.documents.current;
  const offers = brand.roles?.passkeyOffer !== undefined && portal.facts.read('flags.passkeys') === true;
  return offers && type !== guestType && exclusion === undefined && !isAnswered(portal);
}

/** True when a passkey was added on a device like this one: it is on this one, or on another that shares it. */
async function hasPasskeyHere({ gateway, window }: Portal): Promise<boolean> {
  const [{ passkeys }, { sessions }] = await Promise.all([
    gateway.call('memberPasskeys', {}),
    gateway.call('sessionList', {}),
  ]);
  const system = sessions.find(({ current }) => current)?.device.system;
  const [host] = window.host().split(':');
  return passkeys.some((passkey) => passkey.host === host && passkey.device.system === system);
}

/** Runs once when home is on show with nothing over it; never if the session ends before. */
function whenHomeIsFree(portal: Portal, session: Session, run: () => void): void {
  const { documents, navigation, play, session: sessions } = portal;
  const isFree = (): boolean =>
    navigation.modals.length === 0 &&
    openDialogs.sheets.length === 0 &&
    play.state.state === 'idle' &&
    [screenOfRole(documents.current, 'home')?.path, '/'].includes(navigation.path);
  const look = (): void => {
    if (sessions.current !== session) return stop();
    if (!isFree()) return;
    stop();
    run();
  };
  const stops = [navigation, play, sessions, openDialogs].map((store) => subscribe(store, look));
  const stop = (): void => stops.forEach((end) => end());
  look();
}
