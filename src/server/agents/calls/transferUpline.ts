import type { CallErrorCode } from '#contract/call-errors.ts';
import type { CallTypes } from '#contract/generated/calls.ts';
import type { Trx } from '#server/db/types.ts';
import { openBonuses } from '#server/bonus/grants.ts';
import { memberPurse } from '#server/ledger/accounts.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { post } from '#server/ledger/post.ts';
import { admitOnce } from '#server/calls/admit-once.ts';
import { defineCall, type CallContext, type ContextOf } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { checkOrderForm } from '#server/forms/order-forms.ts';
import { limitCalls } from '#server/calls/limit.ts';
import type { Member } from '#server/members/members.ts';
import { ownMember } from '#server/members/own-member.ts';
import { refuseCall, CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { checkPaymentPassword } from '#server/passwords/check-payment-password.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { downlineOf, counterpartName, uplineOf } from '../counterparts.ts';
import { uplineBounds, uplineLeft, type UplineBounds } from '../upline-bounds.ts';

type Body = CallTypes['transferUpline']['body'];
type Value = CallTypes['transferUpline']['value'];
/** Result stored with the operation, to be answered again. */
type Reply = { value: Value } | { refused: CallErrorCode };

const recipientOf = async (
  { gateway: { db } }: CallContext,
  member: Member,
  body: Body,
): Promise<Member | CallRefusal> =>
  body.to === 'upline'
    ? ((await uplineOf(db, member)) ?? refuseCall('NO_UPLINE'))
    : ((await downlineOf(db, member, body.account)) ?? refuseFields([refusedField('account', 'WRONG')]));

const bounded = (amount: bigint, { min, max }: UplineBounds): CallRefusal | undefined => {
  if (amount < min)
    return refuseFields([{ field: 'amount', code: 'TOO_SMALL', params: { min: String(min) } }]);
  if (amount > max)
    return refuseFields([{ field: 'amount', code: 'TOO_LARGE', params: { max: String(max) } }]);
  return undefined;
};

/** Books the transfer, unless the member's day or purse does not allow it. */
async function transfer(
  trx: Trx,
  { brand, now }: CallContext,
  { member, recipient, to, amount, key, perDay }: Transfer,
): Promise<Reply> {
  const { currency } = moneyOf(brand);
  const who = { brand: brand.brand, memberId: member.id, currency };
  // The purse is locked, so that the rest of the day's allowance still holds at the booking.
  await lockPurses(trx, { brand: brand.brand, memberIds: [member.id, recipient.id], currency });
  // Whoever gives money away takes it out as a withdrawal does.
  if ((await openBonuses(trx, who)).length > 0) return { refused: 'BONUS_RUNS' };
  const left = await uplineLeft(trx, brand, { memberId: member.id, now, perDay });
  if (left.count === 0 || (left.sum !== null && left.sum < amount)) return { refused: 'TRANSFER_DAY_LIMIT' };
  const posted = await post(trx, {
    ...who,
    kind: 'upline.out',
    key,
    at: now,
    details: { to, payer: member.account, payee: recipient.account },
    postings: [
      { account: memberPurse(member.id), amount: -amount },
      { account: memberPurse(recipient.id), amount },
    ],
  });
  if (!posted.ok) return { refused: posted.code };
  const { id, balance } = posted;
  return {
    value: {
      id,
      ...counterpartName(recipient),
      amount: String(amount),
      balance: String(balance),
      at: now.toISOString(),
    },
  };
}

type Transfer = {
  member: Member;
  recipient: Member;
  to: Body['to'];
  amount: bigint;
  key: string;
  perDay: UplineBounds['perDay'];
};

type Admitted = { recipient: Member; amount: bigint; perDay: UplineBounds['perDay'] };

/** Checks that the member may transfer the amount to the recipient now, including the payment password. */
async function admit(context: ContextOf<'transferUpline'>, member: Member): Promise<Admitted | CallRefusal> {
  const { brand, body } = context;
  const limited = await limitCalls(context, {
    subject: `transfer:${member.id}`,
    max: constantOf(brand, 'transfersPerMinute'),
    windowMs: 60_000,
  });
  if (limited) return limited;
  const bounds = uplineBounds(brand);
  if (!bounds) return refuseCall('TRANSFER_CLOSED');
  const form = await checkOrderForm(context, 'memberTransfer', {
    values: { amount: body.amount, paymentPassword: body.paymentPassword },
    about: { to: body.to, ...(body.to === 'downline' && { account: body.account }) },
  });
  if (form instanceof CallRefusal) return form;
  const amount = BigInt(body.amount);
  const recipient = bounded(amount, bounds) ?? (await recipientOf(context, member, body));
  if (recipient instanceof CallRefusal) return recipient;
  const refused = await checkPaymentPassword(context, body.paymentPassword);
  return refused ?? { recipient, amount, perDay: bounds.perDay };
}

export const route = defineCall('transferUpline', async (context) => {
  const { gateway, brand, idempotencyKey: key } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const { paymentPassword: _secret, ...body } = context.body;
  let payee: string | undefined;
  const done = await admitOnce<Admitted, Reply>(
    context,
    { scope: 'transferUpline', body },
    {
      admit: () => admit(context, member),
      work: (trx, admitted) => {
        payee = admitted.recipient.id;
        return transfer(trx, context, { ...admitted, member, to: body.to, key });
      },
    },
  );
  if (done instanceof CallRefusal) return done;
  if (!done.ok) return refuseCall(done.code);
  if ('refused' in done.reply) return refuseCall(done.reply.refused);
  if (!done.repeated) {
    gateway.balanceHints.balanceMoved(brand.brand, member.id);
    if (payee !== undefined) gateway.balanceHints.balanceMoved(brand.brand, payee);
  }
  return done.reply.value;
});
