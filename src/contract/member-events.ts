/**
 * Hints to a member's pages that data of a kind has changed and should be fetched again. `transfers`: to or from a
 * vendor's wallet · `cashier`: deposits and withdrawals · `wins`: a draw that settled bets · `protection`: limits and exclusions ·
 * `points`: exchanges · `promotions`: what a member has of campaigns · `support`: the conversation with the support desk ·
 * `supportTyping`: the desk types now · `chat`: mentions in chat rooms, and whether it may write there.
 */
export const memberEventKinds = [
  'balance',
  'transfers',
  'cashier',
  'bets',
  'wins',
  'messages',
  'protection',
  'points',
  'promotions',
  'support',
  'supportTyping',
  'chat',
] as const;

export type MemberEventKind = (typeof memberEventKinds)[number];
