import './phone.css';
import { useEffect, useState } from 'react';
import { Icon } from '#ui/primitives/Icon.tsx';
import { Popover, type PopoverTrigger } from '#ui/primitives/Popover.tsx';
import type { WidgetProps } from '../../field-widget.ts';
import { useFormScope } from '../../form-context.tsx';
import { useFieldState } from '../../use-field-state.ts';
import { CountryList, Flag } from './CountryList.tsx';
import { diallingCode } from './search-countries.ts';
import { useCountries } from './use-countries.ts';

function DiallingCode({ field }: Pick<WidgetProps, 'field'>) {
  const { model, say } = useFormScope();
  const { countries, first, status, retry } = useCountries();
  const code = useFieldState(field, 'companion');
  // Countries may share a dialling code, so the choice itself is kept beside it.
  const [picked, setPicked] = useState<string>();
  const chosen =
    countries.find((country) => country.countryCode === picked && country.countryDialingCode === code) ??
    [first, ...countries].find((country) => country?.countryDialingCode === code);
  const shown = chosen ? diallingCode(chosen) : '+';
  const initial = first?.countryDialingCode;

  useEffect(() => {
    if (field.state.companion === '' && initial !== undefined) model.accompany(field.name, initial);
  }, [model, field, initial]);

  if (status === 'failed') {
    return (
      <button type="button" className="lv-phone-code" aria-label={say('form.country.failed')} onClick={retry}>
        <Icon name="refresh" />
      </button>
    );
  }
  const button = (trigger: PopoverTrigger) => (
    <button
      type="button"
      className="lv-phone-code"
      {...trigger}
      aria-haspopup="listbox"
      aria-label={`${say('form.phone.dialling')} ${chosen?.name ?? ''} ${shown}`}
    >
      {chosen && <Flag country={chosen} />}
      <span>{shown}</span>
      <Icon name="chevron" size={16} />
    </button>
  );
  return (
    <Popover className="lv-country-popover" label={say('form.phone.dialling')} trigger={button}>
      {(close) => (
        <CountryList
          dialling
          countries={countries}
          chosen={chosen?.countryCode}
          onChoose={(country) => {
            setPicked(country.countryCode);
            model.accompany(field.name, country.countryDialingCode);
            close();
          }}
        />
      )}
    </Popover>
  );
}

/** A number as it is dialled at home, behind the dialling code of its country. */
export function PhoneField({ spec, field, control }: WidgetProps) {
  return (
    <div className="lv-phone">
      {spec.companion !== undefined && <DiallingCode field={field} />}
      <input
        className="lv-control"
        {...control}
        type="tel"
        inputMode="tel"
        autoComplete={control.autoComplete ?? (spec.companion === undefined ? 'tel' : 'tel-national')}
        defaultValue={String(field.state.value)}
        onInput={field.typed}
      />
    </div>
  );
}
