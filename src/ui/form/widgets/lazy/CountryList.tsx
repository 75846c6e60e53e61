import './country-list.css';
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   a searchable list box, which no native tag is; its keys are handled by the search field, which keeps the focus */
import { useId, useState, type KeyboardEvent } from 'react';
import { useFormScope } from '../../form-context.tsx';
import { diallingCode, searchCountries, type NamedCountry } from './search-countries.ts';

type CountryListProps = {
  countries: readonly NamedCountry[];
  /** Code of the country chosen now. */
  chosen: string | undefined;
  dialling?: boolean;
  onChoose: (country: NamedCountry) => void;
};

export const Flag = ({ country }: { country: NamedCountry }) =>
  country.flag === undefined ? null : (
    <img className="lv-flag" src={country.flag} alt="" width={24} height={18} loading="lazy" />
  );

/** A searchable list: typing filters, arrows move, Enter chooses, and the focus stays in the search. */
export function CountryList({ countries, chosen, dialling, onChoose }: CountryListProps) {
  const { say } = useFormScope();
  const id = useId();
  const [query, setQuery] = useState('');
  const found = searchCountries(countries, query);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      found.findIndex((one) => one.countryCode === chosen),
    ),
  );
  const at = Math.min(active, found.length - 1);

  const moveTo = (index: number): void => {
    setActive(index);
    document.getElementById(`${id}-${found[index]?.countryCode}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const country = found[at];
    if (event.key === 'Enter') {
      // Enter in here chooses; it must not submit the form around.
      event.preventDefault();
      event.stopPropagation();
      if (country) onChoose(country);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveTo(Math.max(0, Math.min(found.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1))));
    }
  };
  return (
    <div className="lv-country-list">
      <input
        type="search"
        className="lv-control"
        role="combobox"
        aria-label={say('form.country.search')}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found[at] && `${id}-${found[at].countryCode}`}
        placeholder={say('form.country.search')}
        autoComplete="off"
        ref={(search) => {
          search?.focus();
          const open = document.getElementById(`${id}-${chosen}`);
          if (search && open) open.scrollIntoView({ block: 'center' });
        }}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={say('form.country.choose')}>
        {found.map((country, index) => (
          <li
            key={country.countryCode}
            id={`${id}-${country.countryCode}`}
            role="option"
            aria-selected={country.countryCode === chosen}
            data-active={index === at || undefined}
            onClick={() => onChoose(country)}
          >
            <Flag country={country} />
            <span>{country.name}</span>
            {dialling && <span className="lv-country-code">{diallingCode(country)}</span>}
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="lv-country-none">{say('form.country.none')}</p>}
    </div>
  );
}
