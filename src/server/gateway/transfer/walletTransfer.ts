import type { CallTypes } from '#contract/generated/calls.ts';
import { playerOf } from '#server/vendors/launch-sessions.ts';
import { defineCall, type CallContext } from '../call.ts';
import { constantOf } from '../documents.ts';
import { limit } from '../limit.ts';
import { refuse, Refusal, refusedField, refuseFields } from '../refusal.ts';
import { checkPaymentPassword } from '../security/check-payment-password.ts';
import { spendable } from '../wallet/wallets.ts';
import { runTransfers, type Wanted } from './run-transfers.ts';
import { sayTransfer } from './say-transfer.ts';
import { transferBounds, transferVendors } from './transfer-vendors.ts';
import { vendorBalances } from './vendor-balances.ts';

type One = Extract<CallTypes['walletTransfer']['body'], { vassalage: string }>;

/** One transfer as it was asked for, within the brand's bounds and with a vendor that has a wallet of its own. */
async function wantedOne(context: CallContext, memberId: string, body: One): Promise<Wanted | Refusal> {
  const { gateway, brand, now } = context;
  const vendor = transferVendors(brand).find(({ vassalage }) => vassalage === body.vassalage);
  if (!vendor) return refuseFields([refusedField('vassalage', 'NOT_AN_OPTION')]);
  if (vendor.maintenance) return refuse('TRANSFER_CLOSED');
  const { min, max } = transferBounds(brand);
  const amount = BigInt(body.amount);
  if (amount < min)
    return refuseFields([{ field: 'amount', code: 'TOO_SMALL', params: { min: String(min) } }]);
  if (amount > max)
    return refuseFields([{ field: 'amount', code: 'TOO_LARGE', params: { max: String(max) } }]);
  const { random, db } = gateway;
  const player = await playerOf(db, {
    brand: brand.brand,
    memberId,
    vassalage: vendor.vassalage,
    now,
    random,
  });
  return { vassalage: vendor.vassalage, player, direction: body.action, amount };
}

/** Everything back from every vendor that has something; those that do not say what they have are told. */
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

export const route = defineCall('walletTransfer', async (context) => {
  const { gateway, brand, body, session, idempotencyKey } = context;
  const { memberId } = session;
  const limited = await limit(context, {
    subject: `transfer:${memberId}`,
    max: constantOf(brand, 'transfersPerMinute'),
    windowMs: 60_000,
  });
  if (limited) return limited;
  // What lies at a vendor may always come back, to be withdrawn.
  if (session.excluded && body.action === 'in') return refuse('EXCLUDED');
  const one = body.action === 'collect' ? undefined : await wantedOne(context, memberId, body);
  if (one instanceof Refusal) return one;
  const refused = await checkPaymentPassword(context, body.paymentPassword);
  if (refused) return refused;

  const { wanted, unreached } = one ? { wanted: [one], unreached: [] } : await wantedAll(context, memberId);
  const { paymentPassword: _secret, ...asked } = body;
  const transfers = await runTransfers(
    context,
    { memberId, scope: 'walletTransfer', key: idempotencyKey, body: asked },
    wanted,
  );
  if (transfers instanceof Refusal) return transfers;
  return {
    transfers: transfers.map(sayTransfer),
    unreached,
    balance: await spendable(gateway.db, brand, memberId),
  };
});
