import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { say } from '../language/say.ts';
import { useRights, useWorkspace, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { isError } from '#engine/problems.ts';
import { ProblemList } from './ProblemList.tsx';

export const ProblemsPage = () => {
  const workspace = useWorkspace();
  const { problems, checkRefusal } = useWorkspaceState();
  const { edit } = useRights();
  const [checking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    await workspace.flush();
    await workspace.check();
    setChecking(false);
  };
  const errors = problems?.filter(isError) ?? [];
  const warnings = problems?.filter((problem) => !isError(problem)) ?? [];
  return (
    <section className="op-section" aria-labelledby="problems-title">
      <header className="op-section-head">
        <h1 id="problems-title">{say('console.problems.title')}</h1>
        <p className="op-lead">{say('console.problems.lead')}</p>
        {edit && (
          <Button icon="reload" busy={checking} onPress={() => void check()}>
            {checking ? say('console.problems.checking') : say('console.problems.again')}
          </Button>
        )}
      </header>
      {checkRefusal && <RefusalNotice refusal={checkRefusal} onRetry={() => void check()} />}
      {!edit && <p className="op-quiet">{say('console.problems.needRole')}</p>}
      {edit && !problems && !checkRefusal && <Loading rows={3} />}
      {problems?.length === 0 && (
        <EmptyState icon="check" title={say('console.problems.emptyTitle')}>
          <p>{say('console.problems.empty')}</p>
        </EmptyState>
      )}
      {problems && problems.length > 0 && (
        <>
          <p className="op-counts" role="status">
            {say('console.problems.errors', { count: errors.length })},{' '}
            {say('console.problems.warnings', { count: warnings.length })}. {say('console.problems.blocking')}
          </p>
          <ProblemList problems={[...errors, ...warnings]} />
        </>
      )}
    </section>
  );
};
