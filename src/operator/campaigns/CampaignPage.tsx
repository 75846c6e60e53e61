import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { documentKey } from '#engine/packs.ts';
import { refusalOf } from '../api/refusal.ts';
import { documentAddress } from '../documents/document-address.ts';
import { documentOf, nameOf } from '../documents/reader.ts';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { problemKey, problemPack } from '../problems/problem-place.ts';
import { ProblemList } from '../problems/ProblemList.tsx';
import { SimulationPart } from '../simulation/SimulationPart.tsx';
import {
  usePack,
  usePackDocuments,
  useRights,
  useWorkspace,
  useWorkspaceState,
} from '../workspace/WorkspaceContext.tsx';
import { brandFacts } from './brand-facts.ts';
import { CampaignFigures } from './CampaignFigures.tsx';
import { CampaignTerms } from './CampaignTerms.tsx';
import { StopDialog } from './StopDialog.tsx';
import { useFigures } from './useCampaign.ts';
import './campaigns.css';

/** One campaign: what it gives while it runs, what it would have given, and the button that stops it. */
export const CampaignPage = () => {
  const { id = '' } = useParams();
  const { pack } = usePack();
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const [search] = useSearchParams();
  const { publish } = useRights('promotion');
  const key = documentKey('promotion', id);
  const { drafts, problems = [] } = useWorkspaceState();
  const draft = drafts[key];
  const isLive = draft !== undefined && (draft.published !== null || draft.parent !== null);
  const figures = useFigures(id, isLive);
  const [stopping, setStopping] = useState(false);
  const campaign = documentOf(documents, 'promotion', id);
  const { timeZone } = brandFacts(documents);
  if (!campaign) {
    return (
      <EmptyState icon="documents" title={say('console.campaigns.gone', { id })}>
        <Link className="op-link" to={`/${pack}/promotions`}>
          {say('console.campaigns.tabs.all')}
        </Link>
      </EmptyState>
    );
  }
  const name = nameOf(documents, campaign.title) ?? id;
  const wrong = problems.filter((problem) => problemPack(problem) === pack && problemKey(problem) === key);
  const refusal = figures.error ? refusalOf(figures.error) : undefined;
  const runs = figures.data ? figures.data.phase === 'running' || figures.data.phase === 'coming' : false;
  // Who may not see figures is not told whether it runs: the server says so when it is asked.
  const stops = publish && (figures.data ? runs : refusal?.code === 'FORBIDDEN');
  return (
    <section className="op-section op-campaign" aria-labelledby="campaign-title">
      <header className="op-section-head">
        <p className="op-crumbs">
          <Link className="op-link" to={`/${pack}/promotions`}>
            {say('console.promotions.title')}
          </Link>
        </p>
        <h1 id="campaign-title">
          {name} <code className="op-id">{id}</code>
        </h1>
        <p className="op-lead">
          {say('console.campaigns.calendar.period', {
            from: momentText(campaign.from, timeZone),
            until: momentText(campaign.until, timeZone),
          })}
        </p>
        <div className="op-document-actions">
          <Link className="op-link" to={documentAddress(pack, key)}>
            {say('console.campaigns.toDocument')}
          </Link>
          {stops && (
            <Button look="danger" icon="cross" onPress={() => setStopping(true)}>
              {say('console.campaigns.stop.button')}
            </Button>
          )}
        </div>
      </header>
      {(!isLive || refusal?.code === 'UNKNOWN_DOCUMENT') && (
        <Notice title={say('console.campaigns.notLive')} />
      )}
      {wrong.length > 0 && (
        <Notice tone="danger" title={say('console.campaigns.problems')}>
          <ProblemList problems={wrong} />
        </Notice>
      )}
      {refusal && refusal.code !== 'UNKNOWN_DOCUMENT' && <RefusalNotice refusal={refusal} />}
      {figures.isLoading && <Loading />}
      {figures.data && <CampaignFigures figures={figures.data} />}
      <CampaignTerms id={id} name={name} timeZone={timeZone} />
      <SimulationPart id={id} save={() => workspace.flush()} begins={search.has('simulate')} />
      {stopping && (
        <StopDialog
          id={id}
          name={name}
          unclaimed={figures.data?.unclaimed}
          onClose={() => setStopping(false)}
        />
      )}
    </section>
  );
};
