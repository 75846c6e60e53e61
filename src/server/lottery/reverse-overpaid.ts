import type { Trx } from '#server/db/types.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { balanceOf } from '#server/ledger/balances.ts';
import { post } from '#server/ledger/post.ts';
import type { SettleJob } from './advance-draws.ts';
import type { SettledBet } from './settled-bet.ts';

/** Amount that an earlier version of a draw gave for a bet and the new one does not. */
export type Excess = { bet: SettledBet; name: 'win' | 'rebate'; amount: bigint };

/**
 * Takes back what a corrected draw overpaid, down to a balance of zero: the spent rest is a loss of the house, noted on
 * the bet. The caller has locked the member's purse.
 */
export async function reverseOverpaid(
  trx: Trx,
  { brand, currency, at, job }: { brand: string; currency: string; at: Date; job: SettleJob },
  { bet, name, amount }: Excess,
): Promise<void> {
  const memberId = bet.member_id;
  const balance = await balanceOf(trx, { brand, memberId, currency });
  const taken = amount < balance ? amount : balance;
  if (taken > 0n) {
    const posted = await post(trx, {
      brand,
      memberId,
      kind: 'lottery.reversal',
      key: `${bet.id}:${job.version}:${name}`,
      currency,
      at,
      details: {
        game: bet.details.name ?? job.game,
        draw: job.numero,
        bet: bet.id,
        betType: bet.details.betType,
      },
      postings: [
        { account: memberPurse(memberId), amount: -taken },
        { account: house('lottery'), amount: taken },
      ],
    });
    if (!posted.ok) throw new Error('A balance that was locked does not suffice.');
  }
  if (taken === amount) return;
  const short = BigInt(bet.details.short ?? 0) + amount - taken;
  bet.details = { ...bet.details, short: String(short) };
  await trx
    .updateTable('bets')
    .set({ details: JSON.stringify(bet.details) })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('id', '=', bet.id)
    .execute();
}
