import { askBalance } from './ask-vendor.ts';
import type { CallContext } from '#server/calls/call.ts';
import { transferVendors } from './transfer-vendors.ts';

export type VendorBalance = { vassalage: string; player: string | undefined; balance: bigint | undefined };

/**
 * Balances of a member at all vendors with their own wallet, fetched in parallel; undefined if the vendor does not
 * answer. Zero at a vendor that does not know the player; a vendor in maintenance is not asked.
 */
export async function vendorBalances(
  { gateway, brand, now }: Pick<CallContext, 'gateway' | 'brand' | 'now'>,
  memberId: string,
): Promise<VendorBalance[]> {
  const vendors = transferVendors(brand);
  if (vendors.length === 0) return [];
  const rows = await gateway.db
    .selectFrom('vendor_players')
    .select(['vassalage', 'player'])
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .execute();
  const players = new Map(rows.map(({ vassalage, player }) => [vassalage, player]));
  return Promise.all(
    vendors.map(async ({ vassalage, maintenance }): Promise<VendorBalance> => {
      const player = players.get(vassalage);
      if (player === undefined) return { vassalage, player, balance: 0n };
      const connection = maintenance ? undefined : await gateway.vendors.vendorOf(brand, vassalage);
      const said =
        connection &&
        (await askBalance(connection, player, { timeoutMs: gateway.transfers.timeouts.balance, now }));
      return { vassalage, player, balance: said?.ok ? said.value : undefined };
    }),
  );
}
