import type { Loaded } from '#portal/calls/loaded.ts';
import { useCall } from '#portal/calls/use-call.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';

/** Bets of a page. */
export const betsPage = 20;

/** The member's bets on a game, the latest first. */
export const useOwnBets = (game: string, count = betsPage): Loaded<CallValue<'lotteryBets'>> =>
  useCall('lotteryBets', { query: { game, count: String(count) } });
