import { joinPointer } from '../json/pointer.ts';
import { isJsonObject } from '../json/json.ts';
import type { Brand } from './brand.ts';

/** Settings that the server and the portal require. */
const settings: Record<string, string> = {
  name: 'the text key of its name',
  languages: 'the languages of the picker',
  defaultLanguage: 'the language of a first visit',
  currency: 'the ISO 4217 code of its amounts',
  timeZone: 'the time zone of its dates',
};

const documents: Record<string, string> = {
  'theme/main': 'the portal has no colours',
};

/** Roles that some page has to have; whether it exists is a matter of references. */
const roles: Record<string, string> = {
  home: 'the portal has nowhere to begin',
  notFound: 'a wrong address shows nothing',
};

/** Reports settings and documents that a shown brand lacks, counting those of the packs it extends. */
export function checkNeeds(brand: Brand): void {
  for (const [name, meaning] of Object.entries(settings)) {
    if (brand.document('brand/main')?.content[name] !== undefined) continue;
    brand.report('brand/main', {
      code: 'MISSING_SETTING',
      pointer: `/${name}`,
      layer: brand.pack,
      message: `The brand has no "${name}": ${meaning}.`,
      fix: `Add "${name}", here or in a pack this one extends.`,
    });
  }
  const given = brand.document('brand/main')?.content['roles'];
  for (const [role, consequence] of Object.entries(roles)) {
    if (isJsonObject(given) && given[role] !== undefined) continue;
    brand.report('brand/main', {
      code: 'MISSING_SETTING',
      pointer: `/roles/${role}`,
      layer: brand.pack,
      message: `The brand names no page for its role "${role}", so ${consequence}.`,
      fix: `Add "${role}" to "roles", here or in a pack this one extends.`,
    });
  }
  for (const [key, consequence] of Object.entries(documents)) {
    if (brand.document(key)) continue;
    brand.report('brand/main', {
      code: 'MISSING_DOCUMENT',
      pointer: '',
      layer: brand.pack,
      message: `The brand has no document ${key}, so ${consequence}.`,
      fix: `Add ${key}.json, or extend a pack that has it.`,
    });
  }
}

/** Reports hosts claimed by two brands. Adds this brand's hosts to `taken`. */
export function checkHosts(brand: Brand, taken: Map<string, string>): void {
  const hosts = brand.document('brand/main')?.content['hosts'];
  if (!Array.isArray(hosts)) return;
  for (const [index, host] of (hosts as unknown[]).entries()) {
    if (typeof host !== 'string') continue;
    const other = taken.get(host);
    if (other === undefined) taken.set(host, brand.pack);
    else {
      brand.report('brand/main', {
        code: 'DUPLICATE_HOST',
        pointer: joinPointer('/hosts', index),
        message: `"${host}" already leads to the brand "${other}".`,
        fix: 'Give each host to one brand.',
      });
    }
  }
}

/** Reports nulls that remove nothing, mostly because of a misspelt name. */
export function checkIdleRemovals(brand: Brand): void {
  for (const { key, idle } of brand.documents) {
    for (const { pointer, layer } of idle) {
      brand.report(key, {
        code: 'REMOVES_NOTHING',
        pointer,
        layer,
        part: 'key',
        message: 'No pack below has this entry, so null removes nothing.',
        fix: 'Correct the name, or take the line out.',
      });
    }
  }
}
