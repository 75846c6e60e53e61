import { Icon } from '#ui/primitives/Icon.tsx';
import { Popover, type PopoverTrigger } from '#ui/primitives/Popover.tsx';
import { useFormScope } from '../../form-context.tsx';
import { diallingCode, type NamedCountry } from '../country/countries.ts';
import { Flag, SearchableList } from '../select-search/SearchableList.tsx';
import type { Countries } from '../country/use-countries.ts';

type DiallingCodeProps = {
  countries: Countries;
  chosen: NamedCountry | undefined;
  disabled: true | undefined;
  onChoose: (country: NamedCountry) => void;
};

const withCode = (country: NamedCountry): NamedCountry => ({ ...country, note: diallingCode(country) });

/** The flag and the dialling code before a number; opens a searchable list of countries. */
export function DiallingCode({
  countries: { countries, status, retry },
  chosen,
  disabled,
  onChoose,
}: DiallingCodeProps) {
  const { say } = useFormScope();
  if (status === 'failed') {
    return (
      <button
        type="button"
        className="lv-phone-code lv-phone-code-failed"
        disabled={disabled}
        aria-label={`${say('form.country.failed')} ${say('form.retry')}`}
        title={say('form.country.failed')}
        onClick={retry}
      >
        <Icon name="warning" />
        <Icon name="refresh" size={16} />
      </button>
    );
  }
  const shown = chosen && diallingCode(chosen);
  const loading = status === 'loading';
  const button = (trigger: PopoverTrigger) => (
    <button
      type="button"
      className="lv-phone-code"
      {...trigger}
      disabled={disabled}
      aria-haspopup="dialog"
      aria-busy={loading || undefined}
      aria-label={[say('form.phone.dialling'), chosen?.name, shown].filter(Boolean).join(' ')}
    >
      {chosen?.picture !== undefined && <Flag src={chosen.picture} />}
      {shown === undefined ? <span className="lv-phone-code-empty" /> : <bdi dir="ltr">{shown}</bdi>}
      <Icon name="chevron" size={16} />
    </button>
  );
  return (
    <Popover className="lv-list-popover" role="dialog" label={say('form.phone.dialling')} trigger={button}>
      {(close) =>
        loading ? (
          <p className="lv-list-none" role="status">
            {say('form.waiting')}
          </p>
        ) : (
          <SearchableList
            entries={countries.map(withCode)}
            chosen={chosen?.value}
            label={say('form.country.choose')}
            search={say('form.country.search')}
            none={say('form.country.none')}
            onLeave={close}
            onChoose={(country) => {
              onChoose(country);
              close();
            }}
          />
        )
      }
    </Popover>
  );
}
