import type { CallValue } from '#portal/gateway/call-types.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { minutesText } from '#portal/protection/durations.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useLocale, useText } from '#ui/text/use-text.ts';

type Entry = CallValue<'protectionHistory'>['changes'][number];

/** One change in a sentence, with when it was made. */
export function ChangeLine({ entry }: { entry: Entry }) {
  const say = useText();
  const locale = useLocale();
  const { timeZone = 'UTC', currency = 'USD', currencyDigits = 2 } = useDocuments(({ brand }) => brand);
  const { change, kind, period, from, to, until, at } = entry;
  const valueOf = (value: string | null): string => {
    if (change === 'realityCheck') {
      return value === null || value === '0' ? say('protect.reality.never') : minutesText(say, Number(value));
    }
    return value === null ? say('protect.none') : formatMoney(value, currency, currencyDigits, locale);
  };
  const what =
    kind && period ? `${say(`protect.kind.${kind}`)} · ${say(`protect.period.${period}`)}` : undefined;
  const ends = until === null ? say('protect.forGood') : formatMoment(until, timeZone);
  return (
    <li className="lv-change">
      <p className="lv-change-what">
        <span>{say(`protect.history.${change}`)}</span>
        {what !== undefined && <span className="lv-change-limit">{what}</span>}
      </p>
      <p className="lv-change-values">
        {change === 'timeOut' || change === 'selfExclusion'
          ? say('protect.history.until', { until: ends })
          : `${valueOf(from)} → ${valueOf(to)}`}
      </p>
      <time className="lv-change-at" dateTime={at}>
        {formatDateTime(at, timeZone)}
      </time>
    </li>
  );
}
