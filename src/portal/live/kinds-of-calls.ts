import type { MemberEventKind } from '#contract/member-events.ts';
import type { CallId } from '../gateway/call-types.ts';

/** Calls to refetch after each kind of member event. */
export const callsOfKind: Readonly<Record<MemberEventKind, readonly CallId[]>> = {
  // Moved money is the only sign of bets at vendors and of settled draws.
  balance: [
    'walletBalance',
    'lotteryBets',
    'bettingRecord',
    'pointBalance',
    'pointEntries',
    'promotionStates',
    'bonusDetails',
    'freeRounds',
  ],
  transfers: ['walletBalance', 'walletTransferState'],
  // A deposit counts against the member's limits from its start until it fails.
  cashier: ['cashierOptions', 'depositList', 'withdrawalList', 'walletBalance', 'protection'],
  bets: ['lotteryBets', 'bettingRecord'],
  wins: ['lotteryWins'],
  messages: ['messageList', 'unreadCount'],
  protection: [],
  promotions: [
    'promotionStates',
    'rewards',
    'freeRounds',
    'rewardCounts',
    'leaderboards',
    'referral',
    'raffles',
    'rains',
    'bonusDetails',
    'cashierOptions',
    'walletBalance',
  ],
  points: ['pointBalance', 'pointRewards', 'pointRedeems', 'pointEntries', 'pointConfig'],
  chat: ['chatRooms'],
};
