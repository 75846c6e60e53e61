import type { ColumnType, Generated } from 'kysely';
import type { BonusTerms } from '#server/bonus/tables.ts';
import type { PromotionEvent } from '#play/promotions/cause.ts';
import type { FreeRoundsTerms } from '#server/free-rounds/free-rounds.ts';
import type { MinorUnits } from '#server/db/minor-units.ts';

/** Waits to be claimed, claimed by the member, credited by itself or by an approval. */
export type AwardState = 'OPEN' | 'CLAIMED' | 'ISSUED';

export type ApplicationState = 'APPLYING' | 'REJECTED' | 'PASSED';

export type RewardKind = 'money' | 'bonus' | 'points' | 'entries' | 'item' | 'ticket' | 'freeRounds';

/** Item of the mall that an award gives. */
type GivenItem = {
  item: string;
  name: string;
  kind: 'voucher' | 'cash' | 'goods';
  /** Money that one credits, in minor units. */
  cash: string;
  currency: string;
  /** What was left in its stock; null without one. */
  left: number | null;
};

/** Ticket of a lottery that an award gives; `name` is that of the game. */
type GivenTicket = { game: string; name: string; betType: string; unit: string; days: number };

/** What an award gives besides amounts, as the document said when it was given. */
export type AwardThing = GivenItem | GivenTicket | FreeRoundsTerms;

/** What has to be wagered for a bonus, as the document said when it was given. */
export type AwardWagering = { target: string; terms: BonusTerms };

/** What happened to members, until campaigns have been asked about it. */
export type PromotionEvents = {
  brand: string;
  id: Generated<string>;
  member_id: string;
  kind: PromotionEvent['kind'];
  /** Of play; empty for others, which concern every campaign. */
  campaign: string;
  /** Unique per member, kind and campaign: trade number of a deposit, first day of a window, day of a login. */
  key: string;
  at: Date;
  /** Minor units of a deposit, what play measures, or days in a row. */
  amount: MinorUnits | null;
  /** Of a deposit. */
  method: string | null;
  tries: ColumnType<number, number | undefined, number>;
  /** Not looked at before; later after each try that failed. */
  due_at: Date;
  done_at: Date | null;
};

/** Members who take part in a campaign: joined, or rewarded. */
export type PromotionMembers = { brand: string; member_id: string; campaign: string; joined_at: Date };

export type PromotionAwards = {
  brand: string;
  member_id: string;
  campaign: string;
  /** Unique per campaign and member. */
  cause: string;
  id: string;
  what: RewardKind;
  /** Minor units, points, tickets, or how many of an item. */
  amount: MinorUnits;
  /** Of money and bonuses. */
  currency: string | null;
  /** Of tickets. */
  raffle: string | null;
  /** Of a bonus. */
  wagering: ColumnType<AwardWagering | null, string | null, never>;
  thing: ColumnType<AwardThing | null, string | null | undefined, never>;
  state: AwardState;
  made_at: Date;
  credited_at: Date | null;
};

/** What the rewards of a campaign came to: never more than its document allows. */
export type PromotionBudgets = {
  brand: string;
  campaign: string;
  what: RewardKind;
  spent: MinorUnits;
  awards: number;
};

export type PromotionApplications = {
  brand: string;
  member_id: string;
  id: string;
  campaign: string;
  remark: string;
  state: ApplicationState;
  made_at: Date;
  /** The first of two operators who approve it. */
  approved_by: ColumnType<string | null, string | null | undefined, string | null>;
  decided_at: Date | null;
  decided_by: string | null;
  /** For the member to read. */
  reason: string | null;
};

type PromotionPictures = {
  brand: string;
  member_id: string;
  application: string;
  id: string;
  picture: Buffer;
  sent_at: Date;
};

/** The last day on which a member was here, by the clocks of the brand, and how many in a row it was the last of. */
export type MemberVisits = { brand: string; member_id: string; day: string; streak: number };

/** Windows whose play has become events. */
type PromotionWindows = { brand: string; campaign: string; day: string; made_at: Date };

declare module '#server/db/types.ts' {
  interface Database {
    promotion_events: PromotionEvents;
    promotion_members: PromotionMembers;
    promotion_awards: PromotionAwards;
    promotion_budgets: PromotionBudgets;
    promotion_applications: PromotionApplications;
    promotion_pictures: PromotionPictures;
    promotion_windows: PromotionWindows;
    member_visits: MemberVisits;
  }
}
