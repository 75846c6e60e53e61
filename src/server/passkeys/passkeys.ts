import type { CallTypes } from '#contract/generated/calls.ts';
import type { CallContext } from '#server/calls/call.ts';
import { userAgentOf } from '#server/calls/request-facts.ts';
import { newId } from '#server/crypto/tokens.ts';
import { deviceOf } from '#server/sessions/device.ts';
import { isUniqueViolation } from '#server/db/sql-state.ts';
import type { Db } from '#server/db/types.ts';
import { goesOn, type NewPasskey } from './ceremonies.ts';

type Dependencies = Pick<CallContext, 'gateway' | 'brand' | 'now'>;

/** Passkeys that a member may have. */
const passkeysMax = 20;

const rowsOf = ({ gateway, brand }: Pick<Dependencies, 'gateway' | 'brand'>, memberId: string) =>
  gateway.db
    .selectFrom('member_passkeys')
    .selectAll()
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .orderBy('added_at')
    .orderBy('id')
    .limit(passkeysMax)
    .execute();

/** Passkeys of a member, for the member to see. */
export async function listPasskeys(
  context: Dependencies,
  memberId: string,
): Promise<CallTypes['memberPasskeys']['value']> {
  const rows = await rowsOf(context, memberId);
  return {
    passkeys: rows.map((row) => ({
      id: row.id,
      ...(row.name !== '' && { name: row.name }),
      device: deviceOf(row.user_agent),
      host: row.host,
      synced: row.synced,
      addedAt: row.added_at.toISOString(),
      usedAt: row.used_at?.toISOString() ?? null,
    })),
  };
}

/** Credential ids of a member at a host, so that an authenticator makes no second one. */
export async function credentialsAt(
  context: Dependencies,
  { memberId, host }: { memberId: string; host: string },
): Promise<string[]> {
  const rows = await rowsOf(context, memberId);
  return rows.filter((row) => row.host === host).map((row) => row.credential_id);
}

/** Keeps a passkey of a member; false when the key is known already, or the member has too many. */
export async function addPasskey(context: CallContext, memberId: string, key: NewPasskey): Promise<boolean> {
  const { gateway, brand, now } = context;
  if ((await rowsOf(context, memberId)).length >= passkeysMax) return false;
  try {
    await gateway.db
      .insertInto('member_passkeys')
      .values({
        brand: brand.brand,
        member_id: memberId,
        id: newId(gateway.random),
        credential_id: key.credentialId,
        public_key: Buffer.from(key.publicKey),
        counter: String(key.counter),
        host: key.host,
        user_agent: userAgentOf(context).slice(0, 255),
        synced: key.synced,
        added_at: now,
        used_at: null,
      })
      .execute();
    return true;
  } catch (fault) {
    if (isUniqueViolation(fault)) return false;
    throw fault;
  }
}

export const findPasskey = ({ gateway, brand }: Dependencies, credentialId: string) =>
  gateway.db
    .selectFrom('member_passkeys')
    .selectAll()
    .where('brand', '=', brand.brand)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

/** Notes a use; false when another one has counted as far in the meantime, so that one of them is a copy. */
export async function noteUse(
  { gateway, brand, now }: Dependencies,
  { credentialId, counter, synced }: { credentialId: string; counter: number; synced: boolean },
): Promise<boolean> {
  const noted = await gateway.db
    .updateTable('member_passkeys')
    .set({ counter: String(counter), synced, used_at: now })
    .where('brand', '=', brand.brand)
    .where('credential_id', '=', credentialId)
    .where(goesOn(counter))
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

export async function renamePasskey(
  { gateway, brand }: Dependencies,
  memberId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await gateway.db
    .updateTable('member_passkeys')
    .set({ name })
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute();
}

/** Takes every passkey of a member away; false when there was none. */
export async function dropPasskeys(db: Db, { brand, id }: { brand: string; id: string }): Promise<boolean> {
  const dropped = await db
    .deleteFrom('member_passkeys')
    .where('brand', '=', brand)
    .where('member_id', '=', id)
    .returning('id')
    .execute();
  return dropped.length > 0;
}

/** False when the member has none of that id. */
export async function removePasskey(
  { gateway, brand }: Dependencies,
  memberId: string,
  id: string,
): Promise<boolean> {
  const removed = await gateway.db
    .deleteFrom('member_passkeys')
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
