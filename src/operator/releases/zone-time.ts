const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** A moment as clocks in a zone show it: `2026-03-01T18:30`. */
export function wallTime(moment: Date, zone: string): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

/** The moment at which clocks in a zone show this; undefined for what is no time, or is left out when clocks are put forward. */
export function momentOf(wall: string, zone: string): Date | undefined {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) ? Date.parse(`${wall}:00Z`) : NaN;
  if (Number.isNaN(asUtc)) return undefined;
  // The difference to UTC depends on the moment itself, so it is looked up near it and then again at it.
  let moment = asUtc;
  for (let turn = 0; turn < 3; turn += 1) {
    const shown = Date.parse(`${wallTime(new Date(moment), zone)}:00Z`);
    if (shown === asUtc) return new Date(moment);
    moment += asUtc - shown;
  }
  return undefined;
}

const withZone = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

/** `Sun, 1 Mar 2026, 18:30 in Asia/Yangon (12:00 UTC)`; the day of UTC is told when it is another. */
export function zonedMoment(moment: Date, zone: string): string {
  const here = withZone(zone).format(moment);
  if (zone === 'UTC') return `${here} UTC`;
  const utc = wallTime(moment, 'UTC');
  const sameDay = utc.slice(0, 10) === wallTime(moment, zone).slice(0, 10);
  return `${here} in ${zone} (${sameDay ? utc.slice(11) : utc.replace('T', ' ')} UTC)`;
}
