/** Kinds of transactions; records group and name transactions by kind. */
export const transactionKinds = [
  'opening',
  'deposit',
  'withdrawal.hold',
  'withdrawal.release',
  'withdrawal.paid',
  'bet',
  'win',
  'rollback',
  'lottery.bet',
  'lottery.win',
  'lottery.rebate',
  'lottery.reversal',
  'lottery.void',
  'transfer.out',
  'transfer.sent',
  'transfer.in',
  'transfer.refund',
  'upline.out',
  'upline.in',
  'adjustment',
  'bonus',
] as const;

export type TransactionKind = (typeof transactionKinds)[number];
