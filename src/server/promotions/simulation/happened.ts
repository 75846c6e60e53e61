import { addDays, instantsOf, type Day } from '#engine/time/zoned-days.ts';
import type { PromotionEvent } from '#play/promotions/cause.ts';
import { isEarly, measureOf } from '#play/promotions/triggers.ts';
import { endedWindows, type PlayWindow } from '#play/promotions/windows.ts';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { daysUntil, isKnownBirthday } from '../birthdays.ts';
import { aimOfLevel } from '../levels.ts';
import { playByWindow, type PlayOfWindow } from '../play.ts';
import { depositsIn, levelMoments, visitsOf } from './record.ts';
import type { Setting } from './setting.ts';

/** An event of the record, and when a reward for it would have been given. */
export type Happened = { memberId: string; event: PromotionEvent; made: Date };

/** What a member played in a window. */
export type Played = PlayOfWindow & { window: PlayWindow };

const ids = (members: readonly Member[]): string[] => members.map(({ id }) => id);

/** Windows of the campaign that lie whole in the period, by their first day. */
const windowsOf = ({ campaign, until, timeZone }: Setting): Map<Day, PlayWindow> =>
  new Map(endedWindows(campaign, until, { timeZone, most: 40 }).map((window) => [window.day, window]));

/** What members played in those windows. */
export async function playedIn(
  db: Db,
  setting: Setting,
  members: readonly Member[],
  measure: Parameters<typeof playByWindow>[2]['measure'],
): Promise<Played[]> {
  const { brand, currency, timeZone, campaign, from, until } = setting;
  const windows = windowsOf(setting);
  const played = await playByWindow(
    db,
    { brand, currency, timeZone, members: ids(members) },
    { campaign, measure, window: { from, until } },
  );
  return played.flatMap((row) => {
    const window = windows.get(row.day);
    return window ? [{ ...row, window }] : [];
  });
}

async function play(db: Db, setting: Setting, members: readonly Member[]): Promise<Happened[]> {
  const { campaign } = setting;
  const kind = measureOf(campaign);
  if (kind === undefined) return [];
  // A reward that a running window can give is given in it, others after it.
  const early = isEarly(campaign) ? 1 : 0;
  return (await playedIn(db, setting, members, kind)).map(({ member_id: memberId, amount, window }) => ({
    memberId,
    event: { kind, key: window.day, at: window.from, amount: BigInt(amount), campaign: campaign.id },
    made: new Date(window.until.getTime() - early),
  }));
}

async function deposits(db: Db, setting: Setting, members: readonly Member[]): Promise<Happened[]> {
  return (await depositsIn(db, setting, ids(members))).map((row) => ({
    memberId: row.member_id,
    event: {
      kind: 'deposit',
      key: row.id,
      at: row.decided_at,
      amount: BigInt(row.amount),
      method: row.method,
      nth: row.nth,
      nthOfMethod: row.nth_of_method,
    },
    made: row.decided_at,
  }));
}

const registrations = ({ from, until }: Setting, members: readonly Member[]): Happened[] =>
  members
    .filter(({ registered_at: at }) => at >= from && at < until)
    .map(({ id, registered_at: at }) => ({ memberId: id, event: { kind: 'registration', at }, made: at }));

async function logins(db: Db, setting: Setting, members: readonly Member[]): Promise<Happened[]> {
  const { first, timeZone } = setting;
  const happened: Happened[] = [];
  let before: { member: string; day: Day; streak: bigint } | undefined;
  for (const { member_id: memberId, day } of await visitsOf(db, setting, ids(members))) {
    const goesOn = before?.member === memberId && addDays(before.day, 1) === day;
    const streak = before && goesOn ? before.streak + 1n : 1n;
    before = { member: memberId, day, streak };
    if (day < first) continue;
    const { from: at } = instantsOf({ from: day, to: day }, timeZone);
    happened.push({ memberId, event: { kind: 'login', key: day, at, streak }, made: at });
  }
  return happened;
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** When each member had reached the level of the campaign. */
async function reachedAt(db: Db, setting: Setting, members: readonly Member[]): Promise<Map<string, Date>> {
  const aim = aimOfLevel(setting.brand, setting.campaign);
  if (aim === undefined) return new Map();
  if (aim <= 0n) return new Map(members.map(({ id, registered_at: at }) => [id, at]));
  return levelMoments(db, setting, ids(members), aim);
}

async function levels(db: Db, setting: Setting, members: readonly Member[]): Promise<Happened[]> {
  const { campaign, from, until } = setting;
  return [...(await reachedAt(db, setting, members))].flatMap(([memberId, reached]): Happened[] => {
    // Who has it when the campaign begins is rewarded, too.
    const at = later(reached, from);
    const key = campaign.trigger.level ?? '';
    return at < until
      ? [{ memberId, event: { kind: 'level', key, at, campaign: campaign.id }, made: at }]
      : [];
  });
}

async function salaries(db: Db, setting: Setting, members: readonly Member[]): Promise<Happened[]> {
  const { campaign } = setting;
  const { least } = campaign.trigger;
  const reached = await reachedAt(db, setting, members);
  const played = least === undefined ? [] : await playedIn(db, setting, members, 'stake');
  const enough = new Set(
    played
      .filter(({ amount }) => BigInt(amount) >= BigInt(least ?? 0))
      .map((row) => `${row.day} ${row.member_id}`),
  );
  return [...windowsOf(setting).values()].flatMap((window) =>
    [...reached].flatMap(([memberId, since]): Happened[] => {
      const has = since < window.until && (least === undefined || enough.has(`${window.day} ${memberId}`));
      const event = { kind: 'salary', key: window.day, at: window.from, campaign: campaign.id } as const;
      return has ? [{ memberId, event, made: window.until }] : [];
    }),
  );
}

/** Birthdays of the period; members registered with theirs. */
const birthdays = (
  { campaign, first, last, from, timeZone }: Setting,
  members: readonly Member[],
): Happened[] =>
  daysUntil(first, last).flatMap((day) => {
    const { from: begins } = instantsOf({ from: day, to: day }, timeZone);
    const at = later(begins, from);
    const event = { kind: 'birthday', key: day.slice(0, 4), at, campaign: campaign.id } as const;
    return members
      .filter((member) => isKnownBirthday(campaign, member, { day, begins }))
      .map(({ id }) => ({ memberId: id, event, made: at }));
  });

/** What the record has of members that could set the campaign off. A ranking is made of all members (`ranks.ts`). */
export async function happenedTo(
  db: Db,
  setting: Setting,
  members: readonly Member[],
): Promise<readonly Happened[]> {
  switch (setting.campaign.trigger.on) {
    case 'registration':
      return registrations(setting, members);
    case 'deposit':
      return deposits(db, setting, members);
    case 'login':
      return logins(db, setting, members);
    case 'level':
      return levels(db, setting, members);
    case 'salary':
      return salaries(db, setting, members);
    case 'birthday':
      return birthdays(setting, members);
    default:
      return play(db, setting, members);
  }
}
