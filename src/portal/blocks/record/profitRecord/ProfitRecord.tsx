import { Suspense } from 'react';
import type { ProfitRecordProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useCall } from '#portal/calls/use-call.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { DateRange } from '#portal/parts/DateRange.tsx';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { RecordSkeleton } from '#portal/record/RecordRows.tsx';
import { Sums } from '#portal/record/Sums.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';
import { useMoney } from '#portal/format/use-money.ts';
import { useRecordDays } from '#portal/record/use-record-days.ts';
import { ProfitTables } from './ProfitTables.tsx';
import './profit-record.css';

type Answer = CallValue<'profitRecord'>;

const Chart = lazyView(() => import('./ProfitChart.tsx').then((module) => module.ProfitChart));

/** What the member has won or lost by days, as a chart and as a table, and by game type. */
export function ProfitRecord({ props }: BlockViewProps<ProfitRecordProps>) {
  const { range, setRange, today, max } = useRecordDays();
  const record = useCall('profitRecord', { query: range });
  useFresh('profitRecord');
  return (
    <div className="lv-content lv-record">
      <DateRange presets={['last7', 'last30']} {...{ range, today, max }} onRange={setRange} />
      <SourceView loaded={record} skeleton={<RecordSkeleton />}>
        {(value) => <Profit value={value} props={props} />}
      </SourceView>
    </div>
  );
}

function Profit({ value, props }: { value: Answer; props: ProfitRecordProps }) {
  const say = useText();
  const { say: money } = useMoney(value);
  const { total } = value;
  const played = Object.values(total).some((amount) => amount !== '0');
  if (!played)
    return <Notice icon="trophy" title={say('record.profit.none')} text={say('record.none.hint')} live />;
  const loss = BigInt(total.netLoss);
  return (
    <>
      <Sums
        label={say('record.sums')}
        sums={[
          {
            name: say(loss < 0n ? 'record.profit.gain' : 'record.profit.netLoss'),
            value: money(String(loss < 0n ? -loss : loss)),
          },
          { name: say('record.profit.bets'), value: money(total.bets) },
          { name: say('record.profit.wins'), value: money(total.wins) },
          { name: say('record.profit.rebates'), value: money(total.rebates) },
          { name: say('record.profit.promotions'), value: money(total.promotions) },
        ]}
      />
      {props.formula !== false && <p className="lv-record-told">{say('record.profit.formula')}</p>}
      {props.chart !== false && (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <Chart value={value} />
        </Suspense>
      )}
      <ProfitTables value={value} />
    </>
  );
}
