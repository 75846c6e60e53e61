import { setImmediate as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { dayAt, type Day } from '#engine/time/zoned-days.ts';
import { phaseAt, type Campaign } from '#play/promotions/campaign.ts';
import { causeOf } from '#play/promotions/cause.ts';
import {
  createSimulation,
  highestOf,
  type Given,
  type Occasion,
  type Simulated,
} from '#play/promotions/simulation.ts';
import type { BonusCourse } from '#play/promotions/bonus-course.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { keptLevels } from '#server/points/member-level.ts';
import { excludedAmong } from '#server/protection/excluded-among.ts';
import { asksDeposits, isFor } from '../audience.ts';
import { campaignsOf } from '../campaigns.ts';
import { groupBy } from '#engine/group-by.ts';
import { membersOfDevices } from '../device-counts.ts';
import { bonusCourse } from './bonus-course.ts';
import { happenedTo, playedIn, type Happened } from './happened.ts';
import { createTimeline, type Timeline } from './timeline.ts';
import { createRankings } from './ranks.ts';
import { allDeposits, partsIn, stakesIn } from './record.ts';
import { settingOf, type Setting } from './setting.ts';

/** Milliseconds that the record is read for; what was looked at by then is told. */
const timeMs = 20_000;
/** Milliseconds that a batch of members should take: the embedded database works in this process. */
const batchMs = 25;
const sizes = { first: 32, least: 2, most: 250 } as const;
/** Occasions that are kept; a brand with more is told of by a part of its members. */
const occasionsMax = 1_000_000;
/** Occasions that are decided before others get a turn. */
const sliceOf = 2_000;
const highestMax = 10;
const quarterMs = 900_000;

export type Simulation = Simulated & {
  setting: Setting;
  /** Members whose record was looked at, of how many. */
  looked: number;
  of: number;
  /** Members among them who are excluded now, whose record does not count. */
  excluded: number;
  /** Valid stakes of the members in the period, in minor units. */
  stakes: bigint;
  /** With their accounts. */
  highest: { account: string; given: Given }[];
  /** Where bonuses would be at the end; undefined for other rewards. */
  course: BonusCourse | undefined;
};

type Asked = { brand: LiveBrand; campaign: Campaign; now: Date; signal: AbortSignal };

/** Real members of a brand after one of them, by their ids; guests get nothing. */
const membersAfter = (db: Db, brand: string, after: string, size: number): Promise<Member[]> =>
  db
    .selectFrom('members')
    .selectAll()
    .where('brand', '=', brand)
    .where('preview', 'is', null)
    .where('type', '<>', 4)
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
    .execute();

async function memberCount(db: Db, brand: string): Promise<number> {
  const { count } = await db
    .selectFrom('members')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('brand', '=', brand)
    .where('preview', 'is', null)
    .where('type', '<>', 4)
    .executeTakeFirstOrThrow();
  return count;
}

/** Size of the next batch, from the time that this one took. */
const nextSize = (size: number, took: number): number =>
  Math.round(
    Math.min(
      sizes.most,
      Math.max(sizes.least, size * Math.min(2, Math.max(0.25, batchMs / Math.max(1, took)))),
    ),
  );

/** True if a member took part in another campaign of the group that ran at a moment. */
async function busyAmong(db: Db, setting: Setting, members: readonly Member[]) {
  const { brand, campaign } = setting;
  const others = campaignsOf(brand).filter(
    ({ id, group }) => group !== undefined && group === campaign.group && id !== campaign.id,
  );
  const parts = await partsIn(
    db,
    setting,
    members.map(({ id }) => id),
    others.map(({ id }) => id),
  );
  const byMember = groupBy(parts, ({ memberId }) => memberId);
  return (memberId: string, at: Date): boolean =>
    (byMember.get(memberId) ?? []).some(
      ({ campaign: id, since }) =>
        since <= at && others.some((other) => other.id === id && phaseAt(other, at) === 'running'),
    );
}

/** True if the campaign is for a member, with the deposits that it had at a moment. */
async function audienceAmong(db: Db, setting: Setting, members: readonly Member[]) {
  const { brand, campaign } = setting;
  const byId = new Map(members.map((member) => [member.id, member]));
  const deposits = groupBy(
    asksDeposits(campaign) ? await allDeposits(db, setting, [...byId.keys()]) : [],
    ({ memberId }) => memberId,
  );
  const levels = await keptLevels(db, brand.brand, [...byId.keys()]);
  return (memberId: string, at: Date): boolean => {
    const member = byId.get(memberId);
    const before = (deposits.get(memberId) ?? []).filter((deposit) => deposit.at <= at);
    const depositSum = before.reduce((sum, { amount }) => sum + amount, 0n);
    const depositAt = before
      .map((deposit) => deposit.at)
      .reduce<Date | undefined>((latest, one) => (latest && latest > one ? latest : one), undefined);
    const asked = { level: levels.get(memberId), at, deposits: before.length, depositSum, depositAt };
    return member !== undefined && isFor(brand, campaign, { member, ...asked });
  };
}

/** What the record of all members is read into. */
type Reading = {
  timeline: Timeline;
  rankings: ReturnType<typeof createRankings>;
  stakes: bigint;
  excluded: number;
  looked: number;
};

/** Reads the record of some members. */
async function readBatch(db: Db, setting: Setting, members: readonly Member[], into: Reading): Promise<void> {
  const { campaign } = setting;
  const ids = members.map(({ id }) => id);
  const excluded = await excludedAmong(db, { brand: setting.brand.brand, memberIds: ids }, setting.now);
  into.stakes += await stakesIn(db, setting, ids);
  into.excluded += excluded.size;
  into.looked += members.length;
  const playing = members.filter(({ id }) => !excluded.has(id));
  if (playing.length === 0) return;
  if (campaign.trigger.on === 'rank') {
    into.rankings.add(await playedIn(db, setting, playing, campaign.trigger.by ?? 'stake'));
    return;
  }
  const isMeant = await audienceAmong(db, setting, playing);
  const isBusy = await busyAmong(db, setting, playing);
  const occasions = occasionsOf(setting, await happenedTo(db, setting, playing), (memberId, at) => ({
    fits: isMeant(memberId, at),
    busy: isBusy(memberId, at),
  }));
  for (const occasion of occasions) into.timeline.add(occasion);
}

const occasionsOf = (
  { campaign }: Setting,
  happened: readonly Happened[],
  known: (memberId: string, at: Date) => Pick<Occasion, 'fits' | 'busy'>,
): Occasion[] =>
  happened.flatMap(({ memberId, event, made }) => {
    const cause = causeOf(campaign, event);
    return cause ? [{ memberId, cause, made, ...known(memberId, made) }] : [];
  });

/** Reads the record of all members, batch by batch, until the time is over; undefined if nobody waits for it any more. */
async function readAll(
  db: Db,
  setting: Setting,
  { signal, elapsed }: { signal: AbortSignal; elapsed: () => number },
): Promise<Reading | undefined> {
  const reading: Reading = {
    timeline: createTimeline(),
    rankings: createRankings(setting),
    stakes: 0n,
    excluded: 0,
    looked: 0,
  };
  const began = elapsed();
  let after = '';
  let size: number = sizes.first;
  while (elapsed() - began < timeMs && reading.timeline.size() < occasionsMax) {
    const at = elapsed();
    const members = await membersAfter(db, setting.brand.brand, after, size);
    const last = members.at(-1);
    if (!last) break;
    await readBatch(db, setting, members, reading);
    after = last.id;
    size = nextSize(size, elapsed() - at);
    await pause();
    if (signal.aborted) return undefined;
  }
  const ranked = occasionsOf(setting, reading.rankings.happened(), () => ({ fits: true, busy: false }));
  for (const occasion of ranked) reading.timeline.add(occasion);
  return reading;
}

async function decideAll(
  setting: Setting,
  { timeline, sharing }: { timeline: Timeline; sharing: ReadonlyMap<string, readonly string[]> },
  signal: AbortSignal,
): Promise<Simulated | undefined> {
  const { campaign, from, timeZone } = setting;
  const known = new Map<number, Day>();
  // Zones differ by whole quarters of an hour at the finest, so that a quarter lies in one day.
  const dayOf = (at: Date): Day => {
    const quarter = Math.floor(at.getTime() / quarterMs);
    const day = known.get(quarter) ?? dayAt(at.getTime(), timeZone);
    known.set(quarter, day);
    return day;
  };
  const simulation = createSimulation(campaign, {
    joinedAt: from,
    dayOf,
    sharing: (memberId) => sharing.get(memberId) ?? [],
  });
  let left = sliceOf;
  for (const occasion of timeline.inOrder()) {
    simulation.take(occasion);
    if ((left -= 1) > 0) continue;
    left = sliceOf;
    await pause();
    if (signal.aborted) return undefined;
  }
  return simulation.result();
}

async function withAccounts(db: Db, brand: string, simulated: Simulated): Promise<Simulation['highest']> {
  const highest = highestOf(simulated, highestMax);
  if (highest.length === 0) return [];
  const rows = await db
    .selectFrom('members')
    .select(['id', 'account'])
    .where('brand', '=', brand)
    .where(
      'id',
      'in',
      highest.map(({ memberId }) => memberId),
    )
    .execute();
  const accounts = new Map(rows.map(({ id, account }) => [id, account]));
  return highest.map(({ memberId, given }) => ({ account: accounts.get(memberId) ?? memberId, given }));
}

/**
 * What a campaign would have given in the last thirty days, decided by the rules that decide rewards, with its limits and budget. Undefined once
 * the signal aborts. It reads the record in batches and lets others in between; members that its time does not suffice for are left out.
 */
export async function simulate(
  db: Db,
  { brand, campaign, now, signal }: Asked,
  elapsed: () => number = () => performance.now(),
): Promise<Simulation | undefined> {
  const setting = settingOf(brand, campaign, now);
  const of = await memberCount(db, brand.brand);
  const read = await readAll(db, setting, { signal, elapsed });
  if (!read) return undefined;
  const sharing = campaign.limits?.device === undefined ? new Map() : await membersOfDevices(db, brand.brand);
  const simulated = await decideAll(setting, { timeline: read.timeline, sharing }, signal);
  if (!simulated) return undefined;
  const { looked, excluded, stakes } = read;
  const highest = await withAccounts(db, brand.brand, simulated);
  const course = await bonusCourse(db, setting, simulated.bonuses, signal);
  return { ...simulated, setting, looked, of: Math.max(of, looked), excluded, stakes, highest, course };
}
