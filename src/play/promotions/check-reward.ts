import type { Campaign } from './campaign.ts';
import { isJsonObject, own } from '#engine/json/json.ts';
import type { Brand } from '#engine/validate/brand.ts';
import { moneyWords, rewardWords } from './amount-words.ts';
import { leastBudget, leastCap, mostPercent } from './bounds.ts';
import { freeRoundsFaults } from './check-free-rounds.ts';
import { ticketFaults } from './check-ticket.ts';
import type { Fault } from './fault.ts';
import { triggerKinds } from './triggers.ts';

type Gives = Campaign['gives'];

const code = 'PROMOTION_REWARD';
type RewardBrand = Pick<Brand<typeof code>, 'abstract' | 'document'>;
const needed = { fixed: 'amount', share: 'percent', tiers: 'tiers' } as const;

/** Contradictions within what a promotion gives, and of it with trigger and budget. */
export function rewardFaults(brand: RewardBrand, campaign: Campaign): Fault[] {
  const { gives, trigger } = campaign;
  const need = needed[gives.by];
  if (gives[need] === undefined) {
    const message = `"${gives.by}" needs "${need}", without which there is no reward.`;
    return [{ code, pointer: '/gives/by', message, fix: `Add "${need}" to "gives".` }];
  }
  const { base } = triggerKinds[trigger.on];
  if (gives.by !== 'fixed' && (base === 'none' || (base === 'count' && gives.by === 'share'))) {
    const message = `"${trigger.on}" has no amount that "${gives.by}" could be computed from.`;
    return [{ code, pointer: '/gives/by', message, fix: 'Write "fixed", or choose another event.' }];
  }
  const faults = [
    ...idleFaults(gives),
    ...tierFaults(brand, campaign),
    ...placeFaults(campaign),
    ...percentFaults(campaign),
    ...capFaults(brand, campaign),
    ...itemFaults(brand, campaign),
    ...ticketFaults(brand, campaign),
    ...freeRoundsFaults(brand, campaign),
  ];
  return faults.length > 0 ? faults : budgetFaults(brand, campaign);
}

const takes: Readonly<Record<Gives['by'], readonly string[]>> = {
  fixed: ['amount'],
  share: ['percent', 'max'],
  tiers: ['tiers'],
};

const idleFaults = (gives: Gives): Fault[] =>
  Object.keys(gives)
    .filter(
      (name) =>
        !['what', 'by', 'wagering', 'item', 'ticket', 'freeRounds', 'raffle', ...takes[gives.by]].includes(
          name,
        ),
    )
    .map((name) => ({
      code,
      pointer: `/gives/${name}`,
      message: `"${name}" never counts with "${gives.by}".`,
      fix: `Remove "${name}", or compute the reward by it.`,
    }));

function tierFaults(brand: RewardBrand, { gives: { by, tiers = [] }, trigger }: Campaign): Fault[] {
  const words = (from: number): string =>
    triggerKinds[trigger.on].base === 'money' ? moneyWords(brand, from) : String(from);
  return tiers.flatMap(({ from }, index): Fault[] => {
    const before = tiers[index - 1]?.from;
    if (by !== 'tiers' || before === undefined || from > before) return [];
    const message = `It begins at ${words(from)} and the tier before it at ${words(before)}, so that one of them is never reached.`;
    const fix = `Write more than ${words(before)}.`;
    return [{ code, pointer: `/gives/tiers/${index}/from`, message, fix }];
  });
}

function percentFaults(campaign: Campaign): Fault[] {
  const { percent = 0 } = campaign.gives;
  const most = mostPercent(campaign);
  if (most === undefined || percent <= most) return [];
  const message = `${percent} percent of a loss are more than was lost, so that losing pays.`;
  return [{ code, pointer: '/gives/percent', message, fix: `Write ${most} or less.` }];
}

function capFaults(brand: RewardBrand, campaign: Campaign): Fault[] {
  const { gives } = campaign;
  const smallest = leastCap(campaign);
  if (smallest === undefined || gives.max === undefined || BigInt(gives.max) >= smallest) return [];
  const words = (amount: bigint | number): string => rewardWords(brand, gives, amount);
  const message = `The cap is ${words(gives.max)} and the share of the least amount already ${words(smallest)}, so that "percent" never counts.`;
  const fix = `Write ${words(smallest)} or more, or give a fixed amount.`;
  return [{ code: 'PROMOTION_CAP', pointer: '/gives/max', message, fix }];
}

/** Items of the mall that cannot be given. */
function itemFaults(
  brand: RewardBrand,
  { gives: { what, item, by, amount }, trigger: { on } }: Campaign,
): Fault[] {
  const fault = (pointer: string, message: string, fix: string): Fault[] => [{ code, pointer, message, fix }];
  if (what !== 'item')
    return item === undefined
      ? []
      : fault('/gives/item', `"item" never counts with "${what}".`, 'Remove it, or give an item.');
  if (item === undefined)
    return fault('/gives/what', '"item" needs "item", which of the mall.', 'Add "item" to "gives".');
  if (by !== 'fixed' || on === 'rank')
    return fault('/gives/by', 'Items are given in a fixed number, and not for places.', 'Write "fixed".');
  if ((amount ?? 0) > 1000)
    return fault('/gives/amount', `${amount} are more than one reward can be.`, 'Write 1000 or less.');
  if (brand.abstract) return [];
  const items = own(brand.document('mall/main')?.content ?? {}, 'items');
  const known = isJsonObject(items) ? own(items, 'items') : undefined;
  const found = isJsonObject(known) ? own(known, item) : undefined;
  return isJsonObject(found)
    ? []
    : fault('/gives/item', `The mall has no item "${item}".`, 'Write the id of one of its items.');
}

function placeFaults({ gives: { by, tiers = [] }, trigger: { on, places = 1 } }: Campaign): Fault[] {
  if (on !== 'rank' || by !== 'tiers') return [];
  return tiers.flatMap(({ from }, index): Fault[] => {
    if (from <= places) return [];
    const message = `It begins at place ${from}, and ${places} have a prize.`;
    return [{ code, pointer: `/gives/tiers/${index}/from`, message, fix: `Write ${places} or less.` }];
  });
}

function budgetFaults(brand: RewardBrand, campaign: Campaign): Fault[] {
  const { gives, trigger, budget } = campaign;
  const least = leastBudget(campaign);
  if (BigInt(budget) >= least) return [];
  const words = (amount: bigint | number): string => rewardWords(brand, gives, amount);
  const message =
    trigger.on === 'rank'
      ? `The budget is ${words(budget)} and the prizes of one window are ${words(least)}, so that winners get nothing.`
      : `The budget is ${words(budget)} and the smallest reward ${words(least)}, so that nobody gets one.`;
  return [{ code: 'PROMOTION_BUDGET', pointer: '/budget', message, fix: `Write ${words(least)} or more.` }];
}
