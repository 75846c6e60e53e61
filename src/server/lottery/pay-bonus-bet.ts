import { bonusShare, creditBonusBet, noteBonusBet, reverseBonus } from '#server/bonus/payouts.ts';
import type { Trx } from '#server/db/types.ts';
import type { SettleJob } from './advance-draws.ts';
import { reverseOverpaid } from './reverse-overpaid.ts';
import type { SettledBet } from './settled-bet.ts';

/** True if a bonus ran when the bet was placed. */
export const hasBonus = ({ bonus_grant }: Pick<SettledBet, 'bonus_grant'>): boolean => bonus_grant !== null;

const shareOf = ({ stake, bonus_stake }: SettledBet, amount: bigint): bigint =>
  bonusShare(amount, { stake: BigInt(stake), bonusStake: BigInt(bonus_stake ?? 0) });

/** Part of the payout of this version that is the bonus's; null for a bet without one. */
export const bonusPayout = (bet: SettledBet): string | null =>
  hasBonus(bet) ? String(shareOf(bet, bet.outcome.payout)) : null;

const paid = [
  ['lottery.win', 'payout', 'win'],
  ['lottery.rebate', 'rebate', 'rebate'],
] as const;

/**
 * Pays the outcome of a bet with a bonus, each part to the purse that it belongs to, takes back that of the version before where it differs, and
 * counts the stake. The caller has locked the member's purses and written the bet.
 */
export async function payBonusBet(
  trx: Trx,
  { job, ...at }: { brand: string; currency: string; at: Date; job: SettleJob },
  bet: SettledBet,
  before: { win: bigint; rebate: bigint },
): Promise<void> {
  const { brand, at: now } = at;
  const { member_id: memberId, id, bonus_grant: grant, outcome, details } = bet;
  if (grant === null) return;
  const shown = {
    game: details.name ?? job.game,
    draw: job.numero,
    bet: id,
    betType: details.betType,
  };
  const booking = { brand, memberId, grant, now, details: shown, house: 'lottery' as const };
  const key = `${id}:${job.version}`;
  for (const [kind, name, was] of paid) {
    const [amount, former] = [outcome[name], before[was]];
    if (amount === former) continue;
    if (amount > 0n)
      await creditBonusBet(trx, { ...booking, kind, key, amount, bonus: shareOf(bet, amount) });
    const back = shareOf(bet, former);
    if (former > back) await reverseOverpaid(trx, { ...at, job }, { bet, name: was, amount: former - back });
    if (back > 0n)
      await reverseBonus(trx, {
        ...booking,
        kind: 'lottery.reversal',
        key: `${key}:${was}:bonus`,
        amount: back,
      });
  }
  if (outcome.refund > 0n)
    await creditBonusBet(trx, {
      ...booking,
      kind: 'lottery.void',
      key,
      amount: outcome.refund,
      bonus: BigInt(bet.bonus_stake ?? 0),
    });
  await noteBonusBet(trx, { brand, memberId, now }, { id, wasOpen: bet.status === 'OPEN' });
}
