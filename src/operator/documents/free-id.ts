/** Words as a part of an address: `Nova Star` → `nova-star`; empty for a name without letters A–Z. */
export const slugOf = (name: string, longest: number): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, longest)
    .replace(/-+$/, '');

/** An unused id made of a name: `Lucky number` → `luckyNumber`; `fallback` for a name without letters A–Z. */
export function freeId(name: string, taken: readonly string[], fallback: string): string {
  const words =
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words
    .map(
      (word, index) =>
        (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1),
    )
    .join('')
    .slice(0, 48);
  const base = /^[A-Za-z]/.test(joined) ? joined : `${fallback}${joined}`;
  let id = base;
  for (let count = 2; taken.includes(id); count += 1) id = `${base}${count}`;
  return id;
}
