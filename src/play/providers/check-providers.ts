import { isJsonObject, own } from '#engine/json/json.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import type { Brand, BrandDocument } from '#engine/validate/brand.ts';
import type { OfferedProvider } from './offered-providers.ts';

type Setting = Exclude<keyof OfferedProvider, 'kind' | 'enabled' | 'label' | 'mark'>;

/** Settings required of an offered provider, by kind. */
const neededSettings: Readonly<Record<OfferedProvider['kind'], readonly Setting[]>> = {
  oidc: ['issuer', 'clientId'],
  facebook: ['clientId', 'authorization', 'token', 'profile'],
  telegram: ['botId', 'authorization'],
  firebase: ['projectId', 'apiKey', 'authDomain'],
};

/** Checks that an offered provider has the settings that its logins require. */
export function checkProviders(brand: Brand, document: BrandDocument): void {
  const items = own(document.content, 'items');
  if (!isJsonObject(items)) return;
  for (const [id, provider] of Object.entries(items)) {
    if (!isJsonObject(provider) || provider['enabled'] !== true) continue;
    const needed = own(neededSettings as Record<string, readonly string[]>, String(provider['kind'])) ?? [];
    for (const name of needed) {
      if (provider[name] !== undefined) continue;
      brand.report(document.key, {
        code: 'MISSING_SETTING',
        pointer: joinPointer('/items', id, name),
        message: `The provider "${id}" is offered but has no "${name}", so nobody can log in by it.`,
        fix: `Add "${name}", or set "enabled" to false.`,
      });
    }
  }
}
