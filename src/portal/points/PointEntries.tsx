import { useCallback } from 'react';
import type { DayRange } from '#engine/time/zoned-days.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { CashierHistoryPage, HistoryPages, type HistoryPageProps } from '#portal/cashier/HistoryPages.tsx';
import { formatDateTime } from '#engine/time/date-time.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { useMoney } from '#portal/format/use-money.ts';
import { StatusBadge } from './StatusBadge.tsx';
import '#portal/cashier/cashier.css';

type Page = CallValue<'pointEntries'>;

/** Points earned and spent on the days, or ever; the newest first. */
export function PointEntries({ days }: { days?: DayRange }) {
  const page = useCallback((props: HistoryPageProps) => <EntryPage {...props} days={days} />, [days]);
  return <HistoryPages key={days && `${days.from} ${days.to}`} page={page} />;
}

function EntryPage({ before, onMore, days }: HistoryPageProps & { days: DayRange | undefined }) {
  const loaded = useCall('pointEntries', { query: { ...days, ...(before !== undefined && { before }) } });
  return (
    <CashierHistoryPage
      loaded={loaded}
      before={before}
      onMore={onMore}
      empty={days === undefined ? 'points.details.none' : 'record.points.none'}
      rows={(page) =>
        page.entries.map((entry) => ({ id: entry.id, row: <Line page={page} entry={entry} /> }))
      }
    />
  );
}

function Line({ page, entry }: { page: Page; entry: Page['entries'][number] }) {
  const say = useText();
  const locale = useLocale();
  const { say: money } = useMoney(page);
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const { amount, points, ratio } = entry;
  const returned = entry.type === 'redeem' && !points.startsWith('-');
  const notes = [
    say(returned ? 'points.type.returned' : `points.type.${entry.type}`),
    formatDateTime(entry.at, timeZone),
    ...(amount === undefined ? [] : [say('points.ratio.of', { amount: money(amount) })]),
    ...(ratio
      ? [say('points.ratio', { points: formatNumber(ratio.points, locale), per: money(ratio.per) })]
      : []),
    ...(entry.remark === undefined ? [] : [entry.remark]),
  ];
  return (
    <>
      <div className="lv-cash-head">
        <span className="lv-cash-amount">{formatNumber(points, locale, 'exceptZero')}</span>
        {entry.status !== 'PASSED' && <StatusBadge status={entry.status} />}
      </div>
      <p className="lv-cash-note">{notes.join(' · ')}</p>
    </>
  );
}
