import { useSnapshot } from 'valtio';
import type { WidgetProps } from '../../fields/field-widget.ts';
import { useFormScope } from '../../form-context.tsx';
import { SearchableChoice } from '../select-search/SearchableChoice.tsx';
import { useCountries } from './use-countries.ts';

/**
 * A searchable country of the gateway's list; the value is its two-letter code. With an autocomplete token, a hidden native list lets
 * browsers fill it in.
 */
export function CountryField({ spec, field, control }: WidgetProps) {
  const { say } = useFormScope();
  const { countries, status, retry } = useCountries();
  const { value } = useSnapshot(field.state, { sync: true });
  return (
    <>
      <SearchableChoice
        control={control}
        label={say(spec.label)}
        entries={countries}
        chosen={countries.find(({ countryCode }) => countryCode === value)}
        empty={control.placeholder ?? say('form.country.choose')}
        search={say('form.country.search')}
        none={say('form.country.none')}
        loading={status === 'loading'}
        failed={status === 'failed' ? { text: say('form.country.failed'), retry } : undefined}
        onChoose={({ countryCode }) => field.change(countryCode)}
      />
      {control.autoComplete !== undefined && (
        <select
          className="lv-visually-hidden"
          aria-hidden="true"
          tabIndex={-1}
          autoComplete={control.autoComplete}
          disabled={control.disabled}
          value={String(value)}
          onChange={field.typed}
        >
          <option value="">{say('form.country.choose')}</option>
          {countries.map(({ countryCode, name }) => (
            <option key={countryCode} value={countryCode}>
              {name}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
