import { defineCall } from '#server/calls/call.ts';
import { ownMember } from '#server/members/own-member.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { isAgent } from '#server/members/member-type.ts';
import { moneyOf, spendable } from '#server/wallet/wallets.ts';
import { counterpartName, uplineOf } from '../counterparts.ts';
import { uplineBounds, uplineLeft } from '../upline-bounds.ts';

const orNull = (amount: bigint | null): string | null => (amount === null ? null : String(amount));

export const route = defineCall('transferUplineState', async (context) => {
  const { gateway, brand, now } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const bounds = uplineBounds(brand);
  if (!bounds) return refuseCall('TRANSFER_CLOSED');
  const { min, max, quick, perDay } = bounds;
  const upline = await uplineOf(gateway.db, member);
  const left = await uplineLeft(gateway.db, brand, { memberId: member.id, now, perDay });
  return {
    upline: upline ? counterpartName(upline) : null,
    toDownline: isAgent(member.type),
    balance: await spendable(gateway.db, brand, member.id),
    min: String(min),
    max: String(max),
    quick: quick.map(String),
    perDay: { count: perDay.count, sum: orNull(perDay.sum) },
    left: { count: left.count, sum: orNull(left.sum) },
    ...moneyOf(brand),
  };
});
