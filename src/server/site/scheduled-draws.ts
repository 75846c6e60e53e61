import type { CallTypes } from '#contract/generated/calls.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { documentOf } from '#server/brands/documents.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];

type Scheduled = CallTypes['domainRoute']['value']['draws'];

/** The lotteries of a region of Vietnam, which are drawn on days of the week. */
export const scheduledDraws = (brand: LiveBrand): Scheduled =>
  Object.entries(documentOf(brand, 'lotteries')?.games ?? {}).flatMap(
    ([id, { name, region, schedule, enabled }]) => {
      if (region === undefined || enabled === false || !schedule || schedule.daysOfMonth) return [];
      const { days = everyDay, time, timeZone, closesMinutesBefore } = schedule;
      return [{ id, name, region, days, time, timeZone, closesMinutesBefore }];
    },
  );
