import type { CallTypes } from '#contract/generated/calls.ts';
import type { Db } from '#server/db/types.ts';
import { findMembers, type Member } from '#server/members/members.ts';
import { houseId, type Contract } from './contracts.ts';

export type PresentedContract = CallTypes['contractInfo']['value']['infos'][number]['given'][number];

export type Members = ReadonlyMap<string, Member>;

/** Members of some contracts or payouts, by id. */
export const membersOf = (
  db: Db,
  brand: string,
  rows: readonly { upline_id: string; downline_id: string }[],
): Promise<Members> =>
  findMembers(
    db,
    brand,
    [...new Set(rows.flatMap((row) => [row.upline_id, row.downline_id]))].filter((id) => id !== houseId),
  );

const personOf = (members: Members, id: string) => {
  const member = members.get(id);
  return { account: member?.account ?? '', nickname: member?.nickname ?? '' };
};

const iso = (at: Date | null): string | undefined => at?.toISOString();

/** Times of a contract as answers have them: those that there are. */
export function timesOf(contract: Contract) {
  const answeredAt = iso(contract.answered_at);
  const endedAt = iso(contract.ended_at);
  const from = iso(contract.counts_from);
  const until = iso(contract.counts_until);
  const expiresAt = iso(contract.expires_at);
  return {
    offeredAt: contract.offered_at.toISOString(),
    ...(answeredAt && { answeredAt }),
    ...(endedAt && { endedAt }),
    ...(from && { from }),
    ...(until && { until }),
    ...(expiresAt && { expiresAt }),
  };
}

/** Tiers of the wire are lists that may be changed. */
type WireTerms = PresentedContract['terms'];

export const wireTerms = (terms: Contract['terms']): WireTerms => structuredClone(terms) as WireTerms;

export function presentContract(contract: Contract, members: Members): PresentedContract {
  const { id, kind, state, upline_id: upline, downline_id: downline, terms } = contract;
  return {
    id,
    kind,
    state,
    upline: upline === houseId ? null : personOf(members, upline),
    downline: personOf(members, downline),
    terms: wireTerms(terms),
    ...timesOf(contract),
  };
}
