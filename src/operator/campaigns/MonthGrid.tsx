import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { addDays, type Day } from '#engine/time/zoned-days.ts';
import { allOf, dayText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { lanesOf, monthOf, runsOn, weeksOf, type Entry } from './calendar.ts';

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/**
 * A month of campaigns. Arrows move by days and weeks. Enter goes to the first campaign of a day, from where they move among those of the
 * day, and Escape back.
 */
export const MonthGrid = ({
  month,
  today,
  entries,
  label,
  onMonth,
}: {
  month: Day;
  today: Day;
  entries: readonly Entry[];
  label: string;
  onMonth: (month: Day) => void;
}) => {
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState(today);
  const weeks = weeksOf(month);
  const focused = weeks.flat().includes(at) ? at : month;
  const focus = (day: Day): void => {
    setAt(day);
    if (!weeks.flat().includes(day)) onMonth(monthOf(day));
    // The cell of another month is there after the next rendering.
    setTimeout(() => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, day: Day): void => {
    const step = steps[event.key];
    if (step !== undefined && event.target !== event.currentTarget) {
      event.preventDefault();
      const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
      const at = links.findIndex((link) => link === event.target);
      links[Math.max(0, at + Math.sign(step))]?.focus();
    } else if (step !== undefined) {
      event.preventDefault();
      focus(addDays(day, step));
    } else if (event.key === 'Enter' && event.target === event.currentTarget) {
      event.currentTarget.querySelector<HTMLElement>('a')?.focus();
    } else if (event.key === 'Escape') event.currentTarget.focus();
  };
  return (
    <div className="op-calendar">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table is the markup of an ARIA grid */}
      <table role="grid" aria-label={label} ref={grid}>
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => (
              <th key={day} scope="col">
                {dayText(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => {
            const lanes = lanesOf(entries, week);
            return (
              <tr key={week[0]}>
                {week.map((day) => {
                  const running = lanes.filter((entry) => runsOn(entry, day));
                  return (
                    <td
                      key={day}
                      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- not every browser gives it to such a cell
                      role="gridcell"
                      tabIndex={day === focused ? 0 : -1}
                      data-day={day}
                      data-outside={!day.startsWith(month.slice(0, 7))}
                      aria-current={day === today ? 'date' : undefined}
                      onKeyDown={(event) => onKeyDown(event, day)}
                    >
                      <span className="op-calendar-day" aria-hidden="true">
                        {Number(day.slice(8))}
                      </span>
                      {/* The name of the cell: its date; links to what goes on follow. */}
                      <span className="op-unseen">
                        {[
                          dayText(day, { weekday: 'long', day: 'numeric', month: 'long' }),
                          ...(running.length === 0 ? [say('console.campaigns.calendar.nothing')] : []),
                        ].join(': ')}{' '}
                      </span>
                      {lanes.map((entry) => (
                        <Lane
                          key={entry.id}
                          entry={entry}
                          day={day}
                          isFirst={day === week[0] || entry.first === day}
                          days={week.filter((later) => later >= day && runsOn(entry, later)).length}
                        />
                      ))}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

/** One campaign on one day: its name where it begins or a week does, a bar where it goes on, room where it does not run. Each leads to it. */
const Lane = ({
  entry,
  day,
  isFirst,
  days,
}: {
  entry: Entry;
  day: Day;
  isFirst: boolean;
  /** On how many days of the week from this one it runs. */
  days: number;
}) => {
  const { pack } = usePack();
  if (!runsOn(entry, day)) return <span className="op-calendar-room" aria-hidden="true" />;
  const clashes = entry.clashes.length > 0;
  const looks = {
    className: 'op-calendar-entry',
    'data-phase': entry.phase,
    'data-clash': clashes,
    'data-ends': entry.last === day,
    'data-begins': entry.first === day,
  };
  return (
    <Link {...looks} to={`/${pack}/${entry.to}`} tabIndex={-1} title={entry.name}>
      <span
        className={isFirst ? 'op-calendar-name' : 'op-unseen'}
        style={isFirst ? { maxWidth: `${days * 100}%` } : undefined}
      >
        {clashes && <span aria-hidden="true">! </span>}
        {entry.name}
        {clashes && <span className="op-unseen"> {clashWords(entry)}</span>}
      </span>
    </Link>
  );
};

/** With which campaigns of its group one runs at the same time. */
export const clashWords = ({ clashes, group }: Entry): string =>
  say('console.campaigns.calendar.clash', { names: allOf(clashes), group: group ?? '' });
