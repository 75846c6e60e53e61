import type { CallTypes } from '#contract/generated/calls.ts';
import { transactionKinds, type TransactionKind } from '#server/ledger/kinds.ts';

/** Filter of the account record. */
export type RecordType = CallTypes['accountRecord']['value']['rows'][number]['type'];

/** The type that each kind of movement belongs to; a new kind has to say. */
export const typeOfKind: Readonly<Record<TransactionKind, RecordType>> = {
  opening: 'opening',
  deposit: 'deposit',
  'withdrawal.hold': 'withdrawal',
  'withdrawal.release': 'withdrawal',
  'withdrawal.paid': 'withdrawal',
  bet: 'bet',
  win: 'win',
  rollback: 'refund',
  'lottery.bet': 'lottery',
  'lottery.win': 'lottery',
  'lottery.reversal': 'lottery',
  'lottery.void': 'lottery',
  'lottery.rebate': 'lottery',
  'transfer.out': 'transfer',
  'transfer.sent': 'transfer',
  'transfer.in': 'transfer',
  'transfer.refund': 'transfer',
  'upline.out': 'upline',
  'upline.in': 'upline',
  adjustment: 'adjustment',
  bonus: 'bonus',
  'bonus.grant': 'bonus',
  'bonus.convert': 'bonus',
  'bonus.expire': 'bonus',
  'bonus.forfeit': 'bonus',
  'points.pay': 'points',
  'points.refund': 'points',
  'points.cash': 'points',
  'points.convert': 'points',
  'contract.dividend': 'contract',
  'contract.daily': 'contract',
  'contract.hourly': 'contract',
  'contract.realtime': 'contract',
  rebate: 'rebate',
  'rebate.back': 'rebate',
};

export const kindsOfType = (type: RecordType): readonly TransactionKind[] =>
  transactionKinds.filter((kind) => typeOfKind[kind] === type);
