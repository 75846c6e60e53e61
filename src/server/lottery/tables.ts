import type { ColumnType, Generated } from 'kysely';
import type { FamilyId } from '#play/lottery/family.ts';
import type { MinorUnits } from '#server/db/minor-units.ts';
import type { DrawResult } from '#play/lottery/draw-result.ts';

/** OPEN takes bets; CLOSED takes none; DRAWN has a result that is not paid out yet; VOID gives every stake back. */
export type DrawStatus = 'OPEN' | 'CLOSED' | 'DRAWN' | 'SETTLED' | 'VOID';

export type LotteryDrawsTable = {
  brand: string;
  game: string;
  numero: string;
  family: FamilyId;
  /** True if the server draws itself, false if it waits for a reported result. */
  own: boolean;
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  /** When all of the result has come to light. */
  revealed_at: Date;
  status: DrawStatus;
  /** Time of the next step; null if there is none. */
  due_at: Date | null;
  /** Grows with every result; 0 before the first. */
  version: Generated<number>;
  result: ColumnType<DrawResult | null, string | null, string | null>;
  /** SHA-256 of the seed, hex, shown before the close. */
  seed_hash: string;
  /** The seed, hex, once it is drawn. */
  seed: string | null;
};

/** A result as one source sent it; two sources that agree, or one confirmed, make it the draw's. */
type LotteryReportsTable = {
  brand: string;
  game: string;
  numero: string;
  source: string;
  result: ColumnType<DrawResult, string, string>;
  reported_at: Date;
};

type LotteryFeedNoncesTable = { brand: string; source: string; nonce: string; used_at: Date };

/** Draws whose wins a member has been shown. */
type LotteryWinsSeenTable = {
  brand: string;
  member_id: string;
  game: string;
  numero: string;
  seen_at: Date;
  /** The draw was told as one that paid. */
  paid: boolean;
};

/** Stakes on a number of a draw, in minor units. */
type LotteryNumberSalesTable = {
  brand: string;
  game: string;
  numero: string;
  number: string;
  sold: string;
};

/** A bet that a member may place once without stake. */
export type LotteryTicketsTable = {
  brand: string;
  member_id: string;
  id: string;
  game: string;
  bet_type: string;
  /** Stake of a note that a win is computed from, in minor units. */
  unit: MinorUnits;
  /** Once it is played. */
  bet_id: string | null;
  made_at: Date;
  expires_at: Date;
};

declare module '#server/db/types.ts' {
  interface Database {
    lottery_number_sales: LotteryNumberSalesTable;
    lottery_wins_seen: LotteryWinsSeenTable;
    lottery_feed_nonces: LotteryFeedNoncesTable;
    lottery_draws: LotteryDrawsTable;
    lottery_tickets: LotteryTicketsTable;
    lottery_reports: LotteryReportsTable;
  }
}
