import type { BetStatus } from '#server/bets/tables.ts';
import type { LotteryBetDetails } from './bet-details.ts';
import type { BetOutcome } from './outcome.ts';

/** Row of a lottery bet; amounts are minor units as decimal strings. */
export type SettledBetRow = {
  member_id: string;
  id: string;
  currency: string;
  stake: string;
  payout: string;
  status: BetStatus;
  placed_at: Date;
  details: LotteryBetDetails;
};

/** Row of a bet of a draw that is settled, with what it has of a bonus. */
export type UnsettledBetRow = SettledBetRow & {
  bonus_grant: string | null;
  bonus_stake: string | null;
  bonus_payout: string | null;
};

/** Bet with its outcome by a version of its draw. */
export type SettledBet = UnsettledBetRow & { outcome: BetOutcome };
