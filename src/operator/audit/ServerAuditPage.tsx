import { texts } from '../texts.ts';
import { AuditLog } from './AuditLog.tsx';
import { auditTexts as words } from './texts.ts';

/** Who did what, in every brand one may see; for admins of all brands accounts and sign-ins too. */
export const ServerAuditPage = () => (
  <>
    <title>{`${words.title} · ${texts.product}`}</title>
    <h1>{words.title}</h1>
    <p className="op-lead">{words.serverLead}</p>
    <AuditLog />
  </>
);
