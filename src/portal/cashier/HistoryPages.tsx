import { useState, type ComponentType, type ReactNode } from 'react';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Loaded } from '#portal/calls/loaded.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';

export type HistoryPageProps = {
  /** Id of the last line of the page before. */
  before: string | undefined;
  /** Shows the next page; of the last page only. */
  onMore: ((last: string) => void) | undefined;
};

/** A list that grows page by page. Each page has its own query, so that a change invalidates only its page. */
export function HistoryPages({ page: Page }: { page: ComponentType<HistoryPageProps> }) {
  const [starts, setStarts] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <div className="lv-cash">
      {starts.map((before, index) => (
        <Page
          key={before ?? ''}
          before={before}
          onMore={index === starts.length - 1 ? (last) => setStarts([...starts, last]) : undefined}
        />
      ))}
    </div>
  );
}

/** One page: its lines, and the way on where there is more. */
export function CashierHistoryPage<Value extends { more: boolean }>({
  loaded,
  before,
  onMore,
  rows,
  empty,
}: HistoryPageProps & {
  loaded: Loaded<Value>;
  rows: (value: Value) => { id: string; row: ReactNode }[];
  empty: string;
}) {
  const say = useText();
  return (
    <SourceView loaded={loaded} skeleton={<Skeleton height="10rem" />}>
      {(value) => {
        const shown = rows(value);
        const last = shown.at(-1)?.id;
        if (last === undefined) {
          return before === undefined ? <Notice icon="history" title={say(empty)} /> : null;
        }
        return (
          <>
            <ul className="lv-cash-rows">
              {shown.map(({ id, row }) => (
                <li key={id} className="lv-cash-row">
                  {row}
                </li>
              ))}
            </ul>
            {value.more && onMore && (
              <Button onClick={() => onMore(last)}>{say('cashier.history.more')}</Button>
            )}
          </>
        );
      }}
    </SourceView>
  );
}
