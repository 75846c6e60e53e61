import type { PushNotice } from '#contract/push-notice.ts';
import type { Db } from '#server/db/types.ts';
import { devicesOf, noteAttempt, removeDevice } from '#server/message-choices/push-devices.ts';
import { MessageFault, type PushMessenger } from '#server/messages/messages.ts';

/**
 * Sends a notification to all devices of a member; false when none is left. One that takes it is enough: the others are not tried again,
 * as the message stands on the page.
 * @throws MessageFault if no device took it and one may do so later.
 */
export async function pushToDevices(
  { db, push }: { db: Db; push: PushMessenger },
  owner: { brand: string; memberId: string },
  { notice, now }: { notice: PushNotice; now: Date },
): Promise<boolean> {
  const results = await Promise.all(
    (await devicesOf(db, owner)).map(async ({ id, ...device }) => {
      try {
        const became = await push.send(device, notice, now);
        await (became === 'GONE' ? removeDevice(db, owner, id) : noteAttempt(db, owner, { id, taken: true }));
        return became;
      } catch (fault) {
        if (!(fault instanceof MessageFault)) throw fault;
        await noteAttempt(db, owner, { id, taken: false });
        return fault;
      }
    }),
  );
  if (results.includes('TAKEN')) return true;
  const fault = results.find((result) => result instanceof MessageFault);
  if (fault) throw fault;
  return false;
}
