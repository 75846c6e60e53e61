import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { documentNames } from '#contract/generated/names.ts';
import { documentAddress } from '../documents/document-address.ts';
import { kindName } from '../documents/kind-name.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Pager, usePages } from '../parts/Pager.tsx';
import { Picker } from '../parts/Picker.tsx';
import { problemKey } from '../problems/problem-place.ts';
import { SelectBox } from '../selection/SelectBox.tsx';
import { useSelection } from '../selection/useSelection.ts';
import { usePackDocuments, usePack, useRights, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { DocumentsBar } from './DocumentsBar.tsx';
import { listDocuments, type ListedDocument } from './document-list.ts';
import { documentSchema } from './form/schema-level.ts';
import { ExportButton } from './files/ExportButton.tsx';
import { ImportDialog } from './files/ImportDialog.tsx';
import { NewDocumentDialog } from './NewDocumentDialog.tsx';
import { hintOf } from '../hints/hints.ts';
import { say } from '../language/say.ts';
import '../parts/filters.css';
import './document.css';

const PAGE = 50;

const marks = ['all', 'own', 'amended', 'inherited', 'changed'] as const;
type Mark = (typeof marks)[number];

const fits = (document: ListedDocument, kind: string, mark: Mark, words: string): boolean =>
  (kind === 'all' || document.kind === kind) &&
  (mark === 'all' || (mark === 'changed' ? document.changed : document.ownership === mark)) &&
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${document.key} ${document.name}`.toLowerCase().includes(word));

/** Every document of the pack with its owner, changes and problems. */
export const DocumentsPage = () => {
  const { pack, extends: parent } = usePack();
  const { drafts, problems } = useWorkspaceState();
  const documents = usePackDocuments();
  const { edit } = useRights();
  const [words, setWords] = useState('');
  const [kind, setKind] = useState('all');
  const [mark, setMark] = useState<Mark>('all');
  const [asking, setAsking] = useState<'new' | 'import'>();
  const close = (): void => setAsking(undefined);
  const all = useMemo(() => listDocuments(drafts, documents), [drafts, documents]);
  const found = all.filter((document) => fits(document, kind, mark, words));
  const pages = usePages(found, PAGE);
  const selection = useSelection(found.map(({ key }) => key));
  const faults = useMemo(() => {
    const counts: Record<string, number> = {};
    for (const problem of problems ?? []) {
      const key = problemKey(problem);
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  }, [problems]);

  return (
    <section className="op-section" aria-labelledby="documents-title">
      <header className="op-section-head">
        <h1 id="documents-title">{say('console.document.title')}</h1>
        <p className="op-lead">{say('console.document.lead')}</p>
        <div className="op-content-bar">
          {edit && (
            <>
              <Button icon="plus" onPress={() => setAsking('new')}>
                {say('console.document.list.make')}
              </Button>
              <Button icon="up" onPress={() => setAsking('import')}>
                {say('console.documentFiles.title')}
              </Button>
            </>
          )}
          {found.length > 0 && (
            <ExportButton
              keys={found.map(({ key }) => key)}
              name={say('console.documentFiles.exportFound', { count: found.length })}
            />
          )}
        </div>
      </header>
      <div className="op-filters" role="search">
        <input
          type="search"
          className="op-input"
          aria-label={say('console.document.list.search')}
          placeholder={say('console.document.list.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Picker
          label={say('console.document.list.kind')}
          value={kind}
          options={[
            { id: 'all', name: say('console.document.list.allKinds'), hint: '' },
            ...documentNames.map((name) => ({
              id: name,
              name: kindName(name),
              hint: hintOf(documentSchema(name).node['description']),
            })),
          ]}
          onChange={setKind}
        />
        <Picker
          label={say('console.document.list.whose')}
          value={mark}
          options={marks
            .filter((id) => parent || !['amended', 'inherited'].includes(id))
            .map((id) => ({
              id,
              name: say(`console.document.list.marks.${id}`),
              hint: say(`console.document.list.markHints.${id}`),
            }))}
          onChange={(id) => setMark(marks.find((other) => other === id) ?? 'all')}
        />
        <span className="op-quiet" role="status">
          {say('console.document.list.found', { count: found.length })}
        </span>
      </div>
      {found.length === 0 ? (
        <EmptyState icon="documents" title={say('console.document.list.none')} />
      ) : (
        <>
          {edit && (
            <DocumentsBar label={say('console.document.title')} total={found.length} selection={selection} />
          )}
          <ul className="op-documents">
            {pages.shown.map((document) => (
              // Keys select by the check box.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
              <li
                key={document.key}
                data-selected={selection.has(document.key)}
                onClick={(event) => edit && selection.press(event, document.key)}
              >
                {edit && (
                  <SelectBox
                    id={document.key}
                    name={`${document.name} (${document.key})`}
                    selection={selection}
                  />
                )}
                <Link className="op-document-link" to={documentAddress(pack, document.key)}>
                  <span className="op-document-kind">{kindName(document.kind)}</span>
                  <span className="op-document-name">{document.name}</span>
                  <code>{document.key}</code>
                </Link>
                <span className="op-document-marks">
                  {document.changed && (
                    <span className="op-chip op-chip-accent">
                      {say('console.document.list.marks.changed')}
                    </span>
                  )}
                  {(faults[document.key] ?? 0) > 0 && (
                    <span className="op-chip op-chip-danger">
                      {say('console.document.problems', { count: faults[document.key] ?? 0 })}
                    </span>
                  )}
                  {parent && (
                    <span className="op-chip">
                      {document.ownership === 'inherited'
                        ? say('console.document.origin.from', { layer: parent })
                        : say(`console.document.list.marks.${document.ownership}`)}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Pager pages={pages} label={say('console.document.list.pages')} />
      {asking === 'new' && <NewDocumentDialog onClose={close} />}
      {asking === 'import' && <ImportDialog onClose={close} />}
    </section>
  );
};
