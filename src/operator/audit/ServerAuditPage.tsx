import { say } from '../language/say.ts';
import { AuditLog } from './AuditLog.tsx';

/** Who did what, in every brand one may see; for admins of all brands accounts and sign-ins too. */
export const ServerAuditPage = () => (
  <>
    <title>{`${say('console.audit.title')} · ${say('console.common.product')}`}</title>
    <h1>{say('console.audit.title')}</h1>
    <p className="op-lead">{say('console.audit.serverLead')}</p>
    <AuditLog />
  </>
);
