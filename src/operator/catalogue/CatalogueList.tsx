import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { JsonObject } from '#engine/json/json.ts';
import type { ContentEntry } from '../entries/content-entry.ts';
import { ContentList } from '../entries/ContentList.tsx';
import type { EntryPlace } from '../entries/entry-place.ts';
import { useEntryEdits, type EntryEdits } from '../entries/useEntryEdits.ts';
import { say } from '../language/say.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { LinkTabs } from '../parts/LinkTabs.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';

const textOf = (value: JsonObject, property: string): string | undefined => {
  const text = value[property];
  return typeof text === 'string' ? text : undefined;
};

/** One part of the catalogue, its games or its vendors: found by words, switched, moved and edited. */
export const CatalogueList = ({
  part,
  place,
  address,
  meta,
  children,
}: {
  part: 'games' | 'vendors';
  place: EntryPlace;
  /** Address of an entry without its id, below the brand. */
  address: string;
  /** What stands below a name. */
  meta: (value: JsonObject) => ReactNode;
  children: (content: ContentEntry, edits: EntryEdits) => ReactNode;
}) => {
  const { pack } = usePack();
  const navigate = useNavigate();
  const { entry: opened } = useParams();
  const edits = useEntryEdits(place);
  const [words, setWords] = useState('');
  const title = say(`console.catalogue.${part}`);
  const asked = words.toLowerCase().trim();
  const found = edits.entries
    .map((entry) => ({
      entry,
      name: textOf(entry.value, 'name') ?? entry.id,
      picture: textOf(entry.value, 'image'),
      meta: meta(entry.value),
      shown: entry.index >= 0 && entry.value['enabled'] !== false,
    }))
    .filter(
      ({ entry, name }) =>
        entry.id === opened ||
        `${name} ${entry.id} ${textOf(entry.value, 'vendor') ?? ''} ${textOf(entry.value, 'code') ?? ''}`
          .toLowerCase()
          .includes(asked),
    );
  return (
    <section className="op-section" aria-labelledby="catalogue-title">
      <header className="op-section-head">
        <h1 id="catalogue-title">{say('console.catalogue.title')}</h1>
        <p className="op-lead">{say('console.catalogue.lead')}</p>
      </header>
      <LinkTabs
        label={say('console.catalogue.title')}
        tabs={[
          { id: 'games', to: `/${pack}/games`, label: say('console.catalogue.games'), exact: true },
          { id: 'vendors', to: `/${pack}/games/vendors`, label: say('console.catalogue.vendors') },
        ]}
      />
      <div className="op-content-bar">
        <SearchBox label={say('console.catalogue.search')} value={words} onChange={setWords} />
        <span className="op-quiet" role="status">
          {say('console.document.form.entries', { count: found.length })}
        </span>
      </div>
      {found.length === 0 ? (
        <EmptyState icon="info" title={say('console.catalogue.none')} />
      ) : (
        <ContentList
          label={title}
          entries={found}
          edits={edits}
          opened={opened}
          onOpen={(id) =>
            void navigate(
              id === undefined
                ? `/${pack}/games${part === 'vendors' ? '/vendors' : ''}`
                : `/${pack}/${address}/${encodeURIComponent(id)}`,
              { replace: true },
            )
          }
          onShow={({ entry, name }, shown) => edits.offer(entry.id, name, shown)}
        >
          {(content) => children(content, edits)}
        </ContentList>
      )}
    </section>
  );
};
