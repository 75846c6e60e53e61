/** Name of a zone beside a time of day, as its distance from UTC: "UTC+6:30". Empty for an unknown zone. */
export function zoneLabel(instant: number, timeZone: string): string {
  try {
    const form = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' });
    const name = form.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return name.replace('GMT', 'UTC');
  } catch {
    return '';
  }
}
