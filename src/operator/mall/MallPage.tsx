import { Link } from 'react-router-dom';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { problemKey } from '../problems/problem-place.ts';
import { ProblemList } from '../problems/ProblemList.tsx';
import { useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { ItemTable } from './ItemTable.tsx';
import { LevelTable } from './LevelTable.tsx';
import { mallKey, useMallDraft, useMallFigures } from './useMall.ts';
import './mall.css';

/** Points mall and levels of a brand: what items cost and how many there are, who reaches which level, and what became of both. */
export const MallPage = () => {
  const draft = useMallDraft();
  const { data, error, refetch } = useMallFigures();
  const { problems } = useWorkspaceState();
  const wrong = (problems ?? []).filter((problem) => problemKey(problem) === mallKey);
  return (
    <section className="op-section" aria-labelledby="mall-title">
      <header className="op-section-head">
        <h1 id="mall-title">{say('console.mall.title')}</h1>
        <p className="op-lead">{say('console.mall.lead')}</p>
      </header>
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {draft ? (
        <>
          <h2>{say('console.mall.items')}</h2>
          <ItemTable draft={draft} figures={data} />
          <h2>{say('console.mall.levels')}</h2>
          <p className="op-quiet">{say(`console.mall.measure.${draft.mall.levels.by ?? 'points'}`)}</p>
          <LevelTable draft={draft} figures={data} />
          {wrong.length > 0 && <ProblemList problems={wrong} />}
          <p className="op-mall-more">
            <Link className="op-link" to={`../documents/${mallKey}`}>
              {say('console.mall.more')}
            </Link>
            <Link className="op-link" to="../exchanges">
              {say('console.mall.exchanges')}
            </Link>
          </p>
        </>
      ) : (
        <EmptyState icon="info" title={say('console.mall.none')} />
      )}
    </section>
  );
};
