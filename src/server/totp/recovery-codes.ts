import type { Db } from '#server/db/types.ts';
import type { CallContext, Gateway } from '#server/calls/call.ts';
import { keyedHash } from '#server/crypto/seal.ts';
import { readablePassword } from '#server/crypto/tokens.ts';

const count = 10;
/** Groups of four letters: about 40 bits, behind a hash that needs the server's key. */
const groups = 2;

type Whose = { brand: string; memberId: string };

/** Hash function for a member's codes: equal codes of two members hash differently, and dashes are ignored. */
async function hasher(
  keeper: Pick<Gateway, 'db' | 'random'>,
  { brand, memberId }: Whose,
): Promise<(code: string) => string> {
  const hash = await keyedHash(keeper);
  return (code) => hash(`recovery:${brand}:${memberId}:${code.replaceAll('-', '')}`);
}

/** Makes ten codes in place of those before, each good once. They leave the server here and only their hashes stay. */
export async function newMemberRecoveryCodes(
  { gateway, brand }: Pick<CallContext, 'gateway' | 'brand'>,
  memberId: string,
): Promise<string[]> {
  const of = { brand: brand.brand, memberId };
  const codes = Array.from({ length: count }, () => readablePassword(gateway.random, groups));
  const hashOf = await hasher(gateway, of);
  await dropRecoveryCodes(gateway.db, of);
  await gateway.db
    .insertInto('member_recovery_codes')
    .values(codes.map((code) => ({ brand: of.brand, member_id: memberId, code_hash: hashOf(code) })))
    .execute();
  return codes;
}

/** True if this is one of the member's codes, which is thereby used up. */
export async function useMemberRecoveryCode(
  { gateway, brand }: Pick<CallContext, 'gateway' | 'brand'>,
  memberId: string,
  code: string,
): Promise<boolean> {
  const of = { brand: brand.brand, memberId };
  const hashOf = await hasher(gateway, of);
  const used = await gateway.db
    .deleteFrom('member_recovery_codes')
    .where('brand', '=', of.brand)
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hashOf(code))
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function dropRecoveryCodes(db: Db, { brand, memberId }: Whose): Promise<void> {
  await db
    .deleteFrom('member_recovery_codes')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
}

export async function memberRecoveryCodesLeft(db: Db, { brand, memberId }: Whose): Promise<number> {
  const { left } = await db
    .selectFrom('member_recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(left);
}
