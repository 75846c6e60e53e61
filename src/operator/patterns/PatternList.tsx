import { useMemo, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { own } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import { documentOf, nameOf } from '../documents/reader.ts';
import { TextInput } from '../parts/TextInput.tsx';
import { isError } from '#engine/problems.ts';
import { documentsOf } from '../workspace/state.ts';
import { usePackDocuments, usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { countUses } from './pattern-uses.ts';
import { patternProblems } from './safety.ts';
import { say } from '../language/say.ts';

/** All patterns with name, number of uses, and problems. */
export const PatternList = ({ chosen }: { chosen: string }) => {
  const { pack } = usePack();
  const documents = usePackDocuments();
  const { drafts, problems } = useWorkspaceState();
  const [search, setSearch] = useState('');
  const catalogue = documentOf(documents, 'patterns', 'main')?.patterns ?? {};
  const live = useMemo(
    () => documentOf(documentsOf(drafts, 'live'), 'patterns', 'main')?.patterns ?? {},
    [drafts],
  );
  const uses = useMemo(() => countUses(documents), [documents]);
  const wanted = search.trim().toLowerCase();
  const shown = Object.entries(catalogue)
    .map(([id, pattern]) => ({ id, pattern, name: nameOf(documents, pattern.description) ?? id }))
    .filter(({ id, pattern, name }) =>
      [id, name, pattern.pattern, ...pattern.valid].some((text) => text.toLowerCase().includes(wanted)),
    );
  return (
    <nav className="op-pattern-list" aria-label={say('console.patterns.list')}>
      <TextInput label={say('console.patterns.search')} type="search" value={search} onChange={setSearch} />
      {shown.length === 0 && <p className="op-quiet">{say('console.patterns.noneFound')}</p>}
      <ul>
        {shown.map(({ id, pattern, name }) => (
          <li key={id}>
            <NavLink
              className="op-pattern-link"
              to={`/${pack}/patterns/${id}`}
              aria-current={id === chosen ? 'page' : undefined}
            >
              <span className="op-pattern-name">
                {name}
                {!sameJson(own(live, id), pattern) && (
                  <span className="op-chip op-chip-accent">{say('console.patterns.changed')}</span>
                )}
                {patternProblems(problems ?? [], id).some(isError) && (
                  <span className="op-chip op-chip-danger">{say('console.patterns.faulty')}</span>
                )}
              </span>
              <span className="op-pattern-facts">
                <code>{id}</code>
                <span>{say('console.patterns.uses', { count: own(uses, id) ?? 0 })}</span>
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
