import { zoneOf } from './documents.ts';
import { instantOf, wallTimeAt } from '#engine/time/zoned-time.ts';
import type { LiveBrand } from './types.ts';

/** When the day of `now` began by the clocks of the brand's time zone. */
export function dayBegan(brand: LiveBrand, now: Date): Date {
  const zone = zoneOf(brand);
  const midnight = { ...wallTimeAt(now.getTime(), zone), hour: 0, minute: 0, second: 0 };
  return new Date(instantOf(midnight, zone));
}
