import { depositOf, depositsOf, depositsPerPage } from '../deposits.ts';
import { orderPictures } from '../pictures.ts';
import { defineCall } from '#server/calls/call.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { presentDeposit } from './present-deposit.ts';

/** A member's deposits, or one of them. */
export const route = defineCall('depositList', async (context) => {
  const { brand, gateway, query, session } = context;
  const owner = { brand: brand.brand, memberId: session.memberId };
  const one = query.id === undefined ? undefined : await depositOf(gateway.db, { ...owner, id: query.id });
  const rows =
    query.id === undefined
      ? await depositsOf(gateway.db, { ...owner, before: query.before })
      : one
        ? [one]
        : [];
  const page = rows.slice(0, depositsPerPage);
  const receipts = await orderPictures(gateway.db, {
    brand: brand.brand,
    member_id: session.memberId,
    about: 'deposit',
    ids: page.map(({ id }) => id),
  });
  return {
    ...moneyOf(brand),
    deposits: page.map((deposit) => presentDeposit(context, deposit, receipts.get(deposit.id) ?? 0)),
    more: rows.length > page.length,
  };
});
