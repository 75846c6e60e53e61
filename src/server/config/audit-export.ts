import { Readable } from 'node:stream';
import type { Db } from '#server/db/types.ts';
import { auditLines, type AuditFilter, type AuditLine } from './audit.ts';

const pageSize = 500;
const columns = ['id', 'at', 'account', 'action', 'pack', 'target', 'details'] as const;

export type ExportFormat = 'csv' | 'jsonl';

export const exportTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

/** A cell that no spreadsheet takes for a formula: what begins like one gets an apostrophe. */
function csvCell(value: string): string {
  const text = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\r\n']/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvLine = (line: AuditLine): string =>
  [
    String(line.id),
    line.at.toISOString(),
    line.account,
    line.action,
    line.pack ?? '',
    line.target ?? '',
    JSON.stringify(line.details),
  ]
    .map(csvCell)
    .join(',');

/** Every line of the log that the filter lets through, the newest first, read a page at a time while it is sent. */
export function auditExport(db: Db, filter: AuditFilter, format: ExportFormat): Readable {
  async function* lines(): AsyncGenerator<string> {
    if (format === 'csv') yield `${columns.join(',')}\r\n`;
    let before: number | undefined;
    for (;;) {
      const page = await auditLines(db, { ...filter, before }, pageSize);
      if (page.length > 0) {
        yield page
          .map((line) => (format === 'csv' ? `${csvLine(line)}\r\n` : `${JSON.stringify(line)}\n`))
          .join('');
      }
      before = page.at(-1)?.id;
      if (page.length < pageSize) return;
    }
  }
  return Readable.from(lines());
}
