import { zoneOf } from '#server/brands/documents.ts';
import { addDays, dayAt, instantsOf, type Day } from '#engine/time/zoned-days.ts';
import type { Campaign } from '#play/promotions/campaign.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';

/** Days of the record that a simulation looks at: the last that are over. */
const daysBack = 30;

/** What a simulation is about: a campaign as if it had run in a period of the past. */
export type Setting = {
  brand: LiveBrand;
  campaign: Campaign;
  timeZone: string;
  currency: string;
  from: Date;
  until: Date;
  /** First and last day of the period. */
  first: Day;
  last: Day;
  now: Date;
};

export function settingOf(brand: LiveBrand, campaign: Campaign, now: Date): Setting {
  const timeZone = zoneOf(brand);
  const today = dayAt(now.getTime(), timeZone);
  const [first, last] = [addDays(today, -daysBack), addDays(today, -1)];
  const { from, until } = instantsOf({ from: first, to: last }, timeZone);
  const period = { from: from.toISOString(), until: until.toISOString() };
  return {
    brand,
    campaign: { ...campaign, ...period, enabled: true },
    timeZone,
    currency: moneyOf(brand).currency,
    from,
    until,
    first,
    last,
    now,
  };
}
