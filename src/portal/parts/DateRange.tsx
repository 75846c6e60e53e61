import { useId, useState } from 'react';
import { daysIn, isDay, type Day, type DayRange } from '#engine/time/zoned-days.ts';
import { useText } from '#ui/text/use-text.ts';
import { presetOf, presetRange, type DatePreset } from './date-presets.ts';
import './date-range.css';

/**
 * Choice of days by a preset, or by first and last day. `max` is the largest number of days; typed days apply once they are a valid
 * range. Not a form document: a filter of a list.
 */
export function DateRange({
  range,
  onRange,
  today,
  presets,
  max,
}: {
  range: DayRange;
  onRange: (range: DayRange) => void;
  today: Day;
  presets: readonly DatePreset[];
  max: number;
}) {
  const say = useText();
  const id = useId();
  const [typed, setTyped] = useState<DayRange>(range);
  const chosen = presetOf(range, presets, today);
  const [own, setOwn] = useState(chosen === undefined);
  const days = isDay(typed.from) && isDay(typed.to) ? daysIn(typed) : undefined;
  const wrong =
    days === undefined ? undefined : days < 1 ? 'dates.order' : days > max ? 'dates.tooMany' : undefined;

  const choose = (preset: DatePreset) => {
    const next = presetRange(preset, today);
    setOwn(false);
    setTyped(next);
    onRange(next);
  };
  const type = (part: Partial<DayRange>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    const count = isDay(next.from) && isDay(next.to) ? daysIn(next) : 0;
    if (count >= 1 && count <= max) onRange(next);
  };
  return (
    <div className="lv-dates" role="group" aria-label={say('dates.label')}>
      <div className="lv-dates-presets">
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className="lv-dates-preset"
            aria-pressed={!own && chosen === preset}
            onClick={() => choose(preset)}
          >
            {say(`dates.${preset}`)}
          </button>
        ))}
        <button
          type="button"
          className="lv-dates-preset"
          aria-pressed={own}
          aria-expanded={own}
          onClick={() => setOwn(true)}
        >
          {say('dates.own')}
        </button>
      </div>
      {own && (
        <div className="lv-dates-own">
          {(['from', 'to'] as const).map((part) => (
            <label key={part} className="lv-dates-day">
              <span>{say(`dates.${part}`)}</span>
              <input
                type="date"
                value={typed[part]}
                aria-invalid={wrong !== undefined}
                aria-describedby={`${id}-wrong`}
                onChange={({ target }) => type({ [part]: target.value })}
              />
            </label>
          ))}
        </div>
      )}
      <p id={`${id}-wrong`} className="lv-dates-wrong" role="status">
        {own && wrong !== undefined && say(wrong, { max })}
      </p>
    </div>
  );
}
