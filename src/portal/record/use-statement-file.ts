import { useState } from 'react';
import type { DayRange } from '#engine/time/zoned-days.ts';
import { useText } from '#ui/text/use-text.ts';
import { tellError } from '../errors/tell-error.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { CallError } from '../gateway/call-error.ts';
import type { CallValue } from '../gateway/call-types.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { saveCsv } from './csv.ts';
import { statementCsv } from './statement-csv.ts';

const rowsAtOnce = '200';

type Row = CallValue<'accountRecord'>['rows'][number];

/** Fetches all lines of a range and saves them as a file. `progress` is 0 to 100. */
export function useStatementFile(timeZone: string) {
  const say = useText();
  const portal = usePortal();
  const [progress, setProgress] = useState<number>();

  const gather = async (range: DayRange): Promise<{ rows: Row[]; digits: number }> => {
    const rows: Row[] = [];
    for (;;) {
      const before = rows.at(-1)?.seq;
      const query = { ...range, size: rowsAtOnce, ...(before !== undefined && { before }) };
      const page = await portal.gateway.call('accountRecord', { query });
      rows.push(...page.rows);
      // `total` counts the remaining lines, since only those before the last one are requested.
      const left = page.total - page.rows.length;
      if (left <= 0 || page.rows.length === 0) return { rows, digits: page.digits };
      setProgress(Math.floor((100 * rows.length) / (rows.length + left)));
    }
  };

  const save = async (range: DayRange): Promise<void> => {
    if (progress !== undefined) return;
    setProgress(0);
    try {
      const { rows, digits } = await gather(range);
      const text = statementCsv(rows, digits, {
        heads: [
          say('record.csv.number'),
          say('record.csv.date', { zone: timeZone }),
          say('record.csv.kind'),
          say('record.csv.amount'),
          say('record.csv.balance'),
          say('record.details'),
        ],
        date: (at) => formatDateTime(at, timeZone),
        kind: ({ kind }) => say(`record.kind.${kind}`),
        detail: (name) => say(`record.detail.${name}`),
      });
      saveCsv(`statement-${range.from}-${range.to}.csv`, text);
      portal.toasts.show(say('record.csv.saved', { count: rows.length }), 'success');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tellError(portal, error.code);
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, save };
}
