import type { LiveBrand } from '#server/brands/types.ts';
import type { Campaign } from '#play/promotions/campaign.ts';

const orderOtherwise = 100;

/** Campaigns of a brand in their sequence, those that are off included. */
export const campaignsOf = (brand: LiveBrand): Campaign[] =>
  Object.values(brand.documents)
    .filter((document): document is Campaign => document.kind === 'promotion')
    .toSorted(
      (one, other) =>
        (one.order ?? orderOtherwise) - (other.order ?? orderOtherwise) || (one.id < other.id ? -1 : 1),
    );

export const campaignOf = (brand: LiveBrand, id: string): Campaign | undefined =>
  campaignsOf(brand).find((campaign) => campaign.id === id);

/** The campaign that a code belongs to now; `code` as it was entered. */
export const campaignByCode = (brand: LiveBrand, code: string): Campaign | undefined => {
  const entered = code.trim().toUpperCase();
  return campaignsOf(brand).find(
    ({ enabled, trigger }) => enabled !== false && trigger.on === 'code' && trigger.code === entered,
  );
};

/** Title of what rewards come from, as a text key: a promotion by its id, or another document by its key. */
export function titleOfSource(brand: LiveBrand, campaign: string): string | undefined {
  const key = campaign.includes('/') ? campaign : `promotion/${campaign}`;
  const document = Object.hasOwn(brand.documents, key) ? brand.documents[key] : undefined;
  switch (document?.kind) {
    case 'promotion':
    case 'raffle':
    case 'rain':
      return document.title;
    default:
      return undefined;
  }
}
