import { Suspense, useState } from 'react';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { amountsIn, nicknames, type Column } from '#portal/agents/columns.ts';
import { CsvButton } from '#portal/agents/CsvButton.tsx';
import { exactDecimal, wholeOf } from '#portal/agents/exact.ts';
import { whole } from '#portal/agents/gather.ts';
import { Person } from '#portal/agents/Person.tsx';
import { TeamTable } from '#portal/agents/TeamTable.tsx';
import { useCall } from '#portal/calls/use-call.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { DateRange } from '#portal/parts/DateRange.tsx';
import { Notice } from '#portal/parts/Notice.tsx';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { RecordSkeleton } from '#portal/record/RecordRows.tsx';
import { decimalOf } from '#portal/record/statement-csv.ts';
import { Sums } from '#portal/record/Sums.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';
import { useRecordDays } from '#portal/record/use-record-days.ts';
import { DaysChart } from '../parts/days-chart.ts';
import { SourceBets } from './SourceBets.tsx';
import '../parts/team-overview.css';

type Answer = CallValue<'agentIncome'>;
type Day = Answer['days'][number];
type Source = Answer['sources'][number];

/** What the agent earned by rebates: by day, and by direct downline with its branch down to the bet. */
export function AgentIncome() {
  const { range, setRange, today, timeZone, max } = useRecordDays();
  const loaded = useCall('agentIncome', { query: range });
  useFresh('agentIncome');
  return (
    <div className="lv-content lv-record">
      <DateRange presets={['last7', 'last30']} {...{ range, today, max }} onRange={setRange} />
      <SourceView loaded={loaded} skeleton={<RecordSkeleton />}>
        {(value) => <Income value={value} timeZone={timeZone} />}
      </SourceView>
    </div>
  );
}

function Income({ value, timeZone }: { value: Answer; timeZone: string }) {
  const say = useText();
  const money = useMoney(value);
  const { digits } = value;
  const amount = amountsIn(money);
  const [opened, setOpened] = useState<Source>();
  const earned = <Row extends { earned: string }>(): Column<Row> => ({
    ...amount('earned', say('team.figure.earned'), (row: Row) => wholeOf(row.earned)),
    csv: (row) => exactDecimal(row.earned, digits),
  });
  const sources: Column<Source>[] = [
    {
      id: 'member',
      head: say('team.income.source'),
      cell: (source) => (
        <Person account={source.account} nickname={source.nickname} onOpen={() => setOpened(source)} />
      ),
      csv: ({ account }) => account,
    },
    nicknames(say('team.nickname'), ({ nickname }: Source) => nickname),
    earned<Source>(),
    amount('validBet', say('team.figure.validBet'), (row: Source) => row.validBet),
  ];
  const days: Column<Day>[] = [
    { id: 'day', head: say('record.profit.day'), cell: ({ day }) => day, csv: ({ day }) => day },
    earned<Day>(),
    amount('validBet', say('team.figure.validBet'), (row: Day) => row.validBet),
  ];
  const { from, to } = value;
  const validBet = String(value.days.reduce((sum, day) => sum + BigInt(day.validBet), 0n));
  const dayTotal = { name: say('record.sums'), row: { day: '', earned: value.earned, validBet } };
  return (
    <>
      <Sums
        label={say('record.sums')}
        sums={[
          { name: say('team.income.earned'), value: money.say(wholeOf(value.earned)) },
          { name: say('team.income.paid'), value: money.say(value.paid) },
          { name: say('team.income.open'), value: money.say(wholeOf(value.open)) },
        ]}
      />
      <p className="lv-record-told">{say('team.income.formula')}</p>
      {value.days.length === 0 ? (
        <Notice icon="gift" title={say('team.income.none')} text={say('record.none.hint')} live />
      ) : (
        <>
          <Suspense fallback={<Skeleton height="16rem" />}>
            <DaysChart
              days={value.days.toReversed().map((day) => ({
                day: day.day,
                value: Number(decimalOf(wholeOf(day.earned), digits)),
                said: money.say(wholeOf(day.earned)),
              }))}
              label={say('team.days.chart', { figure: say('team.figure.earned'), from, to })}
            />
          </Suspense>
          <section className="lv-team-part">
            <SectionHead
              title={say('team.income.sources')}
              end={
                <CsvButton
                  name={`income-sources-${from}-${to}`}
                  columns={sources}
                  gather={() => whole(value.sources)}
                />
              }
            />
            {value.sources.length === 0 ? (
              <p>{say('team.income.none')}</p>
            ) : (
              <TeamTable
                label={say('team.income.sources')}
                columns={sources}
                rows={value.sources}
                keyOf={({ id }) => id}
              />
            )}
          </section>
          <section className="lv-team-part">
            <SectionHead
              title={say('record.profit.byDay')}
              end={
                <CsvButton
                  name={`income-${from}-${to}`}
                  columns={days}
                  sums={[dayTotal]}
                  gather={() => whole(value.days)}
                />
              }
            />
            <TeamTable
              label={say('record.profit.byDay')}
              columns={days}
              rows={value.days}
              sums={[dayTotal]}
              keyOf={({ day }) => day}
            />
          </section>
        </>
      )}
      {opened && (
        <SourceBets
          source={opened}
          range={{ from, to }}
          timeZone={timeZone}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
