import type { CallErrorCode } from '#contract/call-errors.ts';
import { once } from '#server/ledger/once.ts';
import { beginTransfer } from '#server/vendors/transfers/book-transfer.ts';
import type { Transfer, TransferDirection } from '#server/vendors/transfers/transfer.ts';
import type { CallContext, Gateway } from '../call.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { newId } from '../tokens.ts';
import { moneyOf } from '../wallet/wallets.ts';

export type Wanted = { vassalage: string; player: string; direction: TransferDirection; amount: bigint };

/** What transfers are made with. */
export type TransferGround = Pick<CallContext, 'brand' | 'now'> & {
  gateway: Pick<Gateway, 'db' | 'random' | 'transfers' | 'balanceHints'>;
};

type Operation = { memberId: string; scope: string; key: string; body: object };
type Reply = { ids: string[] } | { refused: CallErrorCode };

/**
 * Begins transfers once for a key, all or none, and has their vendors asked at once; each has its own outcome. For a key that was used
 * before nothing begins: what is not settled yet is asked about.
 */
export async function runTransfers(
  { gateway, brand, now }: TransferGround,
  { memberId, scope, key, body }: Operation,
  wanted: readonly Wanted[],
): Promise<Transfer[] | Refusal> {
  const { db, random, transfers, balanceHints } = gateway;
  const owner = { brand: brand.brand, memberId };
  const { currency } = moneyOf(brand);
  const done = await once<Reply>(db, { ...owner, scope, key, body, at: now }, async (trx) => {
    const ids: string[] = [];
    for (const one of wanted) {
      const id = newId(random);
      const begun = await beginTransfer(trx, { ...owner, ...one, id, currency, now });
      if (!begun.ok) return { refused: begun.code };
      await transfers.watch(trx, { ...owner, id });
      ids.push(id);
    }
    return { ids };
  });
  if (!done.ok) return refuse(done.code);
  if ('refused' in done.reply) return refuse(done.reply.refused);
  const { repeated } = done;
  if (!repeated && wanted.length > 0) balanceHints.balanceMoved(brand.brand, memberId);
  return Promise.all(
    done.reply.ids.map((id) => {
      const key = { ...owner, id };
      return repeated ? transfers.resolve(key) : transfers.send(brand, key);
    }),
  );
}
