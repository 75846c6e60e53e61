import type { ActionDefinition } from '../actions/definition.ts';
import { textOf } from '../flows/submitted-text.ts';
import { formatMoney } from '../format/format-money.ts';
import { withIntention } from '../gateway/intention.ts';
import type { Portal } from '../runtime/portal.ts';
import { aimOf } from './target.ts';
import { tellTransfers } from './tell-transfers.ts';

/** What shows money is asked for again. */
const refresh = ({ calls }: Pick<Portal, 'calls'>): void =>
  calls.invalidate(
    (id) => id === 'walletBalance' || id === 'walletTransferState' || id === 'transferUplineState',
  );

const moveToVendor: ActionDefinition<'moveToVendor'> = async (_, portal, { form }) => {
  const values = form?.values ?? {};
  const held = aimOf(portal);
  if (!held || held.target.kind === 'member') return;
  const { target } = held;
  const body =
    target.kind === 'collect'
      ? ({ action: 'collect' } as const)
      : { action: target.action, vassalage: target.vassalage, amount: textOf(values, 'amount') };
  const paymentPassword = textOf(values, 'paymentPassword');
  const answer = await withIntention(portal, 'walletTransfer', body, (idempotencyKey) =>
    portal.gateway.call('walletTransfer', { body: { ...body, paymentPassword } }, { idempotencyKey }),
  );
  refresh(portal);
  tellTransfers(portal, answer);
  held.onDone();
};

const moveToMember: ActionDefinition<'moveToMember'> = async (_, portal, { form }) => {
  const values = form?.values ?? {};
  const held = aimOf(portal);
  if (held?.target.kind !== 'member') return;
  const { target } = held;
  const amount = textOf(values, 'amount');
  const body =
    target.to === 'upline' ? { to: target.to, amount } : { to: target.to, account: target.account, amount };
  const paymentPassword = textOf(values, 'paymentPassword');
  const done = await withIntention(portal, 'transferUpline', body, (idempotencyKey) =>
    portal.gateway.call('transferUpline', { body: { ...body, paymentPassword } }, { idempotencyKey }),
  );
  refresh(portal);
  const { currency = 'USD', currencyDigits = 2 } = portal.documents.get().brand;
  const said = formatMoney(done.amount, currency, currencyDigits, portal.texts.locale());
  portal.toasts.show(portal.texts.say()('transfer.done', { amount: said, name: done.account }), 'success');
  held.onDone();
};

/** What the actions of the wallet do: one piece of code, fetched with its first form. */
export const walletFlows = { moveToVendor, moveToMember } as const;

export type WalletFlowName = keyof typeof walletFlows;
