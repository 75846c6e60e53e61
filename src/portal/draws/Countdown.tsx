import { useText } from '#ui/text/use-text.ts';
import { splitDuration } from './next-draw.ts';
import './countdown.css';

const two = (value: number) => String(value).padStart(2, '0');

/** Time left, in boxes of days, hours, minutes and seconds. Not announced every second; the words are there to be read. */
export function Countdown({ milliseconds }: { milliseconds: number }) {
  const say = useText();
  const { days, hours, minutes, seconds } = splitDuration(milliseconds);
  const units = [
    ...(days > 0 ? [{ unit: 'days', value: String(days) }] : []),
    { unit: 'hours', value: two(hours) },
    { unit: 'minutes', value: two(minutes) },
    ...(days > 0 ? [] : [{ unit: 'seconds', value: two(seconds) }]),
  ];
  return (
    <span className="lv-countdown" role="timer" data-soon={milliseconds < 900_000 || undefined}>
      {units.map(({ unit, value }) => (
        <span key={unit} className="lv-countdown-unit">
          <span className="lv-countdown-value">{value}</span>
          <span className="lv-countdown-name">{say(`block.draws.${unit}`)}</span>
        </span>
      ))}
    </span>
  );
}

/** Time left in one line, `2d 04:05:06` or `04:05:06`. */
export function CountdownLine({ milliseconds }: { milliseconds: number }) {
  const say = useText();
  const { days, hours, minutes, seconds } = splitDuration(milliseconds);
  const clock = `${two(hours)}:${two(minutes)}:${two(seconds)}`;
  return (
    <span className="lv-countdown-line" role="timer" data-soon={milliseconds < 900_000 || undefined}>
      {days > 0 ? say('block.draws.daysClock', { days, clock }) : clock}
    </span>
  );
}
