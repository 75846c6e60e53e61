import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { Countdown } from '#portal/draws/Countdown.tsx';
import { useNow } from '#portal/draws/use-now.ts';
import { formatMoment } from '#engine/time/moment.ts';
import './sharing.css';

/** What happens at a moment, in words with the time of the brand (`at`) and other values, and the time that is left. */
export function TimeTo({
  words,
  at,
  values,
}: {
  words: string;
  /** Milliseconds since 1970. */
  at: number;
  values?: Readonly<Record<string, string>>;
}) {
  const say = useText();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const left = at - useNow();
  return (
    <div className="lv-sharing-time">
      <p className="lv-sharing-facts">{say(words, { at: formatMoment(at, timeZone), ...values })}</p>
      {left > 0 && <Countdown milliseconds={left} />}
    </div>
  );
}
