import type { FormEvent } from 'react';
import { NOT_APPLICABLE, type FieldWidget, type WidgetProps } from '../field-widget.ts';

/** Said to the check when a player has typed a part of a date: the control itself gives no value then. */
const INCOMPLETE = '?';

/**
 * The platform's date control: typed or picked, in the order of the player's locale, its value always yyyy-MM-dd. The end of
 * the range keeps years at four digits.
 */
function DateField({ field, control }: WidgetProps) {
  const typed = ({ currentTarget }: FormEvent<HTMLInputElement>): void =>
    field.change(currentTarget.validity.badInput ? INCOMPLETE : currentTarget.value);
  return (
    <input
      className="lv-control lv-date"
      {...control}
      type="date"
      min="1900-01-01"
      max="9999-12-31"
      autoComplete={control.autoComplete}
      defaultValue={String(field.state.value)}
      onInput={typed}
      onBlur={typed}
    />
  );
}

export const widget: FieldWidget = {
  rank: (spec) => (spec.input === 'date' ? 10 : NOT_APPLICABLE),
  view: DateField,
};
