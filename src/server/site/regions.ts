import type { BrandDocument } from '#contract/generated/documents.ts';

/** An unknown country is let in: without a trusted proxy the server cannot know it, and must not lock everyone out. */
export function isRestricted(
  { allowed = [], blocked = [] }: NonNullable<BrandDocument['regions']>,
  country: string | null,
): boolean {
  if (country === null) return false;
  return blocked.includes(country) || (allowed.length > 0 && !allowed.includes(country));
}
