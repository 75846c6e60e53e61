import { subscribe } from 'valtio';
import type { Portal } from '../runtime/portal.ts';
import { keepOwner, readOwner } from './device-owner.ts';

/**
 * Keeps the notifications of this device with the member who turned them on: ties them to each new session of the member, whose logout
 * ends them, and ends them once another member logs in here. Returns a function that stops it.
 */
export function followDevice(portal: Portal): () => void {
  const { session, shared } = portal;
  let looked: string | undefined;
  const look = (): void => {
    const owner = readOwner(shared);
    const { current } = session;
    if (owner === undefined || !current || looked === current.expiresAt + current.customerId) return;
    looked = current.expiresAt + current.customerId;
    void import('./renew-device.ts')
      .then(({ renewDevice }) => renewDevice(portal, { isOwn: owner === current.customerId }))
      .then((on) => !on && keepOwner(shared, undefined))
      // The next page looks again.
      .catch(() => {});
  };
  look();
  return subscribe(session, look);
}
