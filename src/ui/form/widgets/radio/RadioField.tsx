import './radio.css';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { FieldOption } from '#engine/forms/index.ts';
import type { WidgetProps } from '../../fields/field-widget.ts';
import { InRow } from '../../fields/InRow.tsx';
import { useFormScope } from '../../form-context.tsx';
import { optionHelp, optionImage, optionLabel } from '../../fields/option-text.ts';

/** One of a few, each a card with a line of help and a picture. Native radio buttons: arrow keys move and choose. */
export function RadioField({ spec, field, control }: WidgetProps) {
  const { say } = useFormScope();
  const { value } = useSnapshot(field.state, { sync: true });
  const { id, name, disabled } = control;
  return (
    <fieldset
      id={id}
      className="lv-radio"
      role="radiogroup"
      disabled={disabled}
      aria-required={control['aria-required']}
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
    >
      <legend className="lv-field-label">
        {spec.star && (
          <span className="lv-field-star" aria-hidden="true">
            *
          </span>
        )}
        {spec.row && <InRow row={spec.row} say={say} />}
        {say(spec.label, spec.textValues)}
      </legend>
      <div className="lv-radio-cards">
        {spec.options?.map((option) => (
          <RadioCard key={option.value} option={option} id={`${id}-${option.value}`}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              aria-describedby={option.help && `${id}-${option.value}-help`}
              aria-labelledby={`${id}-${option.value}-name`}
              onChange={() => field.change(option.value)}
            />
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}

type RadioCardProps = { option: FieldOption; id: string; children: ReactNode };

function RadioCard({ option, id, children }: RadioCardProps) {
  const { say, sources } = useFormScope();
  const image = optionImage(option, sources);
  const help = optionHelp(option, say);
  return (
    <label className="lv-radio-card">
      {children}
      {image !== undefined && <img src={image} alt="" width={48} height={48} />}
      <span className="lv-radio-text">
        <span id={`${id}-name`} className="lv-radio-name">
          {optionLabel(option, say)}
        </span>
        {help !== undefined && (
          <span id={`${id}-help`} className="lv-radio-help">
            {help}
          </span>
        )}
      </span>
    </label>
  );
}
