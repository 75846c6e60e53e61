/** Name of a zone beside a time of day, as its distance from UTC: "UTC+6:30". Empty for an unknown zone. */
export function zoneLabel(instant: number, timeZone: string): string {
  try {
    const form = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' });
    // "1/5/2026, GMT+6:30"
    const [, name = ''] = form.format(instant).split(', ');
    return name.replace('GMT', 'UTC');
  } catch {
    return '';
  }
}
