import { defineCall } from '#server/calls/call.ts';
import { chooseOffers } from '../choices.ts';

export const route = defineCall('messageOffers', async ({ body, brand, gateway, now, session }) => {
  const owner = { brand: brand.brand, memberId: session.memberId };
  await chooseOffers(gateway.db, owner, { offers: body.wanted, now });
  return { offers: body.wanted };
});
