import type { CallTypes } from '#contract/generated/calls.ts';
import { defineCall } from '#server/calls/call.ts';
import { documentOf, inOrder } from '#server/brands/documents.ts';
import { imageUrl } from '#server/images/image-host.ts';
import { announcedCampaigns, wordsOf } from '#server/promotions/words.ts';
import { translator } from '#server/brands/texts.ts';

type Lists = CallTypes['announcements']['value'];

/** The list that each type of notice goes to (specification section 3). */
const listOf = { B: 'banners', PL: 'player', PU: 'popup', PR: 'promotion', H: 'header' } as const;

export const route = defineCall('announcements', async ({ brand, language, now, query }) => {
  const lobby = documentOf(brand, 'lobby');
  const text = translator(brand, language);
  const asked = query.types.split(',').map((type) => type.trim());
  const lists: Lists = { banners: [], player: [], popup: [], promotion: [], header: [] };
  // Those that are computed, before those that are only announced.
  if (asked.includes('PR'))
    lists.promotion.push(
      ...announcedCampaigns(brand, now).map((campaign) => wordsOf({ brand, language }, campaign)),
    );
  for (const { id, item } of inOrder(lobby?.noticeOrder, lobby?.notices)) {
    if (!asked.includes(item.type)) continue;
    lists[listOf[item.type]].push({
      id,
      title: text(item.title),
      content: text(item.content),
      date: Date.parse(item.date),
      ...(item.image === undefined ? {} : { image: imageUrl(brand, item.image) }),
      ...(item.to === undefined ? {} : { to: item.to }),
      ...(item.tone === undefined ? {} : { tone: item.tone }),
    });
  }
  return lists;
});
