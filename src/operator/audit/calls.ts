import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { AdminApi } from '../api/admin-api.ts';

/** Filter of the log; empty texts do not filter. Days are in the operator's time zone, both included. */
export type AuditAsked = {
  pack: string;
  account: string;
  areas: string;
  document: string;
  fromDay: string;
  toDay: string;
};

/** Start of a day in the operator's time zone, `later` days on. */
const dayBegins = (day: string, later: number): string => {
  const moment = new Date(`${day}T00:00:00`);
  moment.setDate(moment.getDate() + later);
  return moment.toISOString();
};

/** The filter as the calls take it. */
const auditQuery = ({ fromDay, toDay, ...texts }: AuditAsked): AdminCallTypes['auditList']['query'] => ({
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
  ...(fromDay && { from: dayBegins(fromDay, 0) }),
  ...(toDay && { to: dayBegins(toDay, 1) }),
});

/** Page of a hundred entries, the newest first; `next` is the `before` of the next page. */
export const readAudit = ({ call }: AdminApi, asked: AuditAsked, before: number | null) =>
  call('auditList', {
    query: { ...auditQuery(asked), ...(before !== null && { before: String(before) }) },
  });

/** Download address of the whole filtered log. */
export const exportAddress = ({ address }: AdminApi, asked: AuditAsked, format: 'csv' | 'jsonl'): string =>
  address('auditExport', { query: { ...auditQuery(asked), format } });
