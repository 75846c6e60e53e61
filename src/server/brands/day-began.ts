import { instantOf, wallTimeAt } from '#engine/time/zoned-time.ts';
import { documentOf } from './documents.ts';
import type { LiveBrand } from './types.ts';

/** When the day of `now` began by the clocks of the brand's time zone. */
export function dayBegan(brand: LiveBrand, now: Date): Date {
  const zone = documentOf(brand, 'brand')?.timeZone ?? 'UTC';
  const midnight = { ...wallTimeAt(now.getTime(), zone), hour: 0, minute: 0, second: 0 };
  return new Date(instantOf(midnight, zone));
}
