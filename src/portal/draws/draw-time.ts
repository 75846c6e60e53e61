const formats = new Map<string, Intl.DateTimeFormat>();

/** Day of the week and time of a draw, on the clocks where it is drawn; digits are 0–9 in every language. */
export function drawTime(instant: number, timeZone: string, language: string): string {
  const key = `${language} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(language, {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      numberingSystem: 'latn',
    });
    formats.set(key, format);
  }
  return format.format(instant);
}
