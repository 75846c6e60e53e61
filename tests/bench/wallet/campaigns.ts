import type { Campaign } from '#play/promotions/campaign.ts';
import { sampleCampaign } from '#server/promotions/testing/campaigns.ts';

const kinds = ['stake', 'rounds', 'win', 'loss'] as const;

/** So many campaigns about play. */
export const campaignsOfPlay = (count: number): Campaign[] =>
  Array.from({ length: count }, (_, index) =>
    sampleCampaign(`bench${index}`, {
      until: '2030-01-01T00:00:00Z',
      trigger: {
        on: kinds[index % kinds.length] ?? 'stake',
        every: index % 2 === 0 ? 'day' : 'week',
        least: 1000 + index,
      },
      limits: { member: 400 },
      budget: 1_000_000_000,
    }),
  );
