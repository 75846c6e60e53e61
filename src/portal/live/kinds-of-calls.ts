import type { MemberEventKind } from '#contract/member-events.ts';
import type { CallId } from '../gateway/call-types.ts';

/** What a page asks for again when it hears of a change: the calls whose answers it may show. */
export const callsOfKind: Readonly<Record<MemberEventKind, readonly CallId[]>> = {
  // Money that moved is the only word there is of bets at vendors and of draws that are settled.
  balance: ['walletBalance', 'lotteryBets', 'bettingRecord'],
  transfers: ['walletBalance', 'walletTransferState'],
  // A deposit counts against the member's limits from its beginning until it fails.
  cashier: ['cashierOptions', 'depositList', 'withdrawalList', 'walletBalance', 'protection'],
  bets: ['lotteryBets', 'bettingRecord'],
  wins: ['lotteryWins'],
  messages: [],
  protection: [],
};
