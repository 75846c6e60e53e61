import { seal, unseal } from '#server/crypto/seal.ts';
import { authenticatorUri, base32Of, secretBytes, timeStepOf } from '#server/crypto/authenticator.ts';
import type { Db } from '#server/db/types.ts';
import type { ConfigContext } from '#server/documents/context.ts';

/** Minutes within which the first code of a new authenticator has to come. */
const beginMinutes = 30;

const about = (accountId: string): string => `operator-totp:${accountId}`;

/**
 * Makes the key of a new authenticator; it leaves the server here, this once.
 * @returns undefined when one is in use already.
 */
export async function beginTotp(
  context: ConfigContext,
  { accountId, account }: { accountId: string; account: string },
): Promise<{ secret: string; address: string } | undefined> {
  const secret = base32Of(context.random(secretBytes));
  const fresh = {
    secret: await seal(context, secret, about(accountId)),
    begun_at: context.clock(),
    last_step: 0,
  };
  const row = await context.db
    .insertInto('operator_totp')
    .values({ account_id: accountId, confirmed_at: null, ...fresh })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(fresh).where('operator_totp.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row && { secret, address: authenticatorUri(secret, { issuer: 'Livery', account }) };
}

async function stepOfCode(
  context: ConfigContext,
  accountId: string,
  code: string,
): Promise<{ step: number; begunAt: Date; confirmedAt: Date | null } | undefined> {
  const row = await context.db
    .selectFrom('operator_totp')
    .select(['secret', 'begun_at', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const step = timeStepOf(await unseal(context, row.secret, about(accountId)), code, context.clock());
  return step === undefined ? undefined : { step, begunAt: row.begun_at, confirmedAt: row.confirmed_at };
}

/** Takes the authenticator that was begun into use, by its first code. */
export async function confirmTotp(context: ConfigContext, accountId: string, code: string): Promise<boolean> {
  const found = await stepOfCode(context, accountId, code);
  const oldest = context.clock().getTime() - beginMinutes * 60_000;
  if (!found || found.confirmedAt || found.begunAt.getTime() < oldest) return false;
  const row = await context.db
    .updateTable('operator_totp')
    .set({ confirmed_at: context.clock(), last_step: found.step })
    .where('account_id', '=', accountId)
    .where('begun_at', '=', found.begunAt)
    .where('confirmed_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** True if the code is valid now, within a step of tolerance. Each step is accepted once. */
export async function useTotp(context: ConfigContext, accountId: string, code: string): Promise<boolean> {
  const found = await stepOfCode(context, accountId, code);
  if (!found?.confirmedAt) return false;
  const row = await context.db
    .updateTable('operator_totp')
    .set({ last_step: found.step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', found.step)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets the authenticator and its recovery codes. */
export async function endTotp(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('operator_recovery_codes').where('account_id', '=', accountId).execute();
  await db.deleteFrom('operator_totp').where('account_id', '=', accountId).execute();
}
