import { useState } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { tellError } from '../errors/tell-error.ts';
import { CallError } from '../gateway/call-error.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { csvOf, saveCsv } from '../record/csv.ts';
import { csvLines, type Column, type SumRow } from './columns.ts';

/** Saves all rows of a table as a file, those of other pages too. */
export function CsvButton<Row, Sort extends string = never>({
  name,
  columns,
  sums,
  gather,
}: {
  /** Of the file, without its ending. */
  name: string;
  columns: readonly Column<Row, Sort>[];
  sums?: readonly SumRow<Row>[];
  gather: () => Promise<{ rows: readonly Row[]; cut: boolean }>;
}) {
  const say = useText();
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { rows, cut } = await gather();
      saveCsv(`${name}.csv`, csvOf(csvLines(columns, rows, sums)));
      const told = say(cut ? 'team.csv.cut' : 'team.csv.saved', { count: rows.length });
      portal.toasts.show(told, cut ? 'warning' : 'success');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tellError(portal, error.code);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon="download" busy={busy} onClick={() => void save()}>
      {say('record.csv.save')}
    </Button>
  );
}
