import type { Release } from '#contract/generated/admin-types.ts';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { isJsonObject, type Json } from '#engine/json/json.ts';
import { splitKey } from '#engine/packs.ts';
import { dayAt } from '#engine/time/zoned-days.ts';
import { phaseAt } from '#play/promotions/campaign.ts';
import { calendarOf, type Entry } from '../campaigns/calendar.ts';
import { nameOf, type PackDocuments } from '../documents/reader.ts';

type Rollout = AdminCallTypes['deliveryRead']['value']['rollouts'][number];

export const scheduledKinds = ['promotion', 'raffle', 'rain', 'release', 'rollout', 'document'] as const;

/** Something with a beginning or an end; `from` and `until` are the same for what happens at one moment. */
export type Scheduled = Entry & { kind: (typeof scheduledKinds)[number] };

const words = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Raffles, rains and whatever other document says `from` and `until`. */
function ofDocuments(documents: PackDocuments, now: Date, timeZone: string): Scheduled[] {
  return Object.entries(documents).flatMap(([key, document]): Scheduled[] => {
    const { kind, id } = splitKey(key);
    if (kind === 'promotion' || !isJsonObject(document)) return [];
    const [from, until] = [words(document['from']), words(document['until'])];
    if (from === undefined || until === undefined) return [];
    const [begin, end] = [Date.parse(from), Date.parse(until)];
    if (Number.isNaN(begin) || Number.isNaN(end)) return [];
    const title = words(document['title']);
    return [
      {
        kind: kind === 'raffle' || kind === 'rain' ? kind : 'document',
        id: key,
        to: `documents/${key}`,
        name: (title !== undefined && nameOf(documents, title)) || id,
        group: undefined,
        from,
        until,
        first: dayAt(begin, timeZone),
        last: dayAt(Math.max(begin, end - 1), timeZone),
        phase: document['enabled'] === false ? 'off' : phaseAt({ from, until }, now),
        clashes: [],
      },
    ];
  });
}

/** A release on the day for which it is planned, or on which it went live. */
function ofReleases(releases: readonly Release[], timeZone: string): Scheduled[] {
  return releases.flatMap((release): Scheduled[] => {
    const isLive = release.state === 'published';
    const at = isLive ? release.closedAt : release.dueAt;
    if (at === null || release.state === 'withdrawn') return [];
    const day = dayAt(Date.parse(at), timeZone);
    return [
      {
        kind: 'release',
        id: `release/${release.id}`,
        to: 'releases',
        name: release.title,
        group: undefined,
        from: at,
        until: at,
        first: day,
        last: day,
        phase: isLive ? 'over' : ['missed', 'failed'].includes(release.state) ? 'off' : 'coming',
        clashes: [],
      },
    ];
  });
}

/** A share of visitors has it from its beginning until somebody widens or stops it. */
const ofRollouts = (
  rollouts: readonly Rollout[],
  nameOfRollout: (rollout: Rollout) => string,
  now: Date,
  timeZone: string,
): Scheduled[] =>
  rollouts.map((rollout) => ({
    kind: 'rollout',
    id: `rollout/${rollout.brand}`,
    to: 'live',
    name: nameOfRollout(rollout),
    group: undefined,
    from: rollout.at,
    until: now.toISOString(),
    first: dayAt(Date.parse(rollout.at), timeZone),
    last: dayAt(now.getTime(), timeZone),
    phase: 'running',
    clashes: [],
  }));

/** Everything of a brand that has a beginning or an end, as it is drafted, in the order of the beginnings. */
export function scheduleOf({
  documents,
  releases,
  rollouts,
  rolloutName,
  now,
  timeZone,
}: {
  documents: PackDocuments;
  releases: readonly Release[];
  rollouts: readonly Rollout[];
  rolloutName: (rollout: Rollout) => string;
  now: Date;
  timeZone: string;
}): Scheduled[] {
  const campaigns = calendarOf(documents, now, timeZone).map((entry): Scheduled => ({
    ...entry,
    kind: 'promotion',
  }));
  return [
    ...campaigns,
    ...ofDocuments(documents, now, timeZone),
    ...ofReleases(releases, timeZone),
    ...ofRollouts(rollouts, rolloutName, now, timeZone),
  ].toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from) || (one.id < other.id ? -1 : 1));
}
