import type { Campaign } from './campaign.ts';
import { isJsonObject, own } from '#engine/json/json.ts';
import type { Brand } from '#engine/validate/brand.ts';
import { ticketFaults } from './check-ticket.ts';
import type { Fault } from './fault.ts';
import { rewardFor, smallestReward } from './reward.ts';
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
    ...tierFaults(gives),
    ...placeFaults(campaign),
    ...capFaults(campaign),
    ...itemFaults(brand, campaign),
    ...ticketFaults(brand, campaign),
  ];
  return faults.length > 0 ? faults : budgetFaults(campaign);
}

const takes: Readonly<Record<Gives['by'], readonly string[]>> = {
  fixed: ['amount'],
  share: ['percent', 'max'],
  tiers: ['tiers'],
};

const idleFaults = (gives: Gives): Fault[] =>
  Object.keys(gives)
    .filter(
      (name) => !['what', 'by', 'wagering', 'item', 'ticket', 'raffle', ...takes[gives.by]].includes(name),
    )
    .map((name) => ({
      code,
      pointer: `/gives/${name}`,
      message: `"${name}" never counts with "${gives.by}".`,
      fix: `Remove "${name}", or compute the reward by it.`,
    }));

const tierFaults = ({ by, tiers = [] }: Gives): Fault[] =>
  tiers.flatMap(({ from }, index): Fault[] => {
    const before = tiers[index - 1]?.from;
    if (by !== 'tiers' || before === undefined || from > before) return [];
    const message = `It begins at ${from} and the tier before it at ${before}, so that one of them is never reached.`;
    return [{ code, pointer: `/gives/tiers/${index}/from`, message, fix: `Write more than ${before}.` }];
  });

function capFaults({ gives, trigger }: Campaign): Fault[] {
  const { by, max, percent } = gives;
  if (by !== 'share' || max === undefined || trigger.least === undefined) return [];
  const smallest = rewardFor(
    { what: gives.what, by, ...(percent !== undefined && { percent }) },
    BigInt(trigger.least),
  );
  if (BigInt(max) >= smallest) return [];
  const message = `The cap is ${max} and the share of the least amount already ${smallest}, so that "percent" never counts.`;
  const fix = `Write ${smallest} or more, or give a fixed amount.`;
  return [{ code: 'PROMOTION_CAP', pointer: '/gives/max', message, fix }];
}

/** Items of the mall that cannot be given: unknown ones, and goods, whose address no reward asks for. */
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
  if (!isJsonObject(found))
    return fault('/gives/item', `The mall has no item "${item}".`, 'Write the id of one of its items.');
  if (found['kind'] !== 'goods') return [];
  const message = `"${item}" is sent to an address, and a reward asks for none.`;
  return fault('/gives/item', message, 'Give a voucher, cash, or points for it.');
}

/** What all prizes of one window come to. */
const prizesOf = ({ gives, trigger: { places = 1 } }: Campaign): bigint =>
  Array.from({ length: places }, (_, index) => rewardFor(gives, BigInt(index + 1))).reduce(
    (all, prize) => all + prize,
    0n,
  );

function placeFaults({ gives: { by, tiers = [] }, trigger: { on, places = 1 } }: Campaign): Fault[] {
  if (on !== 'rank' || by !== 'tiers') return [];
  return tiers.flatMap(({ from }, index): Fault[] => {
    if (from <= places) return [];
    const message = `It begins at place ${from}, and ${places} have a prize.`;
    return [{ code, pointer: `/gives/tiers/${index}/from`, message, fix: `Write ${places} or less.` }];
  });
}

function budgetFaults(campaign: Campaign): Fault[] {
  const { gives, trigger, budget } = campaign;
  if (trigger.on === 'rank') {
    const all = prizesOf(campaign);
    if (BigInt(budget) >= all) return [];
    const message = `The budget is ${budget} and the prizes of one window are ${all}, so that winners get nothing.`;
    return [{ code: 'PROMOTION_BUDGET', pointer: '/budget', message, fix: `Write ${all} or more.` }];
  }
  const one = smallestReward(gives, trigger.least);
  if (BigInt(budget) >= one) return [];
  const message = `The budget is ${budget} and the smallest reward ${one}, so that nobody gets one.`;
  return [{ code: 'PROMOTION_BUDGET', pointer: '/budget', message, fix: `Write ${one} or more.` }];
}
