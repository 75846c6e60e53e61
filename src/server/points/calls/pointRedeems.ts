import { defineCall } from '#server/calls/call.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { exchangesOf, exchangesPerPage } from '../exchanges.ts';
import { presentExchange } from './present-exchange.ts';

export const route = defineCall('pointRedeems', async (context) => {
  const { brand, gateway, query, session } = context;
  const rows = await exchangesOf(gateway.db, {
    brand: brand.brand,
    memberId: session.memberId,
    before: query.before,
    status: query.status,
  });
  return {
    exchanges: rows.slice(0, exchangesPerPage).map((exchange) => presentExchange(context, exchange)),
    more: rows.length > exchangesPerPage,
    ...moneyOf(brand),
  };
});
