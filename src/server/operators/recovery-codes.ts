import { keyedHash } from '#server/crypto/seal.ts';
import { readablePassword } from '#server/crypto/tokens.ts';
import type { Db } from '#server/db/types.ts';
import type { ConfigContext } from '#server/documents/context.ts';

const count = 10;
/** Groups of four letters: about 40 bits, behind a hash that needs the server's key. */
const groups = 2;

/** Hash function for an account's codes: equal codes of two accounts hash differently, and dashes are ignored. */
async function hasher(context: ConfigContext, accountId: string): Promise<(code: string) => string> {
  const hash = await keyedHash(context);
  return (code) => hash(`operator-recovery:${accountId}:${code.replaceAll('-', '')}`);
}

/** Makes ten codes in place of those before, each good once. They leave the server here and only their hashes stay. */
export async function newRecoveryCodes(context: ConfigContext, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, () => readablePassword(context.random, groups));
  const hashOf = await hasher(context, accountId);
  await context.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('operator_recovery_codes').where('account_id', '=', accountId).execute();
    await trx
      .insertInto('operator_recovery_codes')
      .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(code) })))
      .execute();
  });
  return codes;
}

/** True if this is one of the account's codes, which is thereby used up. */
export async function useRecoveryCode(
  context: ConfigContext,
  accountId: string,
  code: string,
): Promise<boolean> {
  const hashOf = await hasher(context, accountId);
  const used = await context.db
    .deleteFrom('operator_recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(code))
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function recoveryCodesLeft(db: Db, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('operator_recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(left);
}
