import type { Pack } from '../api/types.ts';

/** What is typed of a new brand so far. */
export type BrandDraft = {
  template: string;
  name: string;
  /** Undefined while it follows the name. */
  id: string | undefined;
  languages: readonly string[];
  defaultLanguage: string;
  currency: string;
  /** `#rrggbb`; undefined takes the template's. */
  color: string | undefined;
};

const ID = /^[a-z][a-z0-9-]{1,29}[a-z0-9]$/;

/** A host label made of a name: `Nova Star` → `nova-star`. */
export const idOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 31)
    .replace(/-+$/, '');

/** What a template offers to begin with. */
export function draftFrom(template: Pack, before?: BrandDraft): BrandDraft {
  const offered = (template.languages ?? []).map(({ language }) => language);
  const kept = before?.languages.filter((language) => offered.includes(language)) ?? [];
  const languages = kept.length > 0 ? kept : offered;
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
  };
}

/** What is wrong with an id: of its form, or that it is taken. */
export function idFault(id: string, packs: readonly Pack[]): 'wrong' | 'taken' | undefined {
  if (packs.some(({ pack }) => pack === id)) return 'taken';
  return ID.test(id) ? undefined : 'wrong';
}
