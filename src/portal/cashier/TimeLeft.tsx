import { useNow } from '#portal/draws/use-now.ts';
import { useText } from '#ui/text/use-text.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Countdown to a moment in minutes and seconds, with hours if any; nothing after it. */
export function TimeLeft({ until, words }: { until: string; words: string }) {
  const say = useText();
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - useNow()) / 1000));
  if (seconds === 0) return null;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const time = `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
  return (
    <p className="lv-cash-left">
      {/* aria-live is off so that the countdown is not announced every second. */}
      <span role="timer" aria-live="off">
        {say(words, { time })}
      </span>
    </p>
  );
}
