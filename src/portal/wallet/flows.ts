import type { ActionDefinition } from '../actions/definition.ts';
import { textOf } from '../flows/submitted-text.ts';
import { formatMoney } from '../format/format-money.ts';
import type { Portal } from '../runtime/portal.ts';
import { tellTransfers } from './tell-transfers.ts';

/** Refetches calls about money. */
const refresh = ({ calls }: Pick<Portal, 'calls'>): void =>
  calls.invalidate(
    (id) => id === 'walletBalance' || id === 'walletTransferState' || id === 'transferUplineState',
  );

const moveToVendor: ActionDefinition<'moveToVendor'> = async (_, portal, input) => {
  const { form, about = {}, idempotencyKey = '' } = input;
  const { action, vassalage = '' } = about;
  const values = form?.values ?? {};
  const body =
    action === 'in' || action === 'out'
      ? ({ action, vassalage, amount: textOf(values, 'amount') } as const)
      : ({ action: 'collect' } as const);
  const paymentPassword = textOf(values, 'paymentPassword');
  const answer = await portal.gateway.call(
    'walletTransfer',
    { body: { ...body, paymentPassword } },
    { idempotencyKey },
  );
  refresh(portal);
  tellTransfers(portal, answer);
};

const moveToMember: ActionDefinition<'moveToMember'> = async (_, portal, input) => {
  const { form, about = {}, idempotencyKey = '' } = input;
  const { account } = about;
  const values = form?.values ?? {};
  const amount = textOf(values, 'amount');
  const body =
    account === undefined
      ? ({ to: 'upline', amount } as const)
      : ({ to: 'downline', account, amount } as const);
  const paymentPassword = textOf(values, 'paymentPassword');
  const done = await portal.gateway.call(
    'transferUpline',
    { body: { ...body, paymentPassword } },
    { idempotencyKey },
  );
  refresh(portal);
  const { currency = 'USD', currencyDigits = 2 } = portal.documents.current.brand;
  const said = formatMoney(done.amount, currency, currencyDigits, portal.texts.locale());
  portal.toasts.show(portal.say('transfer.done', { amount: said, name: done.account }), 'success');
};

/** Flows of the wallet's actions, in one chunk that loads with its first form. */
export const walletFlows = { moveToVendor, moveToMember } as const;

export type WalletFlowName = keyof typeof walletFlows;
