import { defineCall } from '#server/calls/call.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { countryOf } from '#server/calls/request-facts.ts';

/** An unknown country is let in: without a trusted proxy the gateway cannot know it, and must not lock everyone out. */
function isRestricted(brand: LiveBrand, country: string | null): boolean {
  const { allowed = [], blocked = [] } = documentOf(brand, 'brand')?.regions ?? {};
  if (country === null) return false;
  return blocked.includes(country) || (allowed.length > 0 && !allowed.includes(country));
}

export const route = defineCall('systemStatus', async (context) => {
  const { gateway, query, now } = context;
  // The page sends its own host, since it may be served from another host than the gateway. A preview names its brand
  // itself.
  const host = !context.preview && query.url?.trim().toLowerCase().replace(/:\d+$/u, '');
  const brand = (host && (await gateway.brands.forHost(host))) || context.brand;
  const country = countryOf(context);
  return {
    maintenance: documentOf(brand, 'brand')?.maintenance ?? false,
    regionRestriction: isRestricted(brand, country),
    country,
    serverTime: now.toISOString(),
  };
});
