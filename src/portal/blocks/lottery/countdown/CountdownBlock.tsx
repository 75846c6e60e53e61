import type { CountdownProps } from '#contract/generated/blocks.ts';
import { instantOf } from '#engine/time/zoned-time.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { Countdown } from '#portal/draws/Countdown.tsx';
import { useNow } from '#portal/draws/use-now.ts';
import './countdown-block.css';

/** `2026-12-24T17:30` on the clocks of a zone, in milliseconds since 1970. */
function momentOf(until: string, timeZone: string): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = until.split(/\D/u).map(Number);
  return instantOf({ year, month, day, hour, minute, second: 0 }, timeZone);
}

/** Time left until a moment in the brand's time zone, then what the brand says once it has come. */
export function CountdownBlock({ props: { until, label, over } }: BlockViewProps<CountdownProps>) {
  const say = useText();
  const timeZone = useDocuments(({ brand }) => brand.timeZone ?? 'UTC');
  const left = momentOf(until, timeZone) - useNow();
  if (left <= 0) return over === undefined ? null : <p className="lv-content lv-until">{say(over)}</p>;
  return (
    <div className="lv-content lv-until">
      {label !== undefined && <span className="lv-until-label">{say(label)}</span>}
      <Countdown milliseconds={left} />
    </div>
  );
}
