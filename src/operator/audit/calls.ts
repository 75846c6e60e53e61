import type { AdminApi } from '../api/admin-api.ts';

export type AuditEntry = {
  id: number;
  at: string;
  account: string;
  /** Name such as `draft.saved`. */
  action: string;
  pack: string | null;
  target: string | null;
  details: Record<string, unknown>;
};

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

/** Query string of the filter. */
function auditQuery({ fromDay, toDay, ...texts }: AuditAsked): URLSearchParams {
  const query = new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== ''));
  if (fromDay) query.set('from', dayBegins(fromDay, 0));
  if (toDay) query.set('to', dayBegins(toDay, 1));
  return query;
}

/** Page of a hundred entries, the newest first; `next` is the `before` of the next page. */
export function readAudit({ call }: AdminApi, asked: AuditAsked, before: number | null) {
  const query = auditQuery(asked);
  if (before !== null) query.set('before', String(before));
  return call<{ entries: AuditEntry[]; next: number | null }>(`/audit?${query.toString()}`);
}

/** Download address of the whole filtered log. */
export function exportAddress({ address }: AdminApi, asked: AuditAsked, format: 'csv' | 'jsonl'): string {
  const query = auditQuery(asked);
  query.set('format', format);
  return address(`/audit/export?${query.toString()}`);
}
