import type { Pack } from '#contract/generated/admin-types.ts';
import { slugOf } from '../documents/free-id.ts';

/** Input for a new brand. */
export type BrandDraft = {
  template: string;
  name: string;
  /** Undefined while derived from the name. */
  id: string | undefined;
  languages: readonly string[];
  defaultLanguage: string;
  currency: string;
  /** IANA name. */
  timeZone: string;
  /** `#rrggbb`; undefined keeps the template's colour. */
  color: string | undefined;
};

/** Part of a pack that a new brand over it begins with. */
type Template = Pick<Pack, 'pack' | 'languages' | 'currency'>;

/** Where the browser is: who makes a brand is mostly where its players are. */
export const timeZoneHere = Intl.DateTimeFormat().resolvedOptions().timeZone;

const ID = /^[a-z][a-z0-9-]{1,29}[a-z0-9]$/;

/** Host label from a name: `Nova Star` → `nova-star`. */
export const idOf = (name: string): string => slugOf(name, 31);

/** Draft with the template's defaults, keeping previous input where it fits. */
export function draftFrom(template: Template, before?: BrandDraft): BrandDraft {
  const known = template.languages.map(({ language }) => language);
  const kept = before?.languages.filter((language) => known.includes(language)) ?? [];
  const offered = template.languages.filter((one) => one.offered).map(({ language }) => language);
  const languages = kept.length > 0 ? kept : offered.length > 0 ? offered : known;
  const wanted = before?.defaultLanguage ?? 'en';
  return {
    name: '',
    id: undefined,
    color: undefined,
    ...before,
    template: template.pack,
    languages,
    defaultLanguage: languages.includes(wanted) ? wanted : (languages[0] ?? ''),
    currency: before?.currency ?? template.currency ?? 'USD',
    timeZone: before?.timeZone ?? timeZoneHere,
  };
}

/** Problem of an id: malformed, or taken. */
export function packIdFault(id: string, packs: readonly Pack[]): 'wrong' | 'taken' | undefined {
  if (packs.some(({ pack }) => pack === id)) return 'taken';
  return ID.test(id) ? undefined : 'wrong';
}
