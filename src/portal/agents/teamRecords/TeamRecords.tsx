import { DateRange } from '#portal/parts/DateRange.tsx';
import { useRecordDays } from '#portal/record/use-record-days.ts';
import { RecordsView } from '../parts/RecordsView.tsx';

/** Movements of money of the team by days and type. */
export function TeamRecords() {
  const { range, setRange, today, timeZone, max } = useRecordDays();
  return (
    <div className="lv-content lv-record">
      <DateRange presets={['last7', 'last30']} {...{ range, today, max }} onRange={setRange} />
      <RecordsView range={range} timeZone={timeZone} />
    </div>
  );
}
