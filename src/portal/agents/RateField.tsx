import { useId } from 'react';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { rateText } from './rate.ts';
import { RateExplained } from './RateExplained.tsx';
import { TeamField } from './TeamField.tsx';

/** Entry of a rate in percent, with the bounds that the server holds it to. */
export function RateField({
  value,
  min,
  max,
  step,
  wrong,
  onChange,
}: {
  value: string;
  min: number;
  max: number;
  step: number;
  wrong: string | undefined;
  onChange: (typed: string) => void;
}) {
  const say = useText();
  const locale = useLocale();
  const id = useId();
  return (
    <div className="lv-team-explained">
      <TeamField
        id={id}
        label={say('team.rate.percent')}
        hint={say('team.rate.bounds', {
          min: rateText(min, locale),
          max: rateText(max, locale),
          step: rateText(step, locale),
        })}
        wrong={wrong}
      >
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          dir="ltr"
          value={value}
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-told`}
          onChange={({ target }) => onChange(target.value)}
        />
      </TeamField>
      <RateExplained />
    </div>
  );
}
