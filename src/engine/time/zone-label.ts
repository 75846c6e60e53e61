/** Name of a zone beside a time of day, as its distance from UTC: "UTC+6:30". Empty for an unknown zone. */
export function zoneLabel(instant: number, timeZone: string): string {
  try {
    const day = new Date(instant).toLocaleDateString('en-US', { timeZone, timeZoneName: 'shortOffset' });
    // "1/5/2026, GMT+6:30"
    return day.replace(/.*GMT/u, 'UTC');
  } catch {
    return '';
  }
}
