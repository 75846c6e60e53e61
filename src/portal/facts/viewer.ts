import type { FactDefinitions, FactDependencies } from './definition.ts';

const minuteOf = ({ viewer, documents }: FactDependencies): number =>
  viewer.minute(documents.current.brand.timeZone ?? 'UTC');

/** Day of the week of a minute's digits, 1 Monday to 7 Sunday. */
const weekdayOf = (minute: number): number => {
  const day = Math.floor(minute / 10_000);
  return (
    new Date(Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100)).getUTCDay() ||
    7
  );
};

export const facts: FactDefinitions = {
  'viewer.width': ({ viewer }) => viewer.width,
  'time.now': minuteOf,
  'time.clock': (dependencies) => minuteOf(dependencies) % 10_000,
  'time.weekday': (dependencies) => weekdayOf(minuteOf(dependencies)),
};
