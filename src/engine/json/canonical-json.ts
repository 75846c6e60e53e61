import type { Json } from './json.ts';

/**
 * JSON with sorted names and no white space (RFC 8785), so that equal documents have equal hashes. A name whose value
 * is undefined is left out.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((entry) => canonicalJson(entry ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value as Json);
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`);
  return `{${entries.join(',')}}`;
}
