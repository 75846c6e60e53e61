import { useText } from '#ui/text/use-text.ts';
import { splitDuration } from '#portal/draws/next-draw.ts';
import { useNow } from '#portal/draws/use-now.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** Time left until bets close, by the platform's clock; it alone draws every second. */
export function DrawClock({ closesAt, serverNow }: { closesAt: number; serverNow: () => number }) {
  const say = useText();
  useNow();
  const left = closesAt - serverNow();
  const { days, hours, minutes, seconds } = splitDuration(left);
  const clock = `${days > 0 || hours > 0 ? `${two(hours)}:` : ''}${two(minutes)}:${two(seconds)}`;
  return (
    <span
      className="lv-clock"
      role="timer"
      data-soon={left < 15_000 || undefined}
      data-days={days > 0 || undefined}
    >
      {days > 0 ? say('block.draws.daysClock', { days, clock }) : clock}
    </span>
  );
}
