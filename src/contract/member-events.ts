/**
 * What a member's pages are told of, as a hint: something of the kind has changed, so ask for it again. `balance`: money of the
 * wallet · `transfers`: a transfer to or from a vendor's wallet · `cashier`: a deposit or withdrawal · `bets`: bets or their
 * settlement · `wins`: a draw that paid · `messages`: messages to the member · `protection`: limits and exclusions.
 */
export const memberEventKinds = [
  'balance',
  'transfers',
  'cashier',
  'bets',
  'wins',
  'messages',
  'protection',
] as const;

export type MemberEventKind = (typeof memberEventKinds)[number];
