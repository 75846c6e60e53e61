import { isMission, phaseAt, type Campaign } from '#play/promotions/campaign.ts';
import { imageUrl } from '#server/images/image-host.ts';
import { translator } from '#server/brands/texts.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { campaignsOf } from './campaigns.ts';

type Described = Pick<Campaign, 'id' | 'title' | 'summary' | 'terms' | 'image' | 'tone' | 'from' | 'until'>;

/** What everybody may read of a campaign or raffle, in a language of the brand. */
export function wordsOf(
  { brand, language }: { brand: LiveBrand; language: string },
  { id, title, summary, terms, image, tone, from, until }: Described,
) {
  const text = translator(brand, language);
  return {
    id,
    title: text(title),
    content: text(summary),
    terms: text(terms),
    date: Date.parse(from),
    until: Date.parse(until),
    ...(image !== undefined && { image: imageUrl(brand, image) }),
    ...(tone !== undefined && { tone }),
  };
}

/** Campaigns that are announced to everybody at a moment: those that run or will, and are no missions or rankings. */
export const announcedCampaigns = (brand: LiveBrand, now: Date): Campaign[] =>
  campaignsOf(brand).filter(
    (campaign) =>
      campaign.enabled !== false &&
      !isMission(campaign) &&
      campaign.trigger.on !== 'rank' &&
      phaseAt(campaign, now) !== 'over',
  );
