/** What the time of recording becomes, so that stories made on different days look the same. */
export const storyTime = Date.UTC(2026, 0, 15, 12);

const DAY = 86_400_000;
const started = Date.now();
const stamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u;

/** A time around the recording, moved to around `storyTime`, to the nearest quarter of an hour; any other stays. */
const moved = (time: number): number | undefined => {
  const away = time - started;
  if (!(Math.abs(away) < 2 * DAY)) return undefined;
  const quarter = 900_000;
  return storyTime + Math.round(away / quarter) * quarter;
};

/** The same answer with every time around now moved, whether written as ISO 8601 or as milliseconds. */
export function steadyTimes(value: unknown): unknown {
  if (typeof value === 'number') return moved(value) ?? value;
  if (typeof value === 'string') {
    const time = stamp.test(value) ? moved(Date.parse(value)) : undefined;
    return time === undefined ? value : new Date(time).toISOString();
  }
  if (Array.isArray(value)) return value.map(steadyTimes);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, steadyTimes(part)]));
}
