import { sql } from 'kysely';
import { latinDigits } from '#engine/texts/latin-digits.ts';
import type { Db } from '#server/db/types.ts';
import type { CallContext } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import type { CodePurpose } from './tables.ts';
import { newDigitCode, sha256Hex } from '#server/crypto/tokens.ts';

type Sent = { purpose: CodePurpose; mobile: string };
type CodeContext = Pick<CallContext, 'gateway' | 'brand' | 'now'>;

/** A hash that needs to know whom the code was for, so that equal codes do not look equal. */
const hashOf = (brand: string, { purpose, mobile }: Sent, code: string): string =>
  sha256Hex(`${brand}:${purpose}:${mobile}:${latinDigits(code.trim())}`);

/** Makes a code for a number, in place of the one before; only its hash is kept. */
export async function newCode(
  { gateway, brand, now }: CodeContext,
  sent: Sent,
): Promise<{ code: string; minutes: number }> {
  const code = newDigitCode(gateway.random);
  const minutes = constantOf(brand, 'verificationCodeMinutes');
  const fresh = {
    code_hash: hashOf(brand.brand, sent, code),
    tries: 0,
    sent_at: now,
    expires_at: new Date(now.getTime() + minutes * 60_000),
  };
  await gateway.db
    .insertInto('verification_codes')
    .values({ brand: brand.brand, ...sent, ...fresh })
    .onConflict((conflict) => conflict.columns(['brand', 'purpose', 'mobile']).doUpdateSet(fresh))
    .execute();
  return { code, minutes };
}

export type AnsweredCode =
  | 'wrong'
  /** The code is expired or has had too many tries: a new one has to be sent. */
  | 'expired'
  | {
      /**
       * Uses the code up; false if another request was faster. Called in the transaction of the change that it permits.
       */
      useUp(db: Db): Promise<boolean>;
    };

/** Looks at an answer. Each look counts as a try before it is compared, so that looks made at the same time count too. */
export async function answerCode(
  { gateway, brand, now }: CodeContext,
  { code, ...sent }: Sent & { code: string },
): Promise<AnsweredCode> {
  const of = { brand: brand.brand, ...sent };
  const row = await gateway.db
    .updateTable('verification_codes')
    .set({ tries: sql`tries + 1` })
    .where('brand', '=', of.brand)
    .where('purpose', '=', of.purpose)
    .where('mobile', '=', of.mobile)
    .returning(['code_hash', 'tries', 'expires_at'])
    .executeTakeFirst();
  if (!row) return 'wrong';
  if (row.expires_at <= now || row.tries > constantOf(brand, 'verificationTries')) return 'expired';
  const hash = hashOf(of.brand, sent, code);
  if (row.code_hash !== hash) return 'wrong';
  return {
    async useUp(db) {
      const used = await db
        .deleteFrom('verification_codes')
        .where('brand', '=', of.brand)
        .where('purpose', '=', of.purpose)
        .where('mobile', '=', of.mobile)
        .where('code_hash', '=', hash)
        .returning('mobile')
        .executeTakeFirst();
      return used !== undefined;
    },
  };
}

/** The number of the last code that was sent to any of these; for callers who know no dialling code. */
export async function lastSentTo(
  { gateway, brand }: CodeContext,
  purpose: CodePurpose,
  mobiles: readonly string[],
): Promise<string | undefined> {
  if (mobiles.length === 0) return undefined;
  const row = await gateway.db
    .selectFrom('verification_codes')
    .select('mobile')
    .where('brand', '=', brand.brand)
    .where('purpose', '=', purpose)
    .where('mobile', 'in', mobiles)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.mobile;
}
