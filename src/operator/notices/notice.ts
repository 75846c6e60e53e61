import type { LobbyDocument } from '#contract/generated/documents.ts';
import type { EntryPlace } from '../entries/entry-place.ts';

export type PlayerNotice = NonNullable<LobbyDocument['notices']>[string];

/** Banners and notices share one collection and one order. */
export const noticePlace: EntryPlace = { key: 'lobby/main', items: ['notices'], order: ['noticeOrder'] };

/** Types of notices that are no banners. */
export const noticeTypes = ['PL', 'PU', 'PR', 'H'] as const;

export const noticePhases = ['live', 'planned', 'over', 'off'] as const;
export type NoticePhase = (typeof noticePhases)[number];

/** Whether players have it at a moment; a notice that is left out of the order is off. */
export function noticePhase({ from, until }: PlayerNotice, shown: boolean, at: number): NoticePhase {
  if (!shown) return 'off';
  if (until !== undefined && Date.parse(until) <= at) return 'over';
  return from !== undefined && Date.parse(from) > at ? 'planned' : 'live';
}
