import type { ColumnType, Generated } from 'kysely';
import type { CallTypes } from '#contract/generated/calls.ts';
import type { JsonColumn } from '#server/db/json-column.ts';
import type { MinorUnits } from '#server/db/minor-units.ts';

/** What earns points. */
export type EarningType = 'deposit' | 'live' | 'lottery' | 'pvp' | 'slots' | 'sports';

export type EntryType = EarningType | 'redeem' | 'promotion';

export type ExchangeKind = 'goods' | 'voucher' | 'cash' | 'convert';

/** In process, rejected, approved. */
export type ExchangeStatus = 'APPLYING' | 'REJECTED' | 'PASSED';

/** Append-only: the balance of a member is the sum of the entries. */
export type PointEntries = {
  brand: string;
  member_id: string;
  id: Generated<string>;
  type: EntryType;
  /** Cause, unique per member and type: a repeated event earns once. */
  key: string;
  points: ColumnType<string, bigint, bigint>;
  /** Deposit or valid bet that earned them, in minor units; null for exchanges. */
  amount: MinorUnits | null;
  currency: string | null;
  ratio_points: ColumnType<string, number, number> | null;
  ratio_per: ColumnType<string, number, number> | null;
  exchange_id: string | null;
  /** Code of the game, id of the method, or name of the item. */
  remark: string | null;
  /** Vendor of the game. */
  vassalage: Generated<string | null>;
  at: Date;
};

/** Where goods are sent to. */
export type Address = NonNullable<CallTypes['pointRedeem']['value']['address']>;

export type PointExchanges = {
  brand: string;
  member_id: string;
  /** Trade number. */
  id: string;
  kind: ExchangeKind;
  /** Item of the mall, and its name then; null of a conversion. */
  item: string | null;
  name: string | null;
  quantity: number;
  /** Of all of them. */
  points: ColumnType<string, bigint, bigint>;
  currency: string;
  /** Money that the member paid besides, in minor units. */
  amount: MinorUnits;
  /** Money that the exchange credits, in minor units. */
  credit: MinorUnits;
  /** Remaining quantity after it; null without limit. */
  left_after: number | null;
  address: JsonColumn<Address> | null;
  phone: string | null;
  status: ExchangeStatus;
  remark: string | null;
  made_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
};

/** Quantity of an item that exchanges took from its stock; rejected ones gave it back. */
type PointStockTable = { brand: string; item: string; taken: number };

/** Goods that a promotion gave, and how many of them the member has had sent. */
export type PointGifts = {
  brand: string;
  member_id: string;
  /** Of the award. */
  id: string;
  item: string;
  quantity: number;
  used: Generated<number>;
  /** What was left in the stock; null without one. */
  left_after: number | null;
  made_at: Date;
};

/** Level that a member has above the lowest one, or has fallen to. */
export type MemberLevels = {
  brand: string;
  member_id: string;
  level: string;
  since: Date;
  /** What came before does not count towards a higher level; null if all counts. */
  counted_from: Date | null;
};

/** Why the level of a member changed. */
export type LevelStep = 'REACHED' | 'FELL';

type MemberLevelSteps = {
  brand: string;
  member_id: string;
  id: Generated<string>;
  level: string;
  before: string | null;
  why: LevelStep;
  at: Date;
};

/** Days and months of a brand whose levels are worked out. */
type LevelWindows = { brand: string; key: string; made_at: Date };

declare module '#server/db/types.ts' {
  interface Database {
    point_entries: PointEntries;
    point_exchanges: PointExchanges;
    point_stock: PointStockTable;
    point_gifts: PointGifts;
    member_levels: MemberLevels;
    member_level_steps: MemberLevelSteps;
    level_windows: LevelWindows;
  }
}
