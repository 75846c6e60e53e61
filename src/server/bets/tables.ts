import type { ColumnType, Generated } from 'kysely';
import type { MinorUnits } from '#server/db/minor-units.ts';

/** Wallet that held the money during play, or a lottery of the platform. */
export type BetSource = 'seamless' | 'transfer' | 'lottery';

/** OPEN until the round is over; CANCELLED by member or vendor, VOID with its draw. */
export type BetStatus = 'OPEN' | 'SETTLED' | 'CANCELLED' | 'VOID';

export type BetsTable = {
  brand: string;
  member_id: string;
  id: Generated<string>;
  source: BetSource;
  /** The vendor; of a lottery its account type. */
  vassalage: string;
  game_type: string;
  game_code: string;
  /** The vendor's id of the round, or the id of the draw. */
  round: string;
  currency: string;
  /** Amount paid for the bet, less refunds. */
  stake: MinorUnits;
  payout: MinorUnits;
  /** The settled stake, which counts for points, rebates and contracts; 0 until then, and for what is void or refunded. */
  valid_bet: MinorUnits;
  status: BetStatus;
  placed_at: Date;
  settled_at: Date | null;
  /** Number of settlements; a corrected result settles again. */
  version: Generated<number>;
  /** Bonus that ran when it was placed, and what of stake and payout is its money; null without one. */
  bonus_grant: Generated<string | null>;
  bonus_stake: ColumnType<string | null, bigint | string | null | undefined, bigint | string | null>;
  bonus_payout: ColumnType<string | null, bigint | string | null | undefined, bigint | string | null>;
  /** Percent of the settled stake that counts for the bonus, and what counted. */
  wager_percent: Generated<number | null>;
  wagered: ColumnType<string | null, bigint | string | null | undefined, bigint | string | null>;
  /** Free rounds of which it is one. */
  free_rounds: Generated<string | null>;
  details: ColumnType<Record<string, unknown>, string | undefined, string>;
};

declare module '#server/db/types.ts' {
  interface Database {
    bets: BetsTable;
  }
}
