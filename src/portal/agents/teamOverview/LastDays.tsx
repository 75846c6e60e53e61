import { Suspense, useState } from 'react';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { amountsIn, type Column } from '#portal/agents/columns.ts';
import { exactDecimal, wholeOf } from '#portal/agents/exact.ts';
import { TeamTable } from '#portal/agents/TeamTable.tsx';
import { CsvButton } from '#portal/agents/CsvButton.tsx';
import { whole } from '#portal/agents/gather.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { RecordSelect } from '#portal/record/RecordSelect.tsx';
import { decimalOf } from '#portal/record/statement-csv.ts';
import { DaysChart } from '../parts/days-chart.ts';

type Answer = CallValue<'agentTeamOverview'>;
type Day = Answer['days'][number];

const figures = ['validBet', 'netLoss', 'earned', 'active', 'newcomers'] as const;

/** One figure of the last days as bars, and all of them as a table. */
export function LastDays({ value }: { value: Answer }) {
  const say = useText();
  const money = useMoney(value);
  const amount = amountsIn(money);
  const [figure, setFigure] = useState<(typeof figures)[number]>('validBet');
  const { digits } = value;
  const barOf = (day: Day) => {
    if (figure === 'active' || figure === 'newcomers')
      return { day: day.day, value: day[figure], said: String(day[figure]) };
    const minor = figure === 'earned' ? wholeOf(day.earned) : day[figure];
    return { day: day.day, value: Number(decimalOf(minor, digits)), said: money.say(minor) };
  };
  const count = (id: 'active' | 'newcomers'): Column<Day> => ({
    id,
    head: say(`team.figure.${id}`),
    number: true,
    cell: (day) => day[id],
    csv: (day) => String(day[id]),
  });
  const columns: Column<Day>[] = [
    { id: 'day', head: say('record.profit.day'), cell: ({ day }) => day, csv: ({ day }) => day },
    amount('validBet', say('team.figure.validBet'), (day: Day) => day.validBet),
    amount('netLoss', say('team.figure.netLoss'), (day: Day) => day.netLoss),
    {
      ...amount('earned', say('team.figure.earned'), (day: Day) => wholeOf(day.earned)),
      csv: ({ earned }) => exactDecimal(earned, digits),
    },
    count('active'),
    count('newcomers'),
  ];
  const [first, last] = [value.days[0]?.day ?? '', value.days.at(-1)?.day ?? ''];
  const newest = value.days.toReversed();
  return (
    <section className="lv-team-part">
      <SectionHead
        title={say('team.days')}
        end={
          <RecordSelect
            label={say('team.days.figure')}
            value={figure}
            options={figures.map((one) => ({ value: one, label: say(`team.figure.${one}`) }))}
            onChoose={setFigure}
          />
        }
      />
      <Suspense fallback={<Skeleton height="16rem" />}>
        <DaysChart
          days={value.days.map(barOf)}
          label={say('team.days.chart', { figure: say(`team.figure.${figure}`), from: first, to: last })}
        />
      </Suspense>
      <details className="lv-team-more">
        <summary>{say('record.profit.asTable')}</summary>
        <div className="lv-record-filters">
          <CsvButton name={`team-${first}-${last}`} columns={columns} gather={() => whole(newest)} />
        </div>
        <TeamTable label={say('team.days')} columns={columns} rows={newest} keyOf={({ day }) => day} />
      </details>
    </section>
  );
}
