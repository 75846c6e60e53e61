import type { ReactNode } from 'react';
import { useText } from '#ui/text/use-text.ts';
import type { IconName } from '#ui/primitives/index.ts';
import type { Column } from '#portal/agents/columns.ts';
import { CsvButton } from '#portal/agents/CsvButton.tsx';
import { gatherPages, rowsAtOnce, type Page } from '#portal/agents/gather.ts';
import { KeysetPager } from '#portal/agents/KeysetPager.tsx';
import { TableSkeleton } from '#portal/agents/TableSkeleton.tsx';
import { TeamTable } from '#portal/agents/TeamTable.tsx';
import type { Keyset } from '#portal/agents/use-keyset.ts';
import type { Loaded } from '#portal/calls/loaded.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';

type Pages<Value, Row> = {
  /** Of the file and of the table. */
  names: { file: string; table: string };
  /** What narrows the rows. */
  filters: ReactNode;
  /** All columns of the file; the table of one member has none of its account. */
  columns: readonly Column<Row>[];
  isOfMember: boolean;
  loaded: Loaded<Value>;
  pages: Keyset;
  pageOf: (value: Value) => Page<Row>;
  /** Asks for a page of the file. */
  ask: (query: { after?: string; size: string }) => Promise<Value>;
  keyOf: (row: Row) => string;
  empty: { icon: IconName; title: string };
};

/** Rows of the team, or of one of its members, by pages, with what narrows them and a file of all. */
export function TeamPages<Value, Row>({
  names,
  filters,
  columns,
  isOfMember,
  loaded,
  pages,
  pageOf,
  ask,
  keyOf,
  empty,
}: Pages<Value, Row>) {
  const say = useText();
  const shown = isOfMember ? columns.filter(({ id }) => id !== 'member') : columns;
  return (
    <>
      <div className="lv-record-filters">
        {filters}
        <CsvButton
          name={names.file}
          columns={columns}
          gather={() => gatherPages(async (after) => pageOf(await ask({ ...after, size: rowsAtOnce })))}
        />
      </div>
      <SourceView loaded={loaded} skeleton={<TableSkeleton />}>
        {(value) => {
          const { rows, next } = pageOf(value);
          return rows.length === 0 ? (
            <Notice icon={empty.icon} title={empty.title} text={say('record.none.hint')} live />
          ) : (
            <>
              <TeamTable label={names.table} columns={shown} rows={rows} keyOf={keyOf} />
              <KeysetPager pages={pages} next={next} />
            </>
          );
        }}
      </SourceView>
    </>
  );
}
