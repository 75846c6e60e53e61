import { balanceOf } from '#server/ledger/balances.ts';
import { vendorPlayer } from '#server/vendors/launch-sessions.ts';
import type { Transfer } from './transfer.ts';
import type { CallRefusal } from '#server/calls/refusal.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { runTransfers, type TransferGround } from './run-transfers.ts';
import { transferBounds } from './transfer-vendors.ts';

/**
 * Transfers a member's spendable balance to a vendor with its own wallet, for a launch with `confirmTrans`; at most `most` and one
 * transfer's maximum, undefined if below the minimum. `key`: one per intention, the same for each retry.
 */
export async function transferAllIn(
  context: TransferGround,
  { memberId, vassalage, key, most }: { memberId: string; vassalage: string; key: string; most?: bigint },
): Promise<Transfer | CallRefusal | undefined> {
  const { gateway, brand, now } = context;
  const owner = { brand: brand.brand, memberId };
  const { currency } = moneyOf(brand);
  const balance = await balanceOf(gateway.db, { ...owner, currency });
  const { min, max } = transferBounds(brand);
  const bounds = most === undefined ? [balance, max] : [balance, max, most];
  const amount = bounds.reduce((least, bound) => (bound < least ? bound : least));
  const player = await vendorPlayer(gateway.db, { ...owner, vassalage, now, random: gateway.random });
  const wanted =
    amount > 0n && amount >= min ? [{ vassalage, player, direction: 'in' as const, amount }] : [];
  const begun = await runTransfers(
    context,
    { memberId, scope: 'transferAllIn', key, body: { vassalage } },
    wanted,
  );
  return Array.isArray(begun) ? begun[0] : begun;
}
