import { EmptyState } from '../parts/EmptyState.tsx';
import { ImpactSummary } from './ImpactSummary.tsx';
import { impactTexts as texts } from './texts.ts';
import { useImpact } from './useImpact.ts';

/** What players will meet once the drafts are live. */
export const ImpactPage = () => {
  const { changes } = useImpact();
  return (
    <section className="op-section" aria-labelledby="impact-title">
      <header className="op-section-head">
        <h1 id="impact-title">{texts.title}</h1>
        <p className="op-lead">{texts.lead}</p>
      </header>
      {changes.length === 0 ? (
        <EmptyState icon="check" title={texts.nothingTitle}>
          <p>{texts.nothing}</p>
        </EmptyState>
      ) : (
        <ImpactSummary pictures />
      )}
    </section>
  );
};
