import '../gateway/late-calls.ts';
import type { Portal } from '../runtime/portal.ts';
import { deviceOf, subscriptionHere } from './device.ts';

/** Ties the device to the session of its member, or ends its subscription where it is not theirs (any more); answers whether it is on. */
export async function renewDevice({ gateway }: Portal, { isOwn }: { isOwn: boolean }): Promise<boolean> {
  const subscription = await subscriptionHere();
  const device = subscription && deviceOf(subscription);
  if (!device) return false;
  if (isOwn) {
    const { on } = await gateway.call('messageDevice', { body: { step: 'renew', ...device } });
    if (on) return true;
  }
  await subscription.unsubscribe();
  return false;
}
