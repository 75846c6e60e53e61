import type { CallErrorCode } from '#contract/call-errors.ts';
import type { Trx } from '#server/db/types.ts';
import { once, type Done } from '#server/ledger/once.ts';
import { beginTransfer } from './book-transfer.ts';
import type { Transfer, TransferDirection } from './transfer.ts';
import type { CallContext, Gateway } from '#server/calls/call.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import { moneyOf } from '#server/wallet/wallets.ts';

export type Wanted = { vassalage: string; player: string; direction: TransferDirection; amount: bigint };

/** Services and context that transfers need. */
export type TransferGround = Pick<CallContext, 'brand' | 'now'> & {
  gateway: Pick<Gateway, 'db' | 'random' | 'transfers' | 'balanceHints'>;
};

type Operation = { memberId: string; scope: string; key: string; body: object };

/** Result stored with the operation, to be answered again. */
export type BegunTransfers = { ids: string[] } | { refused: CallErrorCode };

/** Begins transfers in the caller's transaction, all or none. */
export async function beginTransfers(
  trx: Trx,
  { gateway: { random, transfers }, brand, now }: TransferGround,
  memberId: string,
  wanted: readonly Wanted[],
): Promise<BegunTransfers> {
  const owner = { brand: brand.brand, memberId };
  const { currency } = moneyOf(brand);
  const ids: string[] = [];
  for (const one of wanted) {
    const id = newId(random);
    const begun = await beginTransfer(trx, { ...owner, ...one, id, currency, now });
    if (!begun.ok) return { refused: begun.code };
    await transfers.watch(trx, { ...owner, id });
    ids.push(id);
  }
  return { ids };
}

/** Has the vendors of transfers that were begun asked at once; each has its own outcome. What was begun before is asked about where it is not settled. */
export async function askVendors(
  { gateway: { transfers, balanceHints }, brand }: TransferGround,
  memberId: string,
  done: Done<BegunTransfers>,
): Promise<Transfer[] | CallRefusal> {
  if (!done.ok) return refuseCall(done.code);
  if ('refused' in done.reply) return refuseCall(done.reply.refused);
  const { reply, repeated } = done;
  if (!repeated && reply.ids.length > 0) balanceHints.balanceMoved(brand.brand, memberId);
  return Promise.all(
    reply.ids.map((id) => {
      const key = { brand: brand.brand, memberId, id };
      return repeated ? transfers.resolve(key) : transfers.send(brand, key);
    }),
  );
}

/** Begins transfers once for a key, and has their vendors asked. */
export async function runTransfers(
  ground: TransferGround,
  { memberId, ...operation }: Operation,
  wanted: readonly Wanted[],
): Promise<Transfer[] | CallRefusal> {
  const { gateway, brand, now } = ground;
  const done = await once<BegunTransfers>(
    gateway.db,
    { ...operation, brand: brand.brand, memberId, at: now },
    (trx) => beginTransfers(trx, ground, memberId, wanted),
  );
  return askVendors(ground, memberId, done);
}
