import './date.css';
import { useEffect, type FormEvent } from 'react';
import type { FieldSpec } from '#engine/forms/index.ts';
import { NOT_APPLICABLE, type FieldWidget, type WidgetProps } from '../../fields/field-widget.ts';
import { useFormScope } from '../../form-context.tsx';
import { useStartText } from '../../fields/use-field-state.ts';

/** Value for an incompletely typed date, for which the control itself reports none. */
const INCOMPLETE = '?';

/** Keeps years at four digits. */
const LAST = '9999-12-31';

/**
 * Latest day in the picker: for a date of birth the latest birthday of an accepted player, where the calendar opens. Later ones can be
 * typed, and are refused with a message.
 */
const lastDay = ({ minAge }: FieldSpec, now: number): string => {
  if (minAge === undefined) return LAST;
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - minAge);
  return day.toISOString().slice(0, 10);
};

/**
 * The platform's date control: typed or picked, in the order of the player's locale, its value always yyyy-MM-dd. Phones show their
 * own calendar.
 */
function DateField({ spec, field, control }: WidgetProps) {
  const start = useStartText(field);
  const { sources } = useFormScope();
  const typed = ({ currentTarget }: FormEvent<HTMLInputElement>): void =>
    field.change(currentTarget.validity.badInput ? INCOMPLETE : currentTarget.value);
  // A control drawn anew cannot show the parts that had been typed: nothing is there to be complained about.
  useEffect(() => {
    if (field.state.value === INCOMPLETE) field.change('');
  }, [field]);
  return (
    <input
      className="lv-control lv-date"
      {...control}
      type="date"
      min="1900-01-01"
      max={lastDay(spec, (sources.now ?? Date.now)())}
      autoComplete={control.autoComplete}
      defaultValue={start}
      onInput={typed}
      onBlur={typed}
    />
  );
}

export const widget: FieldWidget = {
  rank: (spec) => (spec.input === 'date' ? 10 : NOT_APPLICABLE),
  view: DateField,
  native: true,
};
