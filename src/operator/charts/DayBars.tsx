import { dayText } from '../language/format.ts';
import { say } from '../language/say.ts';
import './charts.css';

/** A value of a day, with its words. */
export type DayValue = { day: string; value: bigint; text: string };

const height = 64;
const step = 10;
const bar = 7;

/** Bars of values by day, drawn for the eye and told as a table. */
export const DayBars = ({
  title,
  days,
  column,
}: {
  title: string;
  days: readonly DayValue[];
  /** What the values are. */
  column: string;
}) => {
  const most = days.reduce((high, { value }) => (value > high ? value : high), 1n);
  const width = Math.max(1, days.length) * step;
  const highest = days.find(({ value }) => value === most);
  const [first] = days;
  const last = days.at(-1);
  const isEmpty = days.every(({ value }) => value === 0n);
  return (
    <figure className="op-chart">
      <figcaption>
        {title}
        {highest && (
          <span className="op-quiet">
            {say('console.charts.most', { day: dayText(highest.day), value: highest.text })}
          </span>
        )}
      </figcaption>
      {isEmpty ? (
        <p className="op-quiet">{say('console.charts.nothing')}</p>
      ) : (
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {days.map(({ day, value, text }, index) => {
            const size = Number((value * BigInt(height) * 100n) / most) / 100;
            return (
              <rect
                key={day}
                x={index * step + (step - bar) / 2}
                y={height - Math.max(size, value > 0n ? 1 : 0.5)}
                width={bar}
                height={Math.max(size, value > 0n ? 1 : 0.5)}
                data-empty={value === 0n}
              >
                <title>{`${dayText(day)}: ${text}`}</title>
              </rect>
            );
          })}
        </svg>
      )}
      <p className="op-chart-ends" aria-hidden="true">
        {first && <span>{dayText(first.day)}</span>}
        {last && <span>{dayText(last.day)}</span>}
      </p>
      <details>
        <summary>{say('console.charts.table', { count: days.length })}</summary>
        <table className="op-chart-table">
          <caption className="op-unseen">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{say('console.charts.day')}</th>
              <th scope="col">{column}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, text }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
};
