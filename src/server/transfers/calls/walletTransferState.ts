import type { MemberPurse } from '#server/ledger/accounts.ts';
import { balanceOf } from '#server/ledger/balances.ts';
import { defineCall } from '#server/calls/call.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { presentTransfer } from './present-transfer.ts';
import { vendorBalances } from '../vendor-balances.ts';

const newest = 10;

export const route = defineCall('walletTransferState', async (context) => {
  const { gateway, brand, session } = context;
  const money = moneyOf(brand);
  const whose = { brand: brand.brand, memberId: session.memberId, currency: money.currency };
  const purse = async (purse: MemberPurse) => String(await balanceOf(gateway.db, { ...whose, purse }));
  const balances = await vendorBalances(context, session.memberId);
  const transfers = await gateway.db
    .selectFrom('vendor_transfers')
    .selectAll()
    .where('brand', '=', whose.brand)
    .where('member_id', '=', whose.memberId)
    .orderBy(({ eb }) => eb.case().when('settled_at', 'is', null).then(0).else(1).end())
    .orderBy('begun_at', 'desc')
    .limit(newest)
    .execute();
  const bonus = await purse('bonus');
  return {
    main: await purse('main'),
    ...(bonus !== '0' && { bonus }),
    transit: await purse('transit'),
    held: await purse('held'),
    vendors: balances.map(({ vassalage, balance }) => ({
      vassalage,
      balance: balance === undefined ? null : String(balance),
    })),
    transfers: transfers.map(presentTransfer),
    ...money,
  };
});
