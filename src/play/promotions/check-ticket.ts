import { isJsonObject, own } from '#engine/json/json.ts';
import { families } from '../lottery-families.ts';
import type { FamilyId } from '../lottery/family.ts';
import type { Campaign } from './campaign.ts';
import type { Fault } from './fault.ts';
import { rewardFault, under, type RewardBrand } from './reward-fault.ts';

/** Tickets that cannot be played: of a lottery or bet type that there is not, or one that is not played by numbers. */
export function ticketFaults(
  brand: RewardBrand,
  { gives: { what, ticket, by, amount }, trigger: { on } }: Campaign,
): Fault[] {
  if (what !== 'ticket')
    return ticket === undefined
      ? []
      : rewardFault('/gives/ticket', `"ticket" never counts with "${what}".`, 'Remove it, or give a ticket.');
  if (!ticket)
    return rewardFault('/gives/what', '"ticket" needs "ticket", what it plays.', 'Add it to "gives".');
  if (by !== 'fixed' || on === 'rank')
    return rewardFault(
      '/gives/by',
      'Tickets are given in a fixed number, and not for places.',
      'Write "fixed".',
    );
  if ((amount ?? 0) > 100)
    return rewardFault('/gives/amount', `${amount} are more than one reward can be.`, 'Write 100 or less.');
  return brand.abstract ? [] : betTypeFaults(brand, ticket);
}

function betTypeFaults(
  brand: RewardBrand,
  { game, betType }: NonNullable<Campaign['gives']['ticket']>,
): Fault[] {
  const lotteries = brand.document('lotteries/main')?.content ?? {};
  const found = under(own(lotteries, 'games'), game);
  // What names no lottery is reported by the mark of the schema.
  if (!isJsonObject(found)) return [];
  const table = under(own(lotteries, 'tables'), String(found['table']));
  const offered = under(table, 'betTypes');
  const type = families.get(String(under(table, 'family')) as FamilyId)?.betTypes.get(betType);
  if (!type || !isJsonObject(offered) || !Object.hasOwn(offered, betType))
    return rewardFault(
      '/gives/ticket/betType',
      `"${game}" has no bet type "${betType}".`,
      'Write one of its table.',
    );
  if (type.panel.kind === 'numbers') return [];
  const message = `"${betType}" is played by a choice in rows, and a ticket by numbers.`;
  return rewardFault('/gives/ticket/betType', message, 'Write a bet type that is played by numbers.');
}
