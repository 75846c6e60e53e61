import { say } from '../language/say.ts';
import { AuditLog } from './AuditLog.tsx';

/** Audit log of every brand the operator may see; for admins of all brands also accounts and sign-ins. */
export const ServerAuditPage = () => (
  <>
    <title>{`${say('console.audit.title')} · ${say('console.common.product')}`}</title>
    <h1>{say('console.audit.title')}</h1>
    <p className="op-lead">{say('console.audit.serverLead')}</p>
    <AuditLog />
  </>
);
