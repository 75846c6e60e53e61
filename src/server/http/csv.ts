/** A cell that no spreadsheet takes for a formula: what begins like one gets an apostrophe. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\r\n']/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of comma-separated values (RFC 4180), with its end. */
export const csvLine = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;
