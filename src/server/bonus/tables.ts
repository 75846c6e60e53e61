import type { ColumnType, Generated } from 'kysely';
import type { PromotionDocument } from '#contract/generated/documents.ts';
import type { MinorUnits } from '#server/db/minor-units.ts';

/**
 * WAITING for another bonus to end, ACTIVE one at a time for a member. CONVERTED: wagered enough, what it was worth is the member's. SPENT:
 * lost. EXPIRED and FORFEITED: given back to the house.
 */
export type BonusState = 'WAITING' | 'ACTIVE' | 'CONVERTED' | 'SPENT' | 'EXPIRED' | 'FORFEITED';

/** Wagering as it stood in the document when the bonus was given. */
export type BonusTerms = NonNullable<PromotionDocument['gives']['wagering']>;

/** A bonus of a member. The functions of `sql/` change it, under the member's purses. */
export type BonusGrants = {
  brand: string;
  member_id: string;
  /** Of its award. */
  id: string;
  campaign: string;
  currency: string;
  amount: MinorUnits;
  /** What has to be staked, and what of it is done. */
  target: MinorUnits;
  wagered: ColumnType<string, never, never>;
  terms: ColumnType<BonusTerms, string, never>;
  state: BonusState;
  /** Money that goes into the purse when it begins. */
  pending: MinorUnits;
  /** Bonus money in bets that are open. */
  at_stake: ColumnType<string, never, never>;
  /** What has become the member's, and what of a sticky bonus has gone back. */
  converted: ColumnType<string, never, never>;
  returned: ColumnType<string, never, never>;
  /** How often it began: a corrected draw may give a lost one another turn. */
  turns: Generated<number>;
  made_at: Date;
  begun_at: ColumnType<Date | null, never, never>;
  expires_at: ColumnType<Date | null, never, never>;
  ended_at: ColumnType<Date | null, never, never>;
};

declare module '#server/db/types.ts' {
  interface Database {
    bonus_grants: BonusGrants;
  }
}
