import type { CallTypes } from '#contract/generated/calls.ts';
import { defineCall } from '#server/calls/call.ts';
import { announcedCampaigns, wordsOf } from '#server/promotions/words.ts';
import { noticesFor } from '../notices.ts';

type Lists = CallTypes['announcements']['value'];

/** The list that each type of notice goes to (specification section 3). */
const listOf = { B: 'banners', PL: 'player', PR: 'promotion', H: 'header' } as const;

export const route = defineCall('announcements', async ({ brand, language, now, query }) => {
  const asked = query.types.split(',').map((type) => type.trim());
  const lists: Lists = { banners: [], player: [], popup: [], promotion: [], header: [] };
  // Those that are computed, before those that are only announced.
  if (asked.includes('PR'))
    lists.promotion.push(
      ...announcedCampaigns(brand, now).map((campaign) => wordsOf({ brand, language }, campaign)),
    );
  for (const { type, notice, repeat, guests } of noticesFor({ brand, language, now }, 'all')) {
    if (!asked.includes(type)) continue;
    if (type === 'PU') lists.popup.push({ ...notice, repeat, guests });
    else lists[listOf[type]].push(notice);
  }
  return lists;
});
