import './radio.css';
import { useSnapshot } from 'valtio';
import type { WidgetProps } from '../../field-widget.ts';
import { useFormScope } from '../../form-context.tsx';

/** One of a few, each a card with a line of help and a picture. Native radio buttons: arrow keys move and choose. */
export function RadioField({ spec, field, control }: WidgetProps) {
  const { say, sources } = useFormScope();
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
        {say(spec.label, spec.textValues)}
      </legend>
      <div className="lv-radio-cards">
        {spec.options?.map((option) => (
          <label key={option.value} className="lv-radio-card">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              aria-describedby={option.help && `${id}-${option.value}-help`}
              aria-labelledby={`${id}-${option.value}-name`}
              onChange={() => field.change(option.value)}
            />
            {option.image !== undefined && (
              <img src={sources.image?.(option.image) ?? option.image} alt="" width={48} height={48} />
            )}
            <span className="lv-radio-text">
              <span id={`${id}-${option.value}-name`} className="lv-radio-name">
                {say(option.label)}
              </span>
              {option.help !== undefined && (
                <span id={`${id}-${option.value}-help`} className="lv-radio-help">
                  {say(option.help)}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
