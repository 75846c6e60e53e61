import '../select.css';
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list has neither search nor flags */
import { Icon } from '#ui/primitives/Icon.tsx';
import { Popover, type PopoverTrigger } from '#ui/primitives/Popover.tsx';
import type { WidgetProps } from '../../field-widget.ts';
import { useFormScope } from '../../form-context.tsx';
import { useFieldState } from '../../use-field-state.ts';
import { CountryList, Flag } from './CountryList.tsx';
import { useCountries } from './use-countries.ts';

/** A country of the gateway's list, found by typing. The value is its two-letter code. */
export function CountryField({ spec, field, control }: WidgetProps) {
  const { say } = useFormScope();
  const { countries, status, retry } = useCountries();
  const value = useFieldState(field, 'value');
  const chosen = countries.find(({ countryCode }) => countryCode === value);
  const failed = status === 'failed';
  const button = (trigger: PopoverTrigger) => (
    <button
      type="button"
      className="lv-control lv-select"
      id={control.id}
      role="combobox"
      {...trigger}
      aria-expanded={trigger['aria-expanded']}
      aria-controls={trigger['aria-controls']}
      aria-haspopup="listbox"
      aria-required={control['aria-required']}
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
      onClick={failed ? retry : undefined}
    >
      {chosen && <Flag country={chosen} />}
      <span className={chosen ? 'lv-select-chosen' : 'lv-select-empty'}>
        {chosen?.name ?? say(failed ? 'form.country.failed' : 'form.country.choose')}
      </span>
      <Icon name="chevron" size={16} />
    </button>
  );
  return (
    <Popover className="lv-country-popover" label={say(spec.label)} trigger={button}>
      {(close) => (
        <CountryList
          countries={countries}
          chosen={chosen?.countryCode}
          onChoose={(country) => {
            field.change(country.countryCode);
            close();
          }}
        />
      )}
    </Popover>
  );
}
