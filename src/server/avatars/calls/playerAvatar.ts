import { defineCall } from '#server/calls/call.ts';
import { documentOf } from '#server/brands/documents.ts';
import { imageUrl } from '#server/images/image-host.ts';
import { avatarOf } from '../avatars.ts';

/** The picture of the member who is logged in, and those of the brand that may be chosen. */
export const route = defineCall('playerAvatar', async ({ gateway, brand, session }) => ({
  ...(await avatarOf(gateway.db, brand, session.memberId)),
  offered: (documentOf(brand, 'brand')?.avatars ?? []).map((name) => ({ name, url: imageUrl(brand, name) })),
}));
