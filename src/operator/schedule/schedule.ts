import type { Release } from '#contract/generated/admin-types.ts';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { isJsonObject, type Json } from '#engine/json/json.ts';
import { splitKey } from '#engine/packs.ts';
import { dayAt } from '#engine/time/zoned-days.ts';
import { phaseAt } from '#play/promotions/campaign.ts';
import { calendarOf, type Entry } from '../campaigns/calendar.ts';
import { nameOf, type PackDocuments } from '../documents/reader.ts';
import { entriesOf } from '../entries/entry-place.ts';
import { flagRows } from '../flags/flag-rows.ts';
import { say } from '../language/say.ts';
import { noticePlace } from '../notices/notice.ts';

type Rollout = AdminCallTypes['deliveryRead']['value']['rollouts'][number];

export const scheduledKinds = [
  'promotion',
  'raffle',
  'rain',
  'banner',
  'notice',
  'flag',
  'release',
  'rollout',
  'document',
] as const;

/** The one end of what has no other; `expires` is the day by which a flag should be gone. */
type SingleEnd = 'from' | 'until' | 'expires';

/** Something with a beginning or an end; `from` and `until` are the same for what happens at one moment. */
export type Scheduled = Entry & {
  kind: (typeof scheduledKinds)[number];
  /** It stands at this end alone. */
  only?: SingleEnd;
};

/** The name of what stands at its only end. */
const nameOfEnd = (end: SingleEnd, name: string): string => say(`console.schedule.ends.${end}`, { name });

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

type Timed = {
  kind: 'banner' | 'notice' | 'flag';
  id: string;
  to: string;
  name: string;
  from: Json | undefined;
  until: Json | undefined;
  isOn: boolean;
};

/** What may have one end alone, at the days of those that it has. */
function ofTimed(
  { from: fromValue, until: untilValue, name, isOn, ...rest }: Timed,
  now: Date,
  timeZone: string,
): Scheduled[] {
  const momentOf = (value: Json | undefined): string | undefined => {
    const text = words(value);
    return text === undefined || Number.isNaN(Date.parse(text)) ? undefined : text;
  };
  const [from, until] = [momentOf(fromValue), momentOf(untilValue)];
  const [begin = until, end = from] = [from, until];
  if (begin === undefined || end === undefined) return [];
  const only = from === undefined ? 'until' : until === undefined ? 'from' : undefined;
  const isComing = from !== undefined && now.getTime() < Date.parse(from);
  const isOver = until !== undefined && now.getTime() >= Date.parse(until);
  const first = dayAt(Date.parse(begin), timeZone);
  return [
    {
      ...rest,
      name: only ? nameOfEnd(only, name) : name,
      group: undefined,
      from: begin,
      until: end,
      first,
      last: only ? first : dayAt(Math.max(Date.parse(begin), Date.parse(end) - 1), timeZone),
      phase: !isOn ? 'off' : isComing ? 'coming' : isOver ? 'over' : 'running',
      clashes: [],
      ...(only && { only }),
    },
  ];
}

/** Banners and notices with an end. */
const ofNotices = (documents: PackDocuments): Timed[] =>
  entriesOf(documents[noticePlace.key], noticePlace).map(({ id, value, index }) => {
    const kind = value['type'] === 'B' ? 'banner' : 'notice';
    const title = words(value['title']);
    return {
      kind,
      id: `${kind}/${id}`,
      to: `${kind}s/${encodeURIComponent(id)}`,
      name: (title !== undefined && nameOf(documents, title)) || id,
      from: value['from'],
      until: value['until'],
      isOn: index >= 0,
    };
  });

/** Flags with an end, and the days by which they should be gone. */
function ofFlags(documents: PackDocuments, now: Date, timeZone: string): Scheduled[] {
  const today = dayAt(now.getTime(), timeZone);
  return flagRows(documents['flags/main']).flatMap(({ id, name, value }): Scheduled[] => {
    if (typeof value !== 'object') return [];
    const { from, until, on = true, expires } = value;
    const flag = { kind: 'flag' as const, to: `flags/${encodeURIComponent(id)}` };
    const timed = ofTimed({ ...flag, id: `flag/${id}`, name, from, until, isOn: on }, now, timeZone);
    if (expires === undefined || Number.isNaN(Date.parse(expires))) return timed;
    return [
      ...timed,
      {
        ...flag,
        id: `flag/${id}/expires`,
        name: nameOfEnd('expires', name),
        group: undefined,
        from: expires,
        until: expires,
        first: expires,
        last: expires,
        phase: expires < today ? 'over' : 'coming',
        clashes: [],
        only: 'expires',
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
    ...ofNotices(documents).flatMap((notice) => ofTimed(notice, now, timeZone)),
    ...ofFlags(documents, now, timeZone),
    ...ofReleases(releases, timeZone),
    ...ofRollouts(rollouts, rolloutName, now, timeZone),
  ].toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from) || (one.id < other.id ? -1 : 1));
}
