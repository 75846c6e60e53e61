import { addDays, type Day, type DayRange } from '#engine/time/zoned-days.ts';

/** Ranges that one press chooses (specification section 9). */
export type DatePreset = 'last7' | 'last30' | 'next7' | 'next30';

/** The days of a preset, today among them. */
export function presetRange(preset: DatePreset, today: Day): DayRange {
  switch (preset) {
    case 'last7':
      return { from: addDays(today, -6), to: today };
    case 'last30':
      return { from: addDays(today, -29), to: today };
    case 'next7':
      return { from: today, to: addDays(today, 6) };
    case 'next30':
      return { from: today, to: addDays(today, 29) };
  }
}

/** The preset that a range is, if any. */
export const presetOf = (
  range: DayRange,
  presets: readonly DatePreset[],
  today: Day,
): DatePreset | undefined =>
  presets.find((preset) => {
    const { from, to } = presetRange(preset, today);
    return from === range.from && to === range.to;
  });
