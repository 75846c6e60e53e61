import { useText } from '#ui/text/use-text.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { DayBars } from '#portal/charts/DayBars.tsx';
import { decimalOf } from '#portal/record/statement-csv.ts';
import { useMoney } from '#portal/format/use-money.ts';

type Answer = CallValue<'profitRecord'>;

/** The player's result of each day as a bar, losses below the line. The table beside it says the same. */
export function ProfitChart({ value: { days, digits, currency, from, to } }: { value: Answer }) {
  const say = useText();
  const { signed } = useMoney({ currency, digits });
  return (
    <DayBars
      label={say('record.profit.chart', { from, to })}
      days={days.map(({ day, netLoss }) => {
        const result = String(-BigInt(netLoss));
        return { day, value: Number(decimalOf(result, digits)), said: signed(result) };
      })}
    />
  );
}
