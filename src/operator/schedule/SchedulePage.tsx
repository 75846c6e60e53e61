import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayAt, type Day } from '#engine/time/zoned-days.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { brandFacts } from '../campaigns/brand-facts.ts';
import { CalendarHead } from '../campaigns/CalendarHead.tsx';
import { monthOf, runsOn, weeksOf } from '../campaigns/calendar.ts';
import { MonthGrid } from '../campaigns/MonthGrid.tsx';
import { useCalendarView } from '../campaigns/useCalendarView.ts';
import '../campaigns/campaigns.css';
import { useDelivery } from '../delivery/useDelivery.ts';
import { dayText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { Picker } from '../parts/Picker.tsx';
import { useReleases } from '../releases/useReleases.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { scheduledKinds, scheduleOf } from './schedule.ts';
import { ScheduleList } from './ScheduleList.tsx';

const all = 'all';
const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])-01$/u;

/** Everything of the brand that has a beginning or an end: a month of it, or a table. */
export const SchedulePage = () => {
  const { timers } = useAdmin();
  const documents = usePackDocuments();
  const { found, error, refetch } = useReleases();
  const delivery = useDelivery();
  const { timeZone } = useMemo(() => brandFacts(documents), [documents]);
  const now = new Date(timers.now());
  const today = dayAt(now.getTime(), timeZone);
  // In the address, so that the way back from a thing leads to its month.
  const [search, setSearch] = useSearchParams();
  const asked = `${search.get('month') ?? ''}-01`;
  const month = isMonth.test(asked) ? asked : monthOf(today);
  const setMonth = (next: Day): void => setSearch({ month: next.slice(0, 7) }, { replace: true });
  const [view, setView] = useCalendarView();
  const [kind, setKind] = useState<string>(all);
  const entries = scheduleOf({
    documents,
    releases: found?.releases ?? [],
    rollouts: delivery.data?.rollouts ?? [],
    rolloutName: ({ brand, rollout }) => say('console.schedule.rolloutOf', { brand, percent: rollout }),
    now,
    timeZone,
  });
  const days = weeksOf(month)
    .flat()
    .filter((day) => monthOf(day) === month);
  const shown = entries.filter(
    (entry) => (kind === all || entry.kind === kind) && days.some((day) => runsOn(entry, day)),
  );
  const label = dayText(month, { month: 'long', year: 'numeric' });
  const failure = error ?? delivery.error;
  return (
    <section className="op-section" aria-labelledby="schedule-title">
      <header className="op-section-head">
        <h1 id="schedule-title">{say('console.schedule.title')}</h1>
        <p className="op-lead">{say('console.schedule.lead', { zone: timeZone })}</p>
      </header>
      <CalendarHead month={month} name={label} view={view} onMonth={setMonth} onView={setView}>
        <Picker
          label={say('console.schedule.columns.kind')}
          value={kind}
          options={[
            { id: all, name: say('console.schedule.all'), hint: '' },
            ...scheduledKinds.map((id) => ({ id, name: say(`console.schedule.kinds.${id}`), hint: '' })),
          ]}
          onChange={setKind}
        />
      </CalendarHead>
      {failure && (
        <RefusalNotice
          refusal={refusalOf(failure)}
          onRetry={() => {
            refetch();
            void delivery.refetch();
          }}
        />
      )}
      {found?.more && (
        <Notice title={say('console.schedule.earlier')}>
          <button type="button" className="op-link" onClick={found.more}>
            {say('console.releases.more')}
          </button>
        </Notice>
      )}
      {shown.length === 0 && <p className="op-quiet">{say('console.schedule.none')}</p>}
      {view === 'month' ? (
        <MonthGrid month={month} today={today} entries={shown} label={label} onMonth={setMonth} />
      ) : (
        shown.length > 0 && <ScheduleList entries={shown} timeZone={timeZone} label={label} />
      )}
    </section>
  );
};
