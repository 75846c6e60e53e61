import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { documentKey } from '#engine/packs.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import { thingAt } from '#engine/references/uses.ts';
import { DocumentActions } from '../document/DocumentActions.tsx';
import { documentAddress } from '../documents/document-address.ts';
import { documentOf } from '../documents/reader.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Segments } from '../parts/Segments.tsx';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { UsesPanel } from '../uses/UsesPanel.tsx';
import { usePackDocuments, usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { BlockEditor } from './BlockEditor.tsx';
import { blockAtSteps, documentSteps } from '../documents/block-path.ts';
import { problemSteps, problemsIn } from './screen-entries.ts';
import { screenName } from '../documents/screen-name.ts';
import { ScreenProperties } from './ScreenProperties.tsx';
import { say } from '../language/say.ts';
import '../document/document.css';
import './screens.css';

const selectedPointer = (block: string | null): string =>
  block === null ? '' : joinPointer('', ...documentSteps(block));

/** One screen: its blocks beside the live page, and its properties. */
export const ScreenPage = () => {
  const { pack } = usePack();
  const { screen: id = '' } = useParams();
  const documents = usePackDocuments();
  const { problems, drafts } = useWorkspaceState();
  const [uses, setUses] = useState(false);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [part, setPart] = useState<'blocks' | 'properties'>('blocks');
  const screen = documentOf(documents, 'screen', id);
  const key = documentKey('screen', id);
  const draft = drafts[key];
  if (!screen || !draft) {
    return (
      <EmptyState icon="screens" title={say('console.screens.unknownTitle')}>
        <p>{say('console.screens.unknown')}</p>
        <Link className="op-link" to={`/${pack}/screens`}>
          {say('console.screens.back')}
        </Link>
      </EmptyState>
    );
  }
  const here = problemsIn(problems, key);
  const thing = thingAt(key, []);
  const block = search.get('block');
  const own = here.filter((problem) => blockAtSteps(problemSteps(problem)) === undefined);
  return (
    <section className="op-section op-screen" aria-labelledby="screen-title">
      <header className="op-screen-head">
        <Link className="op-screen-back" to={`/${pack}/screens`}>
          <Icon name="back" />
          {say('console.screens.back')}
        </Link>
        <h1 id="screen-title">{screenName(documents, id)}</h1>
        <p className="op-screen-meta">
          <span className="op-chip">{say(`console.screens.presentation.${screen.presentation}`)}</span>
          <code>{screen.path ?? id}</code>
        </p>
        <div className="op-screen-tools">
          <Segments
            label={say('console.screens.tabs')}
            value={part}
            options={[
              { id: 'blocks', name: say('console.screens.blocks') },
              { id: 'properties', name: say('console.screens.properties') },
            ]}
            onChange={setPart}
          />
          <span className="op-bar-gap" />
          <Link className="op-link" to={documentAddress(pack, key, selectedPointer(block))}>
            {say('console.screens.asJson')}
          </Link>
          <DocumentActions
            documentKey={key}
            draft={draft}
            usesShown={uses}
            onUses={() => setUses(!uses)}
            onGone={() => void navigate(`/${pack}/screens`)}
          />
        </div>
      </header>
      {uses && thing && <UsesPanel thing={thing} />}
      <InlineProblems problems={own} />
      {part === 'blocks' ? <BlockEditor key={id} id={id} problems={here} /> : <ScreenProperties id={id} />}
    </section>
  );
};
