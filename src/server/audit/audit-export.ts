import { Readable } from 'node:stream';
import type { Db } from '#server/db/types.ts';
import { csvLine } from '#server/http/csv.ts';
import { auditLines, type AuditFilter, type AuditLine } from './audit.ts';

const pageSize = 500;
const columns = ['id', 'at', 'account', 'action', 'pack', 'target', 'details'] as const;

export type ExportFormat = 'csv' | 'jsonl';

export const exportTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

const csvOf = (line: AuditLine): string =>
  csvLine([
    String(line.id),
    line.at.toISOString(),
    line.account,
    line.action,
    line.pack ?? '',
    line.target ?? '',
    JSON.stringify(line.details),
  ]);

/** Every line of the log that the filter lets through, the newest first, read a page at a time while it is sent. */
export function auditExport(db: Db, filter: AuditFilter, format: ExportFormat): Readable {
  async function* lines(): AsyncGenerator<string> {
    if (format === 'csv') yield csvLine(columns);
    let before: number | undefined;
    for (;;) {
      const page = await auditLines(db, { ...filter, before }, pageSize);
      if (page.length > 0) {
        yield page.map((line) => (format === 'csv' ? csvOf(line) : `${JSON.stringify(line)}\n`)).join('');
      }
      before = page.at(-1)?.id;
      if (page.length < pageSize) return;
    }
  }
  return Readable.from(lines());
}
