import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { documentOf } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { usePackDocuments, usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { NewPatternDialog } from './NewPatternDialog.tsx';
import { PatternEditor } from './PatternEditor.tsx';
import { PatternList } from './PatternList.tsx';
import { say } from '../language/say.ts';
import './patterns.css';

/** Catalogue of patterns: a list with an editor beside it. */
export const PatternsPage = () => {
  const { pack } = usePack();
  const { pattern: asked } = useParams();
  const documents = usePackDocuments();
  const rights = useRights('patterns');
  const [making, setMaking] = useState<{ from: string | undefined }>();
  const catalogue = documentOf(documents, 'patterns', 'main')?.patterns ?? {};
  const ids = Object.keys(catalogue);
  const [first] = ids;
  const dialog = making && <NewPatternDialog from={making.from} onClose={() => setMaking(undefined)} />;
  const add = rights.edit && (
    <Button icon="plus" onPress={() => setMaking({ from: undefined })}>
      {say('console.patterns.new')}
    </Button>
  );

  if (first === undefined) {
    return (
      <EmptyState icon="patterns" title={say('console.patterns.emptyTitle')}>
        <p>{say('console.patterns.empty')}</p>
        {add}
        {dialog}
      </EmptyState>
    );
  }
  if (asked === undefined || !ids.includes(asked))
    return <Navigate to={`/${pack}/patterns/${first}`} replace />;
  return (
    <section className="op-section op-patterns" aria-labelledby="patterns-title" data-wide="true">
      <header className="op-section-head op-patterns-head">
        <div>
          <h1 id="patterns-title">{say('console.patterns.title')}</h1>
          <p className="op-lead">{say('console.patterns.lead')}</p>
        </div>
        {add}
      </header>
      <div className="op-patterns-columns">
        <PatternList chosen={asked} />
        <PatternEditor key={asked} id={asked} onCopy={() => setMaking({ from: asked })} />
      </div>
      {dialog}
    </section>
  );
};
