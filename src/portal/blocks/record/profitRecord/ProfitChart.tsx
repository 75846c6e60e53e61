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
import { useText } from '#ui/text/use-text.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { useReducedMotion } from '#portal/parts/use-reduced-motion.ts';
import { decimalOf } from '#portal/record/statement-csv.ts';
import { useMoney } from '#portal/format/use-money.ts';

type Answer = CallValue<'profitRecord'>;

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** Days named below the chart: as many as a phone of 320 px has room for. */
const mostDaysNamed = 6;

/** The player's result of each day as a bar, losses below the line. The table beside it says the same. */
export function ProfitChart({ value }: { value: Answer }) {
  const say = useText();
  const { signed } = useMoney(value);
  const still = useReducedMotion();
  // A bar is only as exact as a screen; the table has every digit.
  const days = value.days.map(({ day, netLoss }) => {
    const result = String(-BigInt(netLoss));
    return {
      day: day.slice(5),
      whole: day,
      result: Number(decimalOf(result, value.digits)),
      said: signed(result),
    };
  });
  return (
    <figure
      className="lv-profit-chart"
      role="img"
      aria-label={say('record.profit.chart', { from: value.from, to: value.to })}
    >
      <ResponsiveContainer width="100%" height={240}>
        <BarChart data={days} margin={{ top: 8, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--color-border)" />
          <XAxis
            dataKey="day"
            tick={{ fill: 'var(--color-text-muted)', fontSize: 12 }}
            tickLine={false}
            axisLine={false}
            // Measured, the days that fit would depend on the font that had come when the first chart was drawn.
            interval={Math.ceil(days.length / mostDaysNamed) - 1}
          />
          <YAxis
            width={48}
            tick={{ fill: 'var(--color-text-muted)', fontSize: 12 }}
            tickFormatter={(amount: number) => short.format(amount)}
            tickLine={false}
            axisLine={false}
          />
          <ReferenceLine y={0} stroke="var(--color-text-muted)" />
          <Tooltip
            cursor={{ fill: 'var(--color-hover)' }}
            content={({ active, payload }) => {
              const day = payload?.[0]?.payload as (typeof days)[number] | undefined;
              return active && day ? (
                <p className="lv-profit-tip">
                  <span>{day.whole}</span>
                  <b>{day.said}</b>
                </p>
              ) : null;
            }}
          />
          <Bar dataKey="result" radius={3} maxBarSize={36} isAnimationActive={!still}>
            {days.map(({ whole, result }) => (
              <Cell key={whole} fill={result > 0 ? 'var(--color-success)' : 'var(--color-danger)'} />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}
