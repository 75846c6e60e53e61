import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { documentKey } from '#engine/packs.ts';
import { documentOf } from '../documents/reader.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Segments } from '../parts/Segments.tsx';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { useDocuments, usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { BlockEditor } from './BlockEditor.tsx';
import { blockAtSteps } from './block-path.ts';
import { problemSteps, problemsIn, screenName } from './screen-entries.ts';
import { ScreenActions } from './ScreenActions.tsx';
import { ScreenProperties } from './ScreenProperties.tsx';
import { texts } from './texts.ts';
import './screens.css';

/** One screen: its blocks beside the live page, and its properties. */
export const ScreenPage = () => {
  const { pack } = usePack();
  const { screen: id = '' } = useParams();
  const documents = useDocuments();
  const { problems } = useWorkspaceState();
  const [part, setPart] = useState<'blocks' | 'properties'>('blocks');
  const screen = documentOf(documents, 'screen', id);
  if (!screen) {
    return (
      <EmptyState icon="screens" title={texts.unknownTitle}>
        <p>{texts.unknown}</p>
        <Link className="op-link" to={`/${pack}/screens`}>
          {texts.back}
        </Link>
      </EmptyState>
    );
  }
  const here = problemsIn(problems, documentKey('screen', id));
  const own = here.filter((problem) => blockAtSteps(problemSteps(problem)) === undefined);
  return (
    <section className="op-section op-screen" aria-labelledby="screen-title">
      <header className="op-screen-head">
        <Link className="op-screen-back" to={`/${pack}/screens`}>
          <Icon name="back" />
          {texts.back}
        </Link>
        <h1 id="screen-title">{screenName(documents, id)}</h1>
        <p className="op-screen-meta">
          <span className="op-chip">{texts.presentation[screen.presentation]}</span>
          <code>{screen.path ?? id}</code>
        </p>
        <div className="op-screen-tools">
          <Segments
            label={texts.tabs}
            value={part}
            options={[
              { id: 'blocks', name: texts.blocks },
              { id: 'properties', name: texts.properties },
            ]}
            onChange={setPart}
          />
          <span className="op-bar-gap" />
          <ScreenActions id={id} />
        </div>
      </header>
      <InlineProblems problems={own} />
      {part === 'blocks' ? <BlockEditor key={id} id={id} problems={here} /> : <ScreenProperties id={id} />}
    </section>
  );
};
