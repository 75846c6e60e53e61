import type { Db } from '#server/db/types.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import { MessageFault, type PushMessenger } from '#server/messages/messages.ts';
import { addressFault, type WebhookReach } from '#server/webhooks/addresses.ts';
import { postGuarded } from '#server/webhooks/send.ts';
import { encryptPush, readPushKeys } from './encrypt-push.ts';
import { openVapid, type Vapid } from './vapid.ts';

/** Seconds for which a push service keeps a notification for a device that is switched off. */
const keptSeconds = 24 * 60 * 60;
/** Answers of a push service about a subscription that has ended (RFC 8030). */
const goneStatuses: readonly (number | null)[] = [404, 410];

/**
 * Notifications by the push services of browsers. Addresses are those that members give: they are called as webhooks are, on the public
 * internet alone, without redirects, within ten seconds. `contact` tells push services who writes.
 */
export function pushMessenger(
  keeper: { db: Db; random: RandomBytes },
  { contact, reach }: { contact: string; reach: WebhookReach },
): PushMessenger {
  let opened: Promise<Vapid> | undefined;
  const vapid = (): Promise<Vapid> =>
    (opened ??= openVapid(keeper, contact).catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
  return {
    publicKey: async () => (await vapid()).publicKey,
    deviceFault: (device) =>
      addressFault(device.endpoint, reach) ??
      (readPushKeys(device) ? undefined : 'The keys are none of a device.'),
    async send(device, notice, now) {
      const { authorization } = await vapid();
      const body = encryptPush(device, Buffer.from(JSON.stringify(notice)), keeper.random);
      const { delivered, status, closed } = await postGuarded(
        device.endpoint,
        {
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(keptSeconds),
          urgency: 'normal',
          authorization: await authorization(device.endpoint, now),
        },
        body,
        reach,
      );
      if (delivered) return 'TAKEN';
      if (closed || goneStatuses.includes(status)) return 'GONE';
      // Without the address: it is a capability, and this goes into the log.
      throw new MessageFault(
        `A push service did not take a notification (${status === null ? 'no answer' : `status ${status}`}).`,
      );
    },
  };
}
