import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Pager, usePages } from '../parts/Pager.tsx';
import { Picker } from '../parts/Picker.tsx';
import { EntryWords } from './EntryWords.tsx';
import { entryKinds } from './search-entries.ts';
import { say } from '../language/say.ts';
import { useSearch } from './useSearch.ts';
import '../parts/filters.css';
import './search.css';

const PAGE = 40;
const ALL = 'all';

/** All search results, paged; the search text is in the address, for sharing. */
export const SearchPage = () => {
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const [kind, setKind] = useState<string>(ALL);
  const found = useSearch(words).filter((entry) => kind === ALL || entry.kind === kind);
  const pages = usePages(found, PAGE);
  return (
    <section className="op-section" aria-labelledby="search-title">
      <header className="op-section-head">
        <h1 id="search-title">{say('console.search.title')}</h1>
        <p className="op-lead">{say('console.search.lead')}</p>
      </header>
      <div className="op-filters" role="search">
        <input
          type="search"
          className="op-input"
          aria-label={say('console.search.open')}
          placeholder={say('console.search.placeholder')}
          value={words}
          onChange={(event) =>
            setSearch(event.target.value === '' ? {} : { q: event.target.value }, { replace: true })
          }
        />
        <Picker
          label={say('console.search.kind')}
          value={kind}
          options={[
            { id: ALL, name: say('console.search.allKinds'), hint: '' },
            ...entryKinds
              .filter((id) => id !== 'command')
              .map((id) => ({ id, name: say(`console.search.kinds.${id}`), hint: '' })),
          ]}
          onChange={setKind}
        />
        <span className="op-quiet" role="status">
          {words.trim() !== '' && say('console.search.found', { count: found.length })}
        </span>
      </div>
      {words.trim() === '' && <EmptyState icon="search" title={say('console.search.begin')} />}
      {words.trim() !== '' && found.length === 0 && (
        <EmptyState icon="search" title={say('console.search.none')} />
      )}
      <ul className="op-results">
        {pages.shown.map((entry) => (
          <li key={entry.id}>
            <Link className="op-result" to={entry.address}>
              <EntryWords entry={entry} />
            </Link>
          </li>
        ))}
      </ul>
      <Pager pages={pages} label={say('console.search.pages')} />
    </section>
  );
};
