import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useReducedMotion } from '../parts/use-reduced-motion.ts';
import './day-bars.css';

/** A day of a chart: `value` is only as exact as a screen, `said` is what it says. */
export type DayBar = { day: string; value: number; said: string };

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** Days named below the chart: as many as a phone of 320 px has room for. */
const mostDaysNamed = 6;

/** A bar for each day, in another colour below the line. A table beside it has to say the same. */
export function DayBars({ days, label }: { days: readonly DayBar[]; label: string }) {
  const still = useReducedMotion();
  const rightToLeft = document.documentElement.dir === 'rtl';
  return (
    <figure className="lv-day-bars" role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={240}>
        <BarChart
          data={[...days]}
          margin={{ top: 8, right: rightToLeft ? 0 : 4, bottom: 0, left: rightToLeft ? 4 : 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--color-border)" />
          <XAxis
            dataKey="day"
            reversed={rightToLeft}
            tick={{ fill: 'var(--color-text-muted)', fontSize: 12 }}
            tickFormatter={(day: string) => day.slice(5)}
            tickLine={false}
            axisLine={false}
            // Measured, the days that fit would depend on the font that had come when the first chart was drawn.
            interval={Math.ceil(days.length / mostDaysNamed) - 1}
          />
          <YAxis
            width={48}
            orientation={rightToLeft ? 'right' : 'left'}
            tick={{ fill: 'var(--color-text-muted)', fontSize: 12 }}
            tickFormatter={(amount: number) => short.format(amount)}
            // Days on which nothing happened have no scale.
            {...(days.every(({ value }) => value === 0) && { ticks: [0] })}
            tickLine={false}
            axisLine={false}
          />
          <ReferenceLine y={0} stroke="var(--color-text-muted)" />
          <Tooltip
            cursor={{ fill: 'var(--color-hover)' }}
            content={({ active, payload }) => {
              const day = payload?.[0]?.payload as DayBar | undefined;
              return active && day ? (
                <p className="lv-day-bars-tip">
                  <span>{day.day}</span>
                  <b>{day.said}</b>
                </p>
              ) : null;
            }}
          />
          <Bar dataKey="value" radius={3} maxBarSize={36} isAnimationActive={!still}>
            {days.map(({ day, value }) => (
              <Cell key={day} fill={value < 0 ? 'var(--color-danger)' : 'var(--color-primary)'} />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}
