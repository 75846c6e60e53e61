import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { own } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { thingAt } from '#engine/references/uses.ts';
import { documentName } from '../documents/document-name.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { UsesPanel } from '../uses/UsesPanel.tsx';
import {
  usePackDocuments,
  usePack,
  useWorkspace,
  useWorkspaceState,
} from '../workspace/WorkspaceContext.tsx';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentEditor } from './DocumentEditor.tsx';
import { documentSchema } from './form/schema-level.ts';
import { hintOf } from '../hints/hints.ts';
import { say } from '../language/say.ts';
import './document.css';

const SimulationPart = lazy(() =>
  import('../simulation/SimulationPart.tsx').then((part) => ({ default: part.SimulationPart })),
);

/** One document: its form beside its JSON, its uses, and its actions. */
export const DocumentPage = () => {
  const { pack } = usePack();
  const { kind = '', id = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const documents = usePackDocuments();
  const workspace = useWorkspace();
  const { drafts } = useWorkspaceState();
  const [usesShown, setUsesShown] = useState(false);
  const key = documentKey(kind, id);
  const document = own(documents, key);
  const draft = own(drafts, key);
  if (!draft || !document) {
    return (
      <EmptyState icon="documents" title={say('console.document.page.gone', { key })}>
        <Link className="op-link" to={`/${pack}/documents`}>
          {say('console.document.page.toAll')}
        </Link>
      </EmptyState>
    );
  }
  const thing = thingAt(key, []);
  const name = documentName(documents, key);
  return (
    <section className="op-section op-document" aria-labelledby="document-title">
      <header className="op-section-head">
        <p className="op-crumbs">
          <Link className="op-link" to={`/${pack}/documents`}>
            {say('console.document.title')}
          </Link>
        </p>
        <h1 id="document-title">
          {name === key ? id : name} <code className="op-id">{key}</code>
        </h1>
        <p className="op-lead">{hintOf(documentSchema(kind).node['description'])}</p>
        <DocumentActions
          documentKey={key}
          draft={draft}
          onUses={thing && (() => setUsesShown(!usesShown))}
          usesShown={usesShown}
          onGone={() => void navigate(`/${pack}/documents`)}
        />
      </header>
      {usesShown && thing && <UsesPanel thing={thing} />}
      {kind === 'promotion' && (
        <Suspense fallback={null}>
          <SimulationPart id={id} save={() => workspace.flush()} />
        </Suspense>
      )}
      <DocumentEditor key={key} documentKey={key} document={document} focus={search.get('at') ?? undefined} />
    </section>
  );
};
