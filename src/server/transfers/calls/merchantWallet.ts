import { defineCall } from '#server/calls/call.ts';
import { imageUrl } from '#server/images/image-host.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { transferBounds, transferVendors } from '../transfer-vendors.ts';

export const route = defineCall('merchantWallet', async ({ brand }) => {
  const vendors = transferVendors(brand);
  const { min, max } = transferBounds(brand);
  return {
    isSingle: vendors.length === 0,
    vendors: vendors.map(({ vassalage, name, gameType, image, maintenance = false, enabled }) => ({
      vassalage,
      name,
      gameType,
      image: imageUrl(brand, image),
      maintenance,
      ...(enabled === false && { closed: true }),
    })),
    min: String(min),
    max: String(max),
    ...moneyOf(brand),
  };
});
