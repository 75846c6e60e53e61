import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Icon } from '../parts/Icon.tsx';
import { isError } from '#engine/problems.ts';
import { usePackDocuments, usePack, useRights, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { NewScreenDialog } from './NewScreenDialog.tsx';
import {
  findScreens,
  presentations,
  screenEntries,
  type Presentation,
  type ScreenEntry,
} from './screen-entries.ts';
import { documentKey } from '#engine/packs.ts';
import { DocumentsBar } from '../document/DocumentsBar.tsx';
import { SelectBox } from '../selection/SelectBox.tsx';
import { useSelection, type Selection } from '../selection/useSelection.ts';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Segments } from '../parts/Segments.tsx';
import { say } from '../language/say.ts';
import './screens.css';

/** All screens of the pack, to search and to begin from. */
export const ScreensPage = () => {
  const documents = usePackDocuments();
  const state = useWorkspaceState();
  const rights = useRights('screen');
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Presentation | 'all'>('all');
  const [making, setMaking] = useState(false);
  const all = screenEntries(documents, state);
  const found = findScreens(all, search).filter(
    ({ presentation }) => kind === 'all' || presentation === kind,
  );
  const selection = useSelection(
    presentations.flatMap((presentation) =>
      found.filter((entry) => entry.presentation === presentation).map(({ id }) => documentKey('screen', id)),
    ),
  );
  return (
    <section className="op-section op-screens" aria-labelledby="screens-title">
      <header className="op-section-head">
        <h1 id="screens-title">{say('console.screens.title')}</h1>
        <p className="op-lead">{say('console.screens.lead')}</p>
      </header>
      <div className="op-screens-bar">
        <SearchBox label={say('console.screens.search')} value={search} onChange={setSearch} />
        <Segments
          label={say('console.screens.kind')}
          value={kind}
          options={[
            { id: 'all', name: say('console.screens.all') },
            ...presentations.map((id) => ({ id, name: say(`console.screens.presentations.${id}`) })),
          ]}
          onChange={setKind}
        />
        <span className="op-bar-gap" />
        {rights.edit && (
          <Button look="main" icon="plus" onPress={() => setMaking(true)}>
            {say('console.screens.create')}
          </Button>
        )}
      </div>
      <p className="op-quiet" role="status">
        {say('console.screens.count', { count: found.length })}
      </p>
      {rights.edit && found.length > 0 && (
        <DocumentsBar label={say('console.screens.title')} total={found.length} selection={selection} />
      )}
      {found.length === 0 ? (
        <EmptyState icon="screens" title={say('console.screens.none')}>
          <p>{say('console.screens.noneHint')}</p>
        </EmptyState>
      ) : (
        presentations.map((presentation) => (
          <ScreenGroup
            key={presentation}
            presentation={presentation}
            {...(rights.edit && { selection })}
            entries={found.filter((entry) => entry.presentation === presentation)}
          />
        ))
      )}
      {making && <NewScreenDialog onClose={() => setMaking(false)} />}
    </section>
  );
};

const ScreenGroup = ({
  presentation,
  selection,
  entries,
}: {
  presentation: Presentation;
  /** Absent for accounts that may not edit. */
  selection?: Selection;
  entries: readonly ScreenEntry[];
}) =>
  entries.length > 0 && (
    <section aria-labelledby={`screens-${presentation}`}>
      <h2 className="op-screens-group" id={`screens-${presentation}`}>
        {say(`console.screens.presentations.${presentation}`)}{' '}
        <span className="op-quiet">{say(`console.screens.presentationHint.${presentation}`)}</span>
      </h2>
      <ul className="op-screen-list">
        {entries.map((entry) => (
          <ScreenRow key={entry.id} entry={entry} {...(selection && { selection })} />
        ))}
      </ul>
    </section>
  );

const ScreenRow = ({
  entry: { id, name, path, changed, own, problems },
  selection,
}: {
  entry: ScreenEntry;
  selection?: Selection;
}) => {
  const key = documentKey('screen', id);
  const { pack, extends: parent } = usePack();
  return (
    // Keys select by the check box.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li
      className="op-screen-row"
      data-selected={selection?.has(key)}
      onClick={(event) => selection?.press(event, key)}
    >
      {selection && <SelectBox id={key} name={name} selection={selection} />}
      <Link to={`/${pack}/screens/${encodeURIComponent(id)}`}>
        <span className="op-screen-name">{name}</span>
        <span className="op-screen-meta">
          <code>{path ?? id}</code>
        </span>
      </Link>
      {problems.length > 0 && (
        <span className={problems.some(isError) ? 'op-chip op-chip-danger' : 'op-chip op-chip-warning'}>
          <Icon name="problems" />
          {say('console.screens.problems', { count: problems.length })}
        </span>
      )}
      {own && parent && <span className="op-chip">{say('console.screens.own')}</span>}
      {changed && <span className="op-chip op-chip-accent">{say('console.screens.changed')}</span>}
    </li>
  );
};
