import { isJsonObject, own } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';
import { neededSettings } from '../ways-in.ts';
import type { Brand, BrandDocument } from './brand.ts';

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
