import type { BetStatus } from '#server/bets/tables.ts';
import type { LotteryBetDetails } from './bet-details.ts';
import type { Outcome } from './outcome.ts';

/** A lottery bet as it stands in `bets`; amounts are minor units as decimal strings. */
export type BetRow = {
  member_id: string;
  id: string;
  currency: string;
  stake: string;
  payout: string;
  status: BetStatus;
  placed_at: Date;
  details: LotteryBetDetails;
};

/** A bet with what a version of its draw gives for it. */
export type SettledBet = BetRow & { outcome: Outcome };
