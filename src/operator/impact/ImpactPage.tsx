import { EmptyState } from '../parts/EmptyState.tsx';
import { ImpactSummary } from './ImpactSummary.tsx';
import { say } from '../language/say.ts';
import { useImpact } from './useImpact.ts';

/** Effects of the drafts on players once published. */
export const ImpactPage = () => {
  const { changes } = useImpact();
  return (
    <section className="op-section" aria-labelledby="impact-title">
      <header className="op-section-head">
        <h1 id="impact-title">{say('console.impact.title')}</h1>
        <p className="op-lead">{say('console.impact.lead')}</p>
      </header>
      {changes.length === 0 ? (
        <EmptyState icon="check" title={say('console.impact.nothingTitle')}>
          <p>{say('console.impact.nothing')}</p>
        </EmptyState>
      ) : (
        <ImpactSummary pictures />
      )}
    </section>
  );
};
