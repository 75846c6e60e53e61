import { canonicalJson } from '#engine/json/canonical-json.ts';
import { retriedTransaction } from '#server/db/retried-transaction.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { sha256Hex } from '#server/crypto/tokens.ts';

export type Operation = {
  brand: string;
  memberId: string;
  /** Use of the key, such as the id of the call. */
  scope: string;
  key: string;
  /** Request; the same key with another body is refused. JSON. */
  body: unknown;
  at: Date;
};

export type Done<Reply> =
  | { ok: true; reply: Reply; /** Nothing was done this time. */ repeated: boolean }
  | { ok: false; code: 'DUPLICATE_TRANSACTION' };

const hashOf = ({ body }: Operation): string => sha256Hex(canonicalJson(body ?? null));

/** The reply to an operation that was done before; undefined for one that was not, or is being done. */
export async function answeredBefore<Reply>(db: Db, operation: Operation): Promise<Done<Reply> | undefined> {
  const stored = await storedOf(db, operation);
  if (!stored) return undefined;
  if (stored.body_hash !== hashOf(operation)) return { ok: false, code: 'DUPLICATE_TRANSACTION' };
  return { ok: true, reply: JSON.parse(stored.reply ?? 'null') as Reply, repeated: true };
}

/**
 * Runs an operation once, in its own transaction, and stores its reply for repeats of the key, in any process. Parallel
 * calls wait for each other; work that throws leaves nothing, and its key stays usable.
 * @param work answers the reply, which is JSON; a refusal is a reply too. It may run twice, see retriedTransaction
 */
export async function once<Reply>(
  db: Db,
  operation: Operation,
  work: (trx: Trx) => Promise<Reply>,
): Promise<Done<Reply>> {
  const { brand, memberId, scope, key, at } = operation;
  const id = { brand, member_id: memberId, scope, key };
  return retriedTransaction(db, async (trx): Promise<Done<Reply>> => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('ledger_operations')
      .values({ ...id, body_hash: hashOf(operation), reply: null, at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) {
      const answered = await answeredBefore<Reply>(trx, operation);
      if (!answered) throw new Error(`The operation ${scope} ${key} is there and cannot be read.`);
      return answered;
    }
    const reply = JSON.stringify((await work(trx)) ?? null);
    await trx
      .updateTable('ledger_operations')
      .set({ reply })
      .where('brand', '=', brand)
      .where('member_id', '=', memberId)
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
    // Read back from the stored row, so that the first answer equals all later ones.
    return { ok: true, reply: JSON.parse(reply) as Reply, repeated: false };
  });
}

const storedOf = (
  db: Db,
  { brand, memberId, scope, key }: Operation,
): Promise<{ body_hash: string; reply: string | null } | undefined> =>
  db
    .selectFrom('ledger_operations')
    .select(['body_hash', 'reply'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
