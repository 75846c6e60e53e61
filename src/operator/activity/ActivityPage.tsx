import { AuditLog } from '../audit/AuditLog.tsx';
import { say } from '../language/say.ts';
import { usePack, usePackDocuments } from '../workspace/WorkspaceContext.tsx';

/** Audit log of this pack. */
export const ActivityPage = () => {
  const { pack } = usePack();
  const documents = usePackDocuments();
  return (
    <section className="op-section" aria-labelledby="activity-title">
      <header className="op-section-head">
        <h1 id="activity-title">{say('console.audit.title')}</h1>
        <p className="op-lead">{say('console.audit.packLead')}</p>
      </header>
      <AuditLog pack={pack} documents={documents} />
    </section>
  );
};
