import type { CampaignsDocument } from '#contract/generated/documents.ts';
import { addDays, dayAt, instantsOf, type Day } from '#engine/time/zoned-days.ts';
import { isClaimed, memberLimit, type Campaign } from './campaign.ts';
import { measureOf, streakOf, triggerKinds } from './triggers.ts';
import { usualDeposit } from './usual-deposit.ts';

export type CampaignTemplate = CampaignsDocument['templates']['items'][string];
export type Statement = keyof CampaignsDocument['statements'];

/** A tenth of the smallest deposit of a brand in minor units, which amounts of templates are multiples of; without any, of a usual one. */
export const unitOf = (
  deposits: readonly number[],
  { currency, digits }: { currency: string; digits: number },
): number => {
  const smallest = deposits.length > 0 ? Math.min(...deposits) : usualDeposit(currency) * 10 ** digits;
  return Math.max(1, Math.round(smallest / 10));
};

type Draft = Omit<Campaign, 'id' | 'title' | 'summary' | 'terms' | 'from' | 'until' | 'kind'>;

const times = (unit: number, amount: number | undefined): number | undefined =>
  amount === undefined ? undefined : amount * unit;

const defined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

/** True for a least amount in money: of a salary it is stakes, of a ranking what it ranks by. */
const isMoney = ({ on }: Campaign['trigger']): boolean =>
  triggerKinds[on].base === 'money' || on === 'salary' || on === 'rank';

/** A template with amounts of a brand. */
function scaled(template: CampaignTemplate, unit: number): Draft {
  const draft = template.promotion as unknown as Draft;
  const { trigger, gives, budget } = draft;
  const ofMoney = gives.what === 'points' ? 1 : unit;
  const ofBase = triggerKinds[trigger.on].base === 'money' ? unit : 1;
  const { wagering } = gives;
  return {
    ...draft,
    trigger: defined({
      ...trigger,
      least: times(isMoney(trigger) ? unit : 1, trigger.least),
    }) as Draft['trigger'],
    gives: defined({
      ...gives,
      amount: times(ofMoney, gives.amount),
      max: times(ofMoney, gives.max),
      tiers: gives.tiers?.map(({ from, amount }) => ({ from: from * ofBase, amount: amount * ofMoney })),
      wagering:
        wagering &&
        defined({
          ...wagering,
          maxStake: times(unit, wagering.maxStake),
          maxWin: times(unit, wagering.maxWin),
        }),
    }) as Draft['gives'],
    budget: budget * ofMoney,
  };
}

/** A promotion made from a template: its words have keys of its id. */
export const promotionFrom = (
  template: CampaignTemplate,
  {
    id,
    unit,
    period,
    level,
  }: { id: string; unit: number; period: { from: string; until: string }; level: string | undefined },
): Campaign => {
  const draft = scaled(template, unit);
  const { on } = draft.trigger;
  const asksLevel = on === 'level' || on === 'salary';
  return {
    kind: 'promotion',
    id,
    title: `promotion.${id}.title`,
    summary: `promotion.${id}.summary`,
    terms: `promotion.${id}.terms`,
    ...period,
    ...draft,
    ...(asksLevel && level !== undefined && { trigger: { ...draft.trigger, level } }),
  };
};

const hourMs = 3_600_000;
const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const wanted = { monday: 1, saturday: 6 } as const;

/** Period that a template proposes at a moment. */
export function proposedPeriod(
  { lasts }: Pick<CampaignTemplate, 'lasts'>,
  now: Date,
  timeZone: string,
): { from: string; until: string } {
  const { begins = 'tomorrow', at = 0, hours, days = hours === undefined ? 30 : 0 } = lasts ?? {};
  const tomorrow = addDays(dayAt(now.getTime(), timeZone), 1);
  const ahead = begins === 'tomorrow' ? 0 : (wanted[begins] - weekday(tomorrow) + 7) % 7;
  const day = addDays(tomorrow, ahead);
  const begin = new Date(instantsOf({ from: day, to: day }, timeZone).from.getTime() + at * hourMs);
  const end =
    days > 0
      ? instantsOf({ from: day, to: addDays(day, days - 1) }, timeZone).until
      : new Date(begin.getTime() + (hours ?? 1) * hourMs);
  const text = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;
  return { from: text(begin), until: text(end) };
}

/** How amounts are said. */
export type AmountWords = { money: (minor: string) => string; points: (points: string) => string };

/** Values that words of a template may name. */
export function holesOf(
  { trigger, gives, budget, limits, from, until }: Campaign,
  { money, points }: AmountWords,
  { level, moment }: { level: string; moment: (at: string) => string },
): Record<string, string> {
  const reward = (amount: number | undefined): string =>
    amount === undefined ? '' : (gives.what === 'points' ? points : money)(String(amount));
  const least = trigger.least ?? 1;
  const tiers = gives.tiers ?? [];
  const first = tiers[0];
  const isRank = trigger.on === 'rank';
  return {
    reward: reward(gives.amount),
    percent: String(gives.percent ?? ''),
    cap: reward(gives.max),
    least: isMoney(trigger) ? money(String(least)) : String(least),
    rounds: String(least),
    streak: String(streakOf(trigger)),
    places: String(trigger.places ?? 1),
    from: moment(from),
    until: moment(until),
    lowest: first && !isRank ? money(String(first.from)) : '',
    most: reward(tiers.reduce((high, { amount }) => Math.max(high, amount), 0)),
    level,
    code: trigger.code ?? '',
    member: String(limits?.member ?? 1),
    memberDay: String(limits?.memberDay ?? ''),
    device: String(limits?.device ?? ''),
    wager: String(gives.wagering?.times ?? ''),
    wagerDays: String(gives.wagering?.days ?? ''),
    budget: reward(budget),
  };
}

/** Statements that are true of a promotion, in the order of its terms. */
export function statementsOf(campaign: Campaign): Statement[] {
  const { gives, limits, group, trigger } = campaign;
  const isWindowed = measureOf(campaign) !== undefined || trigger.on === 'rank' || trigger.on === 'salary';
  const all: readonly (readonly [Statement, boolean])[] = [
    ['period', true],
    ['once', memberLimit(campaign) === 1],
    ['times', memberLimit(campaign) > 1],
    ['perDay', limits?.memberDay !== undefined],
    ['perDevice', limits?.device !== undefined],
    ['cap', gives.by === 'share' && gives.max !== undefined],
    ['wagering', gives.wagering !== undefined],
    ['play', isWindowed],
    ['claim', isClaimed(campaign)],
    ['automatic', !isClaimed(campaign)],
    ['group', group !== undefined],
    ['budget', true],
    ['protection', true],
  ];
  return all.flatMap(([statement, holds]) => (holds ? [statement] : []));
}
