import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Pager, usePages } from '../parts/Pager.tsx';
import { Picker } from '../parts/Picker.tsx';
import { EntryWords } from './EntryWords.tsx';
import { entryKinds } from './search-entries.ts';
import { texts } from './texts.ts';
import { useSearch } from './useSearch.ts';
import '../parts/filters.css';
import './search.css';

const PAGE = 40;
const ALL = 'all';

/** All that was found, in pages; the words stand in the address, so that a search can be passed on. */
export const SearchPage = () => {
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const [kind, setKind] = useState<string>(ALL);
  const found = useSearch(words).filter((entry) => kind === ALL || entry.kind === kind);
  const pages = usePages(found, PAGE);
  return (
    <section className="op-section" aria-labelledby="search-title">
      <header className="op-section-head">
        <h1 id="search-title">{texts.title}</h1>
        <p className="op-lead">{texts.lead}</p>
      </header>
      <div className="op-filters" role="search">
        <input
          type="search"
          className="op-input"
          aria-label={texts.open}
          placeholder={texts.placeholder}
          value={words}
          onChange={(event) =>
            setSearch(event.target.value === '' ? {} : { q: event.target.value }, { replace: true })
          }
        />
        <Picker
          label={texts.kind}
          value={kind}
          options={[
            { id: ALL, name: texts.allKinds, hint: '' },
            ...entryKinds.map((id) => ({ id, name: texts.kinds[id], hint: '' })),
          ]}
          onChange={setKind}
        />
        <span className="op-quiet" role="status">
          {words.trim() !== '' && texts.found(found.length)}
        </span>
      </div>
      {words.trim() === '' && <EmptyState icon="search" title={texts.begin} />}
      {words.trim() !== '' && found.length === 0 && <EmptyState icon="search" title={texts.none} />}
      <ul className="op-results">
        {pages.shown.map((entry) => (
          <li key={entry.id}>
            <Link className="op-result" to={entry.address}>
              <EntryWords entry={entry} />
            </Link>
          </li>
        ))}
      </ul>
      <Pager pages={pages} label={texts.pages} />
    </section>
  );
};
