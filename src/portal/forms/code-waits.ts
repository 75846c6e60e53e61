import type { CodeWaits } from '#ui/form/index.ts';

const everywhere = 'livery.wait';
const nameOf = (form: string, field: string): string => `${everywhere}.${form}.${field}`;

/**
 * Until when the fields of a form have to wait for another code, kept in the storage of the tab: neither a reload nor closing
 * the form shortens a wait. Only times are kept.
 */
export function codeWaits(storage: Storage | undefined, form: string, requestMs: number): CodeWaits {
  const read = (name: string): number => Number(storage?.getItem(name) ?? 0) || 0;
  return {
    requestMs,
    until: (field) => Math.max(read(everywhere), read(nameOf(form, field))),
    keep(field, until, forAll) {
      try {
        storage?.setItem(forAll ? everywhere : nameOf(form, field), String(until));
      } catch {
        // A full storage: the wait ends with the page, and the platform refuses.
      }
    },
  };
}
