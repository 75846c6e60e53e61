import type { MemberEventKind } from '#contract/member-events.ts';
import type { CallId } from '../gateway/call-types.ts';

/** Calls to refetch after each kind of member event. */
export const callsOfKind: Readonly<Record<MemberEventKind, readonly CallId[]>> = {
  // Moved money is the only sign of bets at vendors and of settled draws.
  balance: [
    'walletBalance',
    'walletTransferState',
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
  cashier: [
    'cashierOptions',
    'depositList',
    'withdrawalList',
    'walletBalance',
    'walletTransferState',
    'protection',
  ],
  bets: ['lotteryBets', 'bettingRecord'],
  wins: ['lotteryWins'],
  messages: ['messageList', 'unreadCount'],
  protection: [],
  // The panel of the support desk asks by itself.
  support: [],
  supportTyping: [],
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
    'walletTransferState',
  ],
  points: ['pointBalance', 'pointRewards', 'pointRedeems', 'pointEntries', 'pointConfig'],
  chat: ['chatRooms', 'unreadCount'],
};
