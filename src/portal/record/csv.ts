/** A CSV cell, escaped so that spreadsheets do not evaluate it as a formula. */
const cell = (text: string): string => {
  const plain = /^[=+\-@\t\r]/u.test(text) && !/^-?\d+(\.\d+)?$/u.test(text) ? `'${text}` : text;
  return /[",\n\r]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Lines as CSV (RFC 4180) that spreadsheets read as UTF-8. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;

/** Saves a CSV under a name, as a download of the browser. */
export function saveCsv(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
