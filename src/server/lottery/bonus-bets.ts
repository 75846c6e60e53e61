import type { Trx } from '#server/db/types.ts';
import { runningBonus, takeBonus } from '#server/bonus/stakes.ts';
import { memberPurse } from '#server/ledger/accounts.ts';
import type { Posting } from '#server/ledger/post.ts';

/** What a slip takes of a bonus that runs. */
export type SlipBonus = { grant: string; bets: { bonus: bigint; counts: boolean }[] };

/** Parts of an amount in the proportion of weights; they sum to the amount and none is above its weight if the amount is not above their sum. */
function inProportion(amount: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  let [before, given] = [0n, 0n];
  return weights.map((weight) => {
    before += weight;
    const part = sum === 0n ? 0n : (amount * before) / sum - given;
    given += part;
    return part;
  });
}

/** Bonus money that a slip takes, spread over its bets in the proportion of their stakes; undefined without a bonus. */
export async function slipBonus(
  trx: Trx,
  owner: { brand: string; memberId: string; now: Date },
  stakes: readonly bigint[],
): Promise<SlipBonus | 'BONUS_STAKE_LIMIT' | undefined> {
  const running = await runningBonus(trx, owner);
  if (!running) return undefined;
  const { grant, maxStake } = running;
  const stake = stakes.reduce((sum, each) => sum + each, 0n);
  const largest = stakes.reduce((most, each) => (each > most ? each : most), 0n);
  const taken = await takeBonus(trx, { ...owner, grant, stake, largest });
  if (typeof taken !== 'bigint') return taken;
  return {
    grant,
    bets: inProportion(taken, stakes).map((bonus, at) => ({
      bonus,
      counts: maxStake === undefined || (stakes[at] ?? 0n) <= maxStake,
    })),
  };
}

/** Postings by which a slip is paid from both purses. */
export function stakePostings(memberId: string, total: bigint, bonus: SlipBonus | undefined): Posting[] {
  const taken = (bonus?.bets ?? []).reduce((sum, each) => sum + each.bonus, 0n);
  return [
    { account: memberPurse(memberId, 'bonus'), amount: -taken },
    { account: memberPurse(memberId), amount: taken - total },
  ].filter(({ amount }) => amount !== 0n);
}
