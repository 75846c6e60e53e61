import { withDependents, type DocumentKey, type PackSet } from '#engine/packs.ts';
import { resolveBrand } from '#engine/resolve.ts';
import { withOnly } from '#server/documents/engine/is-shown.ts';
import { needsSecondPerson } from './costly-campaigns.ts';

export type BrandSettings = {
  /** IANA time zone in which times of the pack are shown. */
  timeZone: string;
  /** Milliseconds after its time within which a planned release still goes live. */
  graceMs: number;
};

const minute = 60_000;

/** Packs reduced to the documents that decide on approvals. */
const bare = (set: PackSet): PackSet =>
  withOnly(set, (key) => key === 'brand/main' || key === 'constants/main');

/**
 * Number of people who have to approve a publish of the pack: the highest requirement of it and of the brands on top of
 * it.
 * @param set every pack as published: a draft cannot lower its own requirement
 */
export function approvalsNeeded(set: PackSet, pack: string): number {
  const packs = bare(set);
  const asked = withDependents(packs, [pack]).map((name) => {
    const brand = resolveBrand(packs, name).documents['brand/main'];
    return brand?.kind === 'brand' ? (brand.publishing?.approvals ?? 0) : 0;
  });
  return Math.max(0, ...asked);
}

/** As `approvalsNeeded`, for changes of documents; a campaign that may cost much asks for one at least. */
export const approvalsFor = (
  set: PackSet,
  pack: string,
  changes: Readonly<Record<DocumentKey, string | null>>,
): number => Math.max(approvalsNeeded(set, pack), needsSecondPerson(set, pack, changes) ? 1 : 0);

export type Approvers = { role: 'publisher' | 'admin' | null; operators: string[] };

/**
 * Who may approve releases of the pack, as the brands that ask for it say together; undefined when every publisher may.
 * @param set every pack as published: a draft cannot name its own approvers
 */
export function approversOf(set: PackSet, pack: string): Approvers | undefined {
  const packs = bare(set);
  const named = withDependents(packs, [pack]).flatMap((name) => {
    const brand = resolveBrand(packs, name).documents['brand/main'];
    return (brand?.kind === 'brand' && brand.publishing?.approvers) || [];
  });
  if (named.length === 0) return undefined;
  const roles = named.flatMap(({ role }) => role ?? []);
  return {
    role: roles.includes('publisher') ? 'publisher' : (roles[0] ?? null),
    operators: [...new Set(named.flatMap(({ operators = [] }) => operators))].sort(),
  };
}

/** Settings for planned releases in the published documents of a pack. */
export function brandSettings(set: PackSet, pack: string): BrandSettings {
  const { documents } = resolveBrand(bare(set), pack);
  const [brand, constants] = [documents['brand/main'], documents['constants/main']];
  const grace = constants?.kind === 'constants' ? constants.constants.publishGraceMinutes : undefined;
  return {
    timeZone: (brand?.kind === 'brand' && brand.timeZone) || 'UTC',
    graceMs: (grace ?? 10) * minute,
  };
}
