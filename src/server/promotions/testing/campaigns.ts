import type { LiveBrand } from '#server/brands/types.ts';
import type { Campaign } from '#play/promotions/campaign.ts';

/** A campaign of tests that runs in 2026: 500 minor units, once for each member, for each credited deposit. */
export const sampleCampaign = (id: string, given: Partial<Campaign> = {}): Campaign => ({
  kind: 'promotion',
  id,
  title: 'lane.hot',
  summary: 'lane.hot',
  terms: 'lane.empty',
  from: '2026-01-01T00:00:00Z',
  until: '2027-01-01T00:00:00Z',
  trigger: { on: 'deposit' },
  gives: { what: 'money', by: 'fixed', amount: 500 },
  budget: 1_000_000,
  ...given,
});

/** Replaces the campaigns of a brand's documents. */
export function setCampaigns(documents: LiveBrand['documents'], campaigns: readonly Campaign[]): void {
  for (const key of Object.keys(documents).filter((each) => each.startsWith('promotion/')))
    delete documents[key];
  for (const campaign of campaigns) documents[`promotion/${campaign.id}`] = campaign;
}
