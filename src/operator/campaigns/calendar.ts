import { addDays, dayAt, type Day } from '#engine/time/zoned-days.ts';
import { isJsonObject } from '#engine/json/json.ts';
import { overlaps, phaseAt, type Phase } from '#play/promotions/campaign.ts';
import { documentOf, idsOf, nameOf, type PackDocuments } from '../documents/reader.ts';

/** A campaign in the calendar; days are of the brand's clocks, the last one included. */
export type Entry = {
  id: string;
  /** Page of the console about it, below the brand. */
  to: string;
  name: string;
  group: string | undefined;
  from: string;
  until: string;
  first: Day;
  last: Day;
  phase: Phase | 'off';
  /** Names of campaigns of its group that run at the same time. */
  clashes: readonly string[];
};

type Known = Omit<Entry, 'clashes'>;

const clash = (one: Known, other: Known): boolean =>
  one.id !== other.id &&
  one.group !== undefined &&
  one.group === other.group &&
  one.phase !== 'off' &&
  other.phase !== 'off' &&
  overlaps(one, other);

/** The campaigns of a brand as they are drafted, in the order of their beginnings. A draft without a period is left out. */
export function calendarOf(documents: PackDocuments, now: Date, timeZone: string): Entry[] {
  const known = idsOf(documents, 'promotion').flatMap((id): Known[] => {
    const campaign = documentOf(documents, 'promotion', id);
    if (!isJsonObject(campaign)) return [];
    const { enabled, from, group, title, until } = campaign as NonNullable<
      ReturnType<typeof documentOf<'promotion'>>
    >;
    const [begin, end] = [Date.parse(from), Date.parse(until)];
    if (Number.isNaN(begin) || Number.isNaN(end)) return [];
    return [
      {
        id,
        to: `promotions/of/${id}`,
        name: nameOf(documents, title) ?? id,
        group,
        from,
        until,
        first: dayAt(begin, timeZone),
        last: dayAt(Math.max(begin, end - 1), timeZone),
        phase: enabled === false ? 'off' : phaseAt({ from, until }, now),
      },
    ];
  });
  return known
    .map((entry) => ({
      ...entry,
      clashes: known.filter((other) => clash(entry, other)).map(({ name }) => name),
    }))
    .toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from) || (one.id < other.id ? -1 : 1));
}

/** Weeks of a month from Monday, with the days of the months around it; `month` is its first day. */
export function weeksOf(month: Day): Day[][] {
  const weekday = (new Date(`${month}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: Day[][] = [];
  for (let monday = addDays(month, -weekday); monday < nextMonth(month); monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  return weeks;
}

const firstOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** First day of the month of a day, of the one after it, and of the one before. */
export const monthOf = (day: Day): Day => firstOf(day);
export const nextMonth = (month: Day): Day => firstOf(addDays(firstOf(month), 31));
export const monthBefore = (month: Day): Day => firstOf(addDays(firstOf(month), -1));

export const runsOn = ({ first, last }: Entry, day: Day): boolean => first <= day && day <= last;

/** What runs in a week, in one order for all its days: what begins or ends in it before what goes on. */
export function lanesOf<Each extends Entry>(entries: readonly Each[], week: readonly Day[]): Each[] {
  const running = entries.filter((entry) => week.some((day) => runsOn(entry, day)));
  const turns = ({ first, last }: Entry): boolean => week.includes(first) || week.includes(last);
  return [...running.filter(turns), ...running.filter((entry) => !turns(entry))];
}
