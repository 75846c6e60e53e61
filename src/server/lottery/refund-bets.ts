import { creditBonusBet, noteBonusBet } from '#server/bonus/payouts.ts';
import type { Trx } from '#server/db/types.ts';
import { postMany } from '#server/ledger/post-many.ts';

/** A lottery bet that was cancelled just now; amounts are minor units as decimal strings. */
type Refunded = {
  member_id: string;
  id: string;
  stake: string;
  bonus_grant: string | null;
  bonus_stake: string | null;
  /** Details that the account record shows. */
  shown: Record<string, unknown>;
};

/** Gives the stakes of cancelled bets of one currency back, each to the purses that it came from. */
export async function refundBets(
  trx: Trx,
  { brand, currency, now }: { brand: string; currency: string; now: Date },
  bets: readonly Refunded[],
): Promise<void> {
  // Those with a bonus first: their purses are locked in one order, main last.
  for (const { member_id: memberId, id, stake, bonus_grant: grant, bonus_stake, shown } of bets) {
    if (grant === null) continue;
    await creditBonusBet(trx, {
      brand,
      memberId,
      grant,
      kind: 'lottery.void',
      key: `${id}:cancel`,
      now,
      details: shown,
      house: 'lottery',
      amount: BigInt(stake),
      bonus: BigInt(bonus_stake ?? 0),
    });
    await noteBonusBet(trx, { brand, memberId, now }, { id, wasOpen: true });
  }
  await postMany(trx, {
    brand,
    kind: 'lottery.void',
    currency,
    at: now,
    from: 'lottery',
    credits: bets
      .filter(({ bonus_grant: grant }) => grant === null)
      .map(({ member_id: memberId, id, stake, shown }) => ({
        memberId,
        key: `${id}:cancel`,
        amount: BigInt(stake),
        details: shown,
      })),
  });
}
