import { sha256Hex } from '#server/crypto/tokens.ts';
import type { Db } from '#server/db/types.ts';
import type { PushDevice } from '#server/messages/messages.ts';
import { isOfEnded, type EndedSessions } from '#server/db/of-ended-session.ts';

type Owner = { brand: string; memberId: string };

/** Devices of a member; the one that was not seen for longest makes room for another. */
const devicesMost = 10;
/** Refusals in a row after which a device is given up. */
const failuresMost = 10;

/** Id of the device at an address. */
export const deviceId = (endpoint: string): string => sha256Hex(endpoint);

export const devicesOf = (db: Db, { brand, memberId }: Owner): Promise<(PushDevice & { id: string })[]> =>
  db
    .selectFrom('member_push_devices')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('seen_at', 'desc')
    .limit(devicesMost)
    .execute();

/**
 * Gives a device to a member, whoever had it before: a browser shows notifications of one member. False where its keys are not those that
 * are known, so that an address alone takes nobody's device away.
 */
export async function addDevice(
  db: Db,
  { brand, memberId }: Owner,
  { device, sessionHash, now }: { device: PushDevice; sessionHash: string; now: Date },
): Promise<boolean> {
  const row = { member_id: memberId, session_hash: sessionHash, seen_at: now, failures: 0 };
  const added = await db
    .insertInto('member_push_devices')
    .values({ brand, id: deviceId(device.endpoint), ...device, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'id'])
        .doUpdateSet(row)
        .where('member_push_devices.p256dh', '=', device.p256dh)
        .where('member_push_devices.auth', '=', device.auth),
    )
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  // After the insert has committed: the last of many at the same time sees them all.
  await db
    .deleteFrom('member_push_devices')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('member_push_devices')
        .select('id')
        .where('brand', '=', brand)
        .where('member_id', '=', memberId)
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .offset(devicesMost),
    )
    .execute();
  return true;
}

/** Ties a device that the member has to the session it is used in now; false where the member has none of this address. */
export const renewDevice = async (
  db: Db,
  { brand, memberId }: Owner,
  { endpoint, sessionHash, now }: { endpoint: string; sessionHash: string; now: Date },
): Promise<boolean> =>
  (await db
    .updateTable('member_push_devices')
    .set({ session_hash: sessionHash, seen_at: now })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('id', '=', deviceId(endpoint))
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const removeDevice = async (db: Db, { brand, memberId }: Owner, id: string): Promise<void> =>
  void (await db
    .deleteFrom('member_push_devices')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute());

/** Notes that a push service took a notification or refused it; a device that only refuses is removed. */
export async function noteAttempt(
  db: Db,
  owner: Owner,
  { id, taken }: { id: string; taken: boolean },
): Promise<void> {
  const row = await db
    .updateTable('member_push_devices')
    .set(({ eb }) => ({ failures: taken ? 0 : eb('failures', '+', 1) }))
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst();
  if (row && row.failures >= failuresMost) await removeDevice(db, owner, id);
}

/** Ends devices with their sessions: those of one session, of all but one, or all. */
export async function endDevices(
  db: Db,
  { brand, memberId }: Owner,
  ended: EndedSessions = {},
): Promise<void> {
  await db
    .deleteFrom('member_push_devices')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where(isOfEnded(ended))
    .execute();
}
