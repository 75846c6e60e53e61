import type { CallTypes } from '#contract/generated/calls.ts';
import { vendorPlayer } from '#server/vendors/launch-sessions.ts';
import { admitOnce } from '#server/calls/admit-once.ts';
import { defineCall, type CallContext, type ContextOf } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { checkOrderForm } from '#server/forms/order-forms.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { refuseCall, CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { checkPaymentPassword } from '#server/passwords/check-payment-password.ts';
import { spendable } from '#server/wallet/wallets.ts';
import { askVendors, beginTransfers, type BegunTransfers, type Wanted } from '../run-transfers.ts';
import { presentTransfer } from './present-transfer.ts';
import { transferBounds, transferVendors } from '../transfer-vendors.ts';
import { vendorBalances } from '../vendor-balances.ts';

type One = Extract<CallTypes['walletTransfer']['body'], { vassalage: string }>;

/** Checked transfer, within the brand's bounds and with a vendor that has its own wallet. */
async function wantedOne(context: CallContext, memberId: string, body: One): Promise<Wanted | CallRefusal> {
  const { gateway, brand, now } = context;
  const vendor = transferVendors(brand).find(({ vassalage }) => vassalage === body.vassalage);
  if (!vendor) return refuseFields([refusedField('vassalage', 'NOT_AN_OPTION')]);
  const isClosed = vendor.enabled === false && body.action === 'in';
  if (vendor.maintenance || isClosed) return refuseCall('TRANSFER_CLOSED');
  const { min, max } = transferBounds(brand);
  const amount = BigInt(body.amount);
  if (amount < min)
    return refuseFields([{ field: 'amount', code: 'TOO_SMALL', params: { min: String(min) } }]);
  if (amount > max)
    return refuseFields([{ field: 'amount', code: 'TOO_LARGE', params: { max: String(max) } }]);
  const { random, db } = gateway;
  const player = await vendorPlayer(db, {
    brand: brand.brand,
    memberId,
    vassalage: vendor.vassalage,
    now,
    random,
  });
  return { vassalage: vendor.vassalage, player, direction: body.action, amount };
}

/** Transfers of all money back from every vendor; vendors that do not answer are listed. */
async function wantedAll(
  context: CallContext,
  memberId: string,
): Promise<{ wanted: Wanted[]; unreached: string[] }> {
  const balances = await vendorBalances(context, memberId);
  return {
    wanted: balances.flatMap(({ vassalage, player, balance }) =>
      player !== undefined && balance !== undefined && balance > 0n
        ? [{ vassalage, player, direction: 'out' as const, amount: balance }]
        : [],
    ),
    unreached: balances.flatMap(({ vassalage, balance }) => (balance === undefined ? [vassalage] : [])),
  };
}

type Admitted = { wanted: Wanted[]; unreached: string[] };

const checkedForm = (context: ContextOf<'walletTransfer'>) => {
  const { body } = context;
  const { action, paymentPassword } = body;
  if (body.action === 'collect')
    return checkOrderForm(context, 'walletCollect', { values: { paymentPassword }, about: { action } });
  const { amount, vassalage } = body;
  return checkOrderForm(context, 'walletTransfer', {
    values: { amount, paymentPassword },
    about: { action, vassalage },
  });
};

/** Checks that the member may make the transfer now, including the payment password. */
async function admit(context: ContextOf<'walletTransfer'>): Promise<Admitted | CallRefusal> {
  const { brand, body, session } = context;
  const { memberId } = session;
  const limited = await limitCalls(context, {
    subject: `transfer:${memberId}`,
    max: constantOf(brand, 'transfersPerMinute'),
    windowMs: 60_000,
  });
  if (limited) return limited;
  // Money at a vendor may always come back, so that it can be withdrawn.
  if (session.excluded && body.action === 'in') return refuseCall('EXCLUDED');
  const form = await checkedForm(context);
  if (form instanceof CallRefusal) return form;
  const one = body.action === 'collect' ? undefined : await wantedOne(context, memberId, body);
  if (one instanceof CallRefusal) return one;
  const refused = await checkPaymentPassword(context, body.paymentPassword);
  if (refused) return refused;
  return one ? { wanted: [one], unreached: [] } : wantedAll(context, memberId);
}

export const route = defineCall('walletTransfer', async (context) => {
  const { gateway, brand, session } = context;
  const { memberId } = session;
  const { paymentPassword: _secret, ...body } = context.body;
  const done = await admitOnce<Admitted, BegunTransfers & { unreached: string[] }>(
    context,
    { scope: 'walletTransfer', body },
    {
      admit: () => admit(context),
      work: async (trx, { wanted, unreached }) => ({
        ...(await beginTransfers(trx, context, memberId, wanted)),
        unreached,
      }),
    },
  );
  if (done instanceof CallRefusal) return done;
  const transfers = await askVendors(context, memberId, done);
  if (transfers instanceof CallRefusal) return transfers;
  return {
    transfers: transfers.map(presentTransfer),
    // An operation of an earlier version did not keep them.
    unreached: (done.ok ? done.reply.unreached : undefined) ?? [],
    balance: await spendable(gateway.db, brand, memberId),
  };
});
