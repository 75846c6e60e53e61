import { useNow } from '#portal/draws/use-now.ts';
import { useText } from '#ui/text/use-text.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** How long it is until a moment: minutes and seconds, with hours where there are any; nothing once it has passed. */
export function TimeLeft({ until, words }: { until: string; words: string }) {
  const say = useText();
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - useNow()) / 1000));
  if (seconds === 0) return null;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const time = `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
  return (
    <p className="lv-cash-left">
      {/* A minute is precise enough to be read out. */}
      <span role="timer" aria-live="off">
        {say(words, { time })}
      </span>
    </p>
  );
}
