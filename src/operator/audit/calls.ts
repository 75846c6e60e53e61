import type { AdminApi } from '../api/admin-api.ts';

export type AuditEntry = {
  id: number;
  at: string;
  account: string;
  /** Such as `draft.saved`. */
  action: string;
  pack: string | null;
  target: string | null;
  details: Record<string, unknown>;
};

/** What is asked of the log; empty texts ask nothing. Days are of the operator's own zone, both included. */
export type AuditAsked = {
  pack: string;
  account: string;
  areas: string;
  document: string;
  fromDay: string;
  toDay: string;
};

/** The moment at which a day begins here, `later` days on. */
const dayBegins = (day: string, later: number): string => {
  const moment = new Date(`${day}T00:00:00`);
  moment.setDate(moment.getDate() + later);
  return moment.toISOString();
};

/** What is asked as the server reads it. */
function auditQuery({ fromDay, toDay, ...texts }: AuditAsked): URLSearchParams {
  const query = new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== ''));
  if (fromDay) query.set('from', dayBegins(fromDay, 0));
  if (toDay) query.set('to', dayBegins(toDay, 1));
  return query;
}

/** A hundred entries, the newest first; `next` is the id to go on before. */
export function readAudit({ call }: AdminApi, asked: AuditAsked, before: number | null) {
  const query = auditQuery(asked);
  if (before !== null) query.set('before', String(before));
  return call<{ entries: AuditEntry[]; next: number | null }>(`/audit?${query.toString()}`);
}

/** Where the filtered log can be downloaded, whole. */
export function exportAddress({ address }: AdminApi, asked: AuditAsked, format: 'csv' | 'jsonl'): string {
  const query = auditQuery(asked);
  query.set('format', format);
  return address(`/audit/export?${query.toString()}`);
}
