import { useId, useState } from 'react';
import type { AccountRecordProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Button, type IconName } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { DateRange } from '#portal/parts/DateRange.tsx';
import { Notice } from '#portal/parts/Notice.tsx';
import { Pager } from '#portal/parts/Pager.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { PointEntries } from '#portal/points/PointEntries.tsx';
import type { RecordPageProps } from '#portal/record/record-page.ts';
import { RecordRow, RecordRows, RecordSkeleton } from '#portal/record/RecordRows.tsx';
import { RecordFilter } from '#portal/record/RecordFilter.tsx';
import { Sums } from '#portal/record/Sums.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { useMoney } from '#portal/format/use-money.ts';
import { useRecordDays } from '#portal/record/use-record-days.ts';
import { useStatementFile } from '#portal/record/use-statement-file.ts';

type Answer = CallValue<'accountRecord'>;
type Type = Answer['rows'][number]['type'];

/** Every type of line with its icon, in the order in which they are offered. */
const icons: Readonly<Record<Type, IconName>> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  transfer: 'refresh',
  upline: 'users',
  bet: 'slots',
  win: 'star',
  refund: 'refresh',
  lottery: 'lottery',
  bonus: 'gift',
  points: 'star',
  contract: 'users',
  rebate: 'gift',
  adjustment: 'info',
  opening: 'history',
};
const types = Object.keys(icons) as Type[];

/** Bookings of the wallet by days and type, with the balance after each, and as a file. Points are no money: they follow the money paid for them. */
export function AccountRecord({ props: { size = 10 } }: BlockViewProps<AccountRecordProps>) {
  const say = useText();
  const { range, setRange, today, timeZone, max } = useRecordDays();
  const [type, setType] = useState<Type | 'all'>('all');
  const [page, setPage] = useState(1);
  const pointsId = useId();
  const { progress, save } = useStatementFile(timeZone);
  const query = { ...range, ...(type !== 'all' && { type }), page: String(page), size: String(size) };
  const record = useCall('accountRecord', { query });
  useFresh('accountRecord');
  return (
    <div className="lv-content lv-record">
      <DateRange
        presets={['last7', 'last30']}
        {...{ range, today, max }}
        onRange={(next) => {
          setRange(next);
          setPage(1);
        }}
      />
      <div className="lv-record-filters">
        <RecordFilter
          label={say('record.type')}
          value={type}
          all="all"
          values={types}
          words="record.type"
          onChoose={(next) => {
            setType(next);
            setPage(1);
          }}
        />
        <Button size="small" icon="download" busy={progress !== undefined} onClick={() => void save(range)}>
          {say('record.csv.save')}
        </Button>
      </div>
      <p className="lv-record-told" role="status">
        {progress !== undefined && say('record.csv.gathering', { progress })}
      </p>
      <SourceView loaded={record} skeleton={<RecordSkeleton />}>
        {(value) =>
          type === 'points' && value.total === 0 ? null : (
            <Page value={value} timeZone={timeZone} onPage={setPage} />
          )
        }
      </SourceView>
      {type === 'points' && (
        <section className="lv-record-points" aria-labelledby={pointsId}>
          <h3 id={pointsId}>{say('record.points')}</h3>
          <PointEntries days={range} />
        </section>
      )}
    </div>
  );
}

/** The game of a line that has one. */
const namesOf = ({ details }: Answer['rows'][number]): string[] =>
  details.filter(({ name }) => name === 'game').map(({ value }) => value);

function Page({ value, timeZone, onPage }: RecordPageProps<Answer>) {
  const say = useText();
  const { say: money, signed } = useMoney(value);
  if (value.total === 0) {
    return <Notice icon="wallet" title={say('record.account.none')} text={say('record.none.hint')} live />;
  }
  return (
    <>
      <Sums
        label={say('record.sums')}
        sums={[
          { name: say('record.sum.in'), value: signed(value.sums.in), tone: 'good' },
          { name: say('record.sum.out'), value: money(value.sums.out) },
          { name: say('record.sum.count'), value: String(value.total) },
        ]}
      />
      <WithoutBonus money={money} />
      <RecordRows label={say('record.account')}>
        {value.rows.map((row) => (
          <RecordRow
            key={row.seq}
            icon={icons[row.type]}
            title={say(`record.kind.${row.kind}`)}
            lines={[...namesOf(row), formatDateTime(row.at, timeZone)]}
            amount={signed(row.amount)}
            tone={row.amount.startsWith('-') ? 'bad' : 'good'}
            under={say('record.balanceAfter', { amount: money(row.balance) })}
            details={row.details}
          />
        ))}
      </RecordRows>
      <Pager
        page={value.page}
        count={Math.ceil(value.total / value.size)}
        onPage={onPage}
        label={say('record.pages')}
      />
    </>
  );
}

/** Says that balances of lines are those of the member's own money, while there is bonus money beside it. */
function WithoutBonus({ money }: { money: (minor: string) => string }) {
  const say = useText();
  const bonus = useSource('balance').value?.bonusBalance;
  return bonus === undefined || bonus === '0' ? null : (
    <p className="lv-hint">{say('record.withoutBonus', { amount: money(bonus) })}</p>
  );
}
