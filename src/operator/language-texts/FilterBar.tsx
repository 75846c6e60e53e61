import { Picker } from '../parts/Picker.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import type { Filter, RowFilter } from './rows.ts';
import { SincePicker } from './SincePicker.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { NOBODY } from './assignees.ts';
import { say } from '../language/say.ts';

/** Filters of the grid; `since` is a choice of `SincePicker`. */
export type TextFilter = Pick<RowFilter, 'filter' | 'prefix' | 'search'> & {
  since: string;
  assigned: string;
};

// Never a prefix of a key: those begin with a letter.
const ANY = '*any*';

const filters: readonly Filter[] = [
  'all',
  'missing',
  'untranslated',
  'stale',
  'unconfirmed',
  'changed',
  'own',
  'faulty',
  'uneven',
];

/** Search, filters by mark and key prefix, and the number of texts found. */
export const FilterBar = ({
  asked,
  prefixes,
  found,
  total,
  comparing,
  translators,
  onChange,
}: {
  asked: TextFilter;
  prefixes: readonly { prefix: string; count: number }[];
  found: number;
  total: number;
  /** True while two languages are compared. */
  comparing: boolean;
  translators: readonly string[];
  onChange: (asked: TextFilter) => void;
}) => {
  const { account } = useOperatorSession();
  return (
    <div className="op-texts-bar">
      <SearchBox
        label={say('console.languageTexts.search')}
        value={asked.search}
        onChange={(search) => onChange({ ...asked, search })}
      />
      <Picker
        label={say('console.languageTexts.show')}
        value={asked.filter}
        options={filters
          .filter((id) => comparing || id !== 'uneven')
          .map((id) => ({
            id,
            name: say(`console.languageTexts.filters.${id}`),
            hint: id === 'all' ? '' : say(`console.languageTexts.filterHints.${id}`),
          }))}
        onChange={(id) => onChange({ ...asked, filter: filters.find((filter) => filter === id) ?? 'all' })}
      />
      <SearchPicker
        label={say('console.languageTexts.prefix')}
        search={say('console.languageTexts.searchPrefix')}
        nothing={say('console.languageTexts.noPrefix')}
        value={asked.prefix === '' ? ANY : asked.prefix}
        sections={[
          {
            id: '*prefixes*',
            name: '',
            options: [
              { id: ANY, name: say('console.languageTexts.anyPrefix'), hint: '' },
              ...prefixes.map(({ prefix, count }) => ({ id: prefix, name: prefix, hint: String(count) })),
            ],
          },
        ]}
        onChange={(id) => onChange({ ...asked, prefix: id === ANY ? '' : id })}
      />
      <Picker
        label={say('console.languageTexts.assign.filter')}
        value={asked.assigned === '' ? ANY : asked.assigned}
        options={[
          { id: ANY, name: say('console.languageTexts.assign.anybody'), hint: '' },
          { id: account, name: say('console.languageTexts.assign.mine'), hint: account },
          ...translators
            .filter((name) => name !== account)
            .map((name) => ({
              id: name,
              name: say('console.languageTexts.assign.ofOne', { name }),
              hint: '',
            })),
          { id: NOBODY, name: say('console.languageTexts.assign.ofNobody'), hint: '' },
        ]}
        onChange={(id) => onChange({ ...asked, assigned: id === ANY ? '' : id })}
      />
      <SincePicker since={asked.since} onChange={(since) => onChange({ ...asked, since })} />
      <span className="op-quiet" role="status">
        {found === total
          ? say('console.languageTexts.found', { count: total })
          : say('console.languageTexts.foundOf', { found, count: total })}
      </span>
    </div>
  );
};
