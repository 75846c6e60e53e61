import type { Json } from '#engine/json/json.ts';
import type { PointRatio } from '#server/points/ratio.ts';
import type { Odds } from '#play/lottery/odds.ts';

/** `details` of a lottery bet: everything its settlement needs. Amounts are minor units as decimal strings. */
export type LotteryBetDetails = {
  /** Name of the game as it was then, for the account record. */
  name?: string;
  betType: string;
  selection: Json;
  notes: number;
  cost: number;
  /** Stake of a note before the multiple. */
  unit: string;
  multiple: number;
  odds: Record<string, Odds>;
  /** Most that the bet pays. */
  most: string;
  /** Prize group, where the player has a choice. */
  group?: number;
  /** Part of the stake returned in exchange for lower odds, once the bet is settled. */
  rebate?: string;
  /** Ticket that it was placed with, without stake. */
  ticket?: string;
  chase?: string;
  /** A win ends the chase. */
  stopOnWin?: true;
  /** Ratio by which its valid bet earns points. */
  pointRatio?: PointRatio | undefined;
  /** Amount that a correction could not take back, since it was spent. */
  short?: string;
};
