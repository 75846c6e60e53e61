import { documentOf } from '#server/brands/documents.ts';
import { translator } from '#server/brands/texts.ts';
import { defineCall } from '#server/calls/call.ts';
import { catalogueOf } from '#server/games/catalogue.ts';
import { announcedCampaigns, wordsOf } from '#server/promotions/words.ts';
import { enabledMethods } from '../offered.ts';

export const route = defineCall('siteOffers', async ({ brand, language, now }) => {
  const say = translator(brand, language);
  const { byId, vendors } = catalogueOf(brand);
  const cashier = documentOf(brand, 'cashier');
  const described = documentOf(brand, 'languages')?.languages ?? {};
  return {
    games: byId.size,
    studios: vendors.length,
    kinds: new Set(vendors.map(({ item }) => item.gameType)).size,
    promotions: announcedCampaigns(brand, now).map((campaign) => {
      const { id, title } = wordsOf({ brand, language }, campaign);
      return { id, title };
    }),
    deposits: enabledMethods(cashier?.deposit.methods).map(({ name }) => say(name)),
    withdrawals: enabledMethods(cashier?.withdrawal.methods).map(({ name }) => say(name)),
    languages: (documentOf(brand, 'brand')?.languages ?? []).map((code) => described[code]?.name ?? code),
  };
});
