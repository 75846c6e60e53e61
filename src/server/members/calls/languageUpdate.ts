import { defineCall } from '#server/calls/call.ts';
import { documentOf } from '#server/brands/documents.ts';
import { refuseCall } from '#server/calls/refusal.ts';

export const route = defineCall('languageUpdate', async ({ gateway, brand, session, body }) => {
  if (!documentOf(brand, 'brand')?.languages?.includes(body.language))
    return refuseCall('LANGUAGE_NOT_OFFERED');
  await gateway.db
    .updateTable('members')
    .set({ language: body.language })
    .where('brand', '=', brand.brand)
    .where('id', '=', session.memberId)
    .execute();
  return null;
});
