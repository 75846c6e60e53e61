import { documentOf } from '#server/brands/documents.ts';
import { translator } from '#server/brands/texts.ts';
import { defineCall } from '#server/calls/call.ts';
import { depositMethods, payoutMethods } from '#server/cashier/document.ts';
import { catalogueOf } from '#server/games/catalogue.ts';
import { announcedCampaigns, wordsOf } from '#server/promotions/words.ts';

export const route = defineCall('siteOffers', async ({ brand, language, now }) => {
  const say = translator(brand, language);
  const { byId, vendors } = catalogueOf(brand);
  const described = documentOf(brand, 'languages')?.languages ?? {};
  return {
    games: byId.size,
    studios: vendors.length,
    kinds: new Set(vendors.map(({ item }) => item.gameType)).size,
    promotions: announcedCampaigns(brand, now).map((campaign) => {
      const { id, title } = wordsOf({ brand, language }, campaign);
      return { id, title };
    }),
    deposits: depositMethods(brand).map(({ item }) => say(item.name)),
    withdrawals: payoutMethods(brand).map(({ item }) => say(item.name)),
    languages: (documentOf(brand, 'brand')?.languages ?? []).map((code) => described[code]?.name ?? code),
  };
});
