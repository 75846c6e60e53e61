import { useMemo, useState } from 'react';
import { dayAt } from '#engine/time/zoned-days.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { dayText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { brandFacts } from './brand-facts.ts';
import { calendarOf, monthOf, runsOn, weeksOf } from './calendar.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { CampaignList } from './CampaignList.tsx';
import { CampaignTabs } from '../promotions/CampaignTabs.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { useCalendarView } from './useCalendarView.ts';
import './campaigns.css';

/** What runs when: a month, or a list; campaigns of one group at the same time are marked. */
export const CalendarPage = () => {
  const { timers } = useAdmin();
  const documents = usePackDocuments();
  const { timeZone } = useMemo(() => brandFacts(documents), [documents]);
  const today = dayAt(timers.now(), timeZone);
  const [month, setMonth] = useState(monthOf(today));
  const [view, setView] = useCalendarView();
  const entries = calendarOf(documents, new Date(timers.now()), timeZone);
  const weeks = weeksOf(month);
  const shown = entries.filter((entry) =>
    weeks.flat().some((day) => day.startsWith(month.slice(0, 7)) && runsOn(entry, day)),
  );
  const name = dayText(month, { month: 'long', year: 'numeric' });
  return (
    <section className="op-section" aria-labelledby="calendar-title">
      <header className="op-section-head">
        <h1 id="calendar-title">{say('console.campaigns.calendar.title')}</h1>
        <p className="op-lead">{say('console.campaigns.calendar.lead', { zone: timeZone })}</p>
      </header>
      <CampaignTabs />
      <CalendarHead month={month} name={name} view={view} onMonth={setMonth} onView={setView} />
      {shown.length === 0 && <p className="op-quiet">{say('console.campaigns.calendar.none')}</p>}
      {view === 'month' ? (
        <MonthGrid month={month} today={today} entries={shown} label={name} onMonth={setMonth} />
      ) : (
        <CampaignList entries={shown} timeZone={timeZone} />
      )}
    </section>
  );
};
