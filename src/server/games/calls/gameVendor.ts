import { defineCall } from '#server/calls/call.ts';
import { documentOf } from '#server/brands/documents.ts';
import { imageUrl } from '#server/images/image-host.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { asNumber, catalogueOf } from '../catalogue.ts';

export const route = defineCall('gameVendor', async ({ brand, query }) => {
  const merchantCode = documentOf(brand, 'brand')?.merchantCode;
  if (query.merchantCode !== undefined && query.merchantCode !== merchantCode)
    return refuseCall('MERCHANT_NOT_FOUND');
  return {
    vendors: catalogueOf(brand).vendors.map(({ id, item }) => ({
      id,
      name: item.name,
      accountTypeId: item.accountTypeId,
      vassalage: item.vassalage,
      gameType: item.gameType,
      image: imageUrl(brand, item.image),
      isHot: asNumber(item.isHot),
    })),
  };
});
