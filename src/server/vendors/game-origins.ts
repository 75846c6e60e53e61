import type { LiveBrand } from '#server/brands/types.ts';
import { documentOf } from '#server/brands/documents.ts';
import { vendorName, type VendorSettings } from './vendor-settings.ts';

type Known = {
  settings: VendorSettings;
  /** Origin of the games of the sandbox's vendors; undefined without the sandbox. */
  sandboxOrigin: string | undefined;
};

/**
 * Origins that games of a brand's vendors may be framed from: a vendor's hosts in the lobby document, else the origin of its API,
 * else that of the sandbox. A page frames nothing else.
 */
export function gameOrigins(brand: LiveBrand, { settings, sandboxOrigin }: Known): string[] {
  const vendors = Object.values(documentOf(brand, 'lobby')?.vendors ?? {});
  const origins = vendors
    .filter(({ enabled }) => enabled !== false)
    .flatMap(({ vassalage, hosts }) => {
      if (hosts && hosts.length > 0) return hosts;
      const name = vendorName(brand.brand, vassalage);
      const given = Object.hasOwn(settings, name) ? settings[name] : undefined;
      return given ? [new URL(given.url).origin] : (sandboxOrigin ?? []);
    });
  return [...new Set(origins)];
}
