import { balanceOf } from '#server/ledger/balances.ts';
import type { CallContext } from '#server/calls/call.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { newId } from '#server/crypto/tokens.ts';
import { transferAllIn } from '#server/transfers/transfer-all-in.ts';
import { transferBounds } from '#server/transfers/transfer-vendors.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import type { Payload } from './payload.ts';

/**
 * Moves the player's money, or `moveAmount` of it, to a vendor with its own wallet if `confirmTrans` is true, leaves it if false, and asks
 * if it is absent and there is money to move.
 */
export async function refusedMove(
  context: CallContext & { session: Session },
  vassalage: string,
  { confirmTrans, moveAmount }: Pick<Payload, 'confirmTrans' | 'moveAmount'>,
): Promise<CallRefusal | undefined> {
  if (confirmTrans === false) return undefined;
  const { gateway, brand, session } = context;
  const { memberId } = session;
  const money = moneyOf(brand);
  if (confirmTrans === undefined) {
    const { currency } = money;
    const balance = await balanceOf(gateway.db, { brand: brand.brand, memberId, currency });
    const { min, max } = transferBounds(brand);
    const amount = balance < max ? balance : max;
    if (amount === 0n || amount < min) return undefined;
    return refuseCall('CONFIRM_TRANSFER', {
      value: { balance: String(balance), amount: String(amount), least: String(min), ...money },
    });
  }
  const moved = await transferAllIn(context, {
    memberId,
    vassalage,
    key: newId(gateway.random),
    ...(moveAmount !== undefined && { most: BigInt(moveAmount) }),
  });
  if (moved instanceof CallRefusal) return moved;
  // A transfer of unknown outcome is settled later; the game can be opened meanwhile.
  return moved?.status === 'FAILED' ? refuseCall('VENDOR_UNAVAILABLE') : undefined;
}
