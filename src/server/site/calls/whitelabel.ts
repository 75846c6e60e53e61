import { isOnForAll } from '#engine/flags/flag.ts';
import { defineCall } from '#server/calls/call.ts';
import { documentOf } from '#server/brands/documents.ts';
import { moneyOf } from '#server/wallet/wallets.ts';

export const route = defineCall('whitelabel', async ({ brand }) => ({
  merchantCode: documentOf(brand, 'brand')?.merchantCode ?? brand.brand,
  currency: moneyOf(brand).currency,
  switches: Object.fromEntries(
    Object.entries(documentOf(brand, 'flags')?.flags ?? {}).map(([name, flag]) => [name, isOnForAll(flag)]),
  ),
}));
