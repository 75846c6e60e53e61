import type { Db } from '#server/db/types.ts';
import type { CallContext } from '#server/calls/call.ts';
import { seal, unseal } from '#server/crypto/seal.ts';
import { base32Of, secretBytes, timeStepOf } from '#server/crypto/authenticator.ts';
import { dropRecoveryCodes } from './recovery-codes.ts';

type Dependencies = Pick<CallContext, 'gateway' | 'brand' | 'now'>;

const about = (brand: string, memberId: string): string => `totp:${brand}:${memberId}`;

/** Makes a key, in place of one that was never confirmed. Undefined when the member has one in use. */
export async function beginEnrolment(
  { gateway, brand, now }: Dependencies,
  memberId: string,
): Promise<string | undefined> {
  const secret = base32Of(gateway.random(secretBytes));
  const fresh = {
    secret: await seal(gateway, secret, about(brand.brand, memberId)),
    last_step: 0,
    begun_at: now,
  };
  const row = await gateway.db
    .insertInto('member_totp')
    .values({ brand: brand.brand, member_id: memberId, confirmed_at: null, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'member_id'])
        .doUpdateSet(fresh)
        .where('member_totp.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst();
  return row && secret;
}

type Found = { secret: string; begunAt: Date; confirmedAt: Date | null };

async function findEnrolment({ gateway, brand }: Dependencies, memberId: string): Promise<Found | undefined> {
  const row = await gateway.db
    .selectFrom('member_totp')
    .select(['secret', 'begun_at', 'confirmed_at'])
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return (
    row && {
      secret: await unseal(gateway, row.secret, about(brand.brand, memberId)),
      begunAt: row.begun_at,
      confirmedAt: row.confirmed_at,
    }
  );
}

export type Confirmed = 'confirmed' | 'wrong' | 'none';

/** Takes a key that was begun into use, when its first code comes back within `minutes`. */
export async function confirmEnrolment(
  context: Dependencies,
  { memberId, code, minutes }: { memberId: string; code: string; minutes: number },
): Promise<Confirmed> {
  const { gateway, brand, now } = context;
  const found = await findEnrolment(context, memberId);
  if (!found || found.confirmedAt || now.getTime() - found.begunAt.getTime() > minutes * 60_000)
    return 'none';
  const step = timeStepOf(found.secret, code, now);
  if (step === undefined) return 'wrong';
  const row = await gateway.db
    .updateTable('member_totp')
    .set({ confirmed_at: now, last_step: step })
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('begun_at', '=', found.begunAt)
    .where('confirmed_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  return row ? 'confirmed' : 'none';
}

/** True if the code is valid now, within a step of tolerance. Each step is accepted once. */
export async function useStep(context: Dependencies, memberId: string, code: string): Promise<boolean> {
  const { gateway, brand, now } = context;
  const found = await findEnrolment(context, memberId);
  const step = found?.confirmedAt ? timeStepOf(found.secret, code, now) : undefined;
  if (step === undefined) return false;
  const row = await gateway.db
    .updateTable('member_totp')
    .set({ last_step: step })
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** True if the member has a confirmed authenticator. */
export async function hasTotp(db: Db, brand: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member_totp')
    .select('member_id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets the authenticator and its recovery codes. */
export async function endEnrolment(db: Db, brand: string, memberId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await dropRecoveryCodes(transaction, { brand, memberId });
    await transaction
      .deleteFrom('member_totp')
      .where('brand', '=', brand)
      .where('member_id', '=', memberId)
      .execute();
  });
}
