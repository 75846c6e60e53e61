import { DateRange } from '#portal/parts/DateRange.tsx';
import { useRecordDays } from '#portal/record/use-record-days.ts';
import { BetsView } from '../parts/BetsView.tsx';

/** Bets of the team by days, game type and state. */
export function TeamBets() {
  const { range, setRange, today, timeZone, max } = useRecordDays();
  return (
    <div className="lv-content lv-record">
      <DateRange presets={['last7', 'last30']} {...{ range, today, max }} onRange={setRange} />
      <BetsView range={range} timeZone={timeZone} />
    </div>
  );
}
