import { defineCall } from '#server/calls/call.ts';
import { documentOf } from '#server/brands/documents.ts';
import { countryOf } from '#server/calls/request-facts.ts';
import { keptOut } from '#server/site/kept-out.ts';

export const route = defineCall('systemStatus', async (context) => {
  const { gateway, query, now } = context;
  // The page sends its own host, since it may be served from another host than the gateway. A preview names its brand
  // itself.
  const host = !context.preview && query.url?.trim().toLowerCase().replace(/:\d+$/u, '');
  const brand = (host && (await gateway.brands.forHost(host))) || context.brand;
  const country = countryOf(context);
  const document = documentOf(brand, 'brand');
  const kept = document && keptOut(document, { country, ip: context.ip });
  return {
    maintenance: document?.maintenance ?? false,
    regionRestriction: kept === 'region',
    addressRestriction: kept === 'address',
    country,
    serverTime: now.toISOString(),
  };
});
