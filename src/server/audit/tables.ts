import type { Generated } from 'kysely';
import type { JsonColumn } from '#server/db/json-column.ts';

/** Audit log; rows are only added. */
type AuditTable = {
  id: Generated<number>;
  at: Date;
  account: string;
  action: string;
  pack: string | null;
  target: string | null;
  details: JsonColumn<Record<string, unknown>>;
};

declare module '#server/db/types.ts' {
  interface Database {
    config_audit: AuditTable;
  }
}
