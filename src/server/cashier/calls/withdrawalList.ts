import { orderPictures } from '../pictures.ts';
import { withdrawalOf, withdrawalsOf, withdrawalsPerPage } from '../withdrawals.ts';
import { defineCall } from '#server/calls/call.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { presentWithdrawal } from './present-withdrawal.ts';

/** A member's withdrawals, those that wait for an answer, or one of them. */
export const route = defineCall('withdrawalList', async (context) => {
  const { brand, gateway, query, session } = context;
  const owner = { brand: brand.brand, memberId: session.memberId };
  const one = query.id === undefined ? undefined : await withdrawalOf(gateway.db, { ...owner, id: query.id });
  const rows =
    query.id === undefined
      ? await withdrawalsOf(gateway.db, { ...owner, before: query.before, waiting: query.state === 'PAID' })
      : one
        ? [one]
        : [];
  const page = rows.slice(0, withdrawalsPerPage);
  const proofs = await orderPictures(gateway.db, {
    brand: brand.brand,
    member_id: session.memberId,
    about: 'withdrawal',
    ids: page.map(({ id }) => id),
  });
  return {
    ...moneyOf(brand),
    withdrawals: page.map((withdrawal) =>
      presentWithdrawal(context, withdrawal, proofs.get(withdrawal.id) ?? 0),
    ),
    more: rows.length > page.length,
  };
});
