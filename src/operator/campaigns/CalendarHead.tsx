import type { ReactNode } from 'react';
import { say } from '../language/say.ts';
import { IconButton } from '../parts/Button.tsx';
import { Segments } from '../parts/Segments.tsx';
import { monthBefore, nextMonth } from './calendar.ts';
import { calendarViews, type CalendarView } from './useCalendarView.ts';

/** Name of the month between the ways to the one before and after, and the choice between month and list. */
export const CalendarHead = ({
  month,
  name,
  view,
  onMonth,
  onView,
  children,
}: {
  month: string;
  name: string;
  view: CalendarView;
  onMonth: (month: string) => void;
  onView: (view: CalendarView) => void;
  children?: ReactNode;
}) => (
  <div className="op-calendar-head">
    <IconButton
      icon="back"
      label={say('console.campaigns.calendar.before')}
      onPress={() => onMonth(monthBefore(month))}
    />
    <h2 aria-live="polite">{name}</h2>
    <IconButton
      icon="chevron"
      label={say('console.campaigns.calendar.after')}
      onPress={() => onMonth(nextMonth(month))}
    />
    <Segments
      label={say('console.campaigns.calendar.view')}
      value={view}
      options={calendarViews.map((id) => ({ id, name: say(`console.campaigns.calendar.views.${id}`) }))}
      onChange={onView}
    />
    {children}
  </div>
);
