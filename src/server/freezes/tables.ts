export type FreezeState = 'OPEN' | 'FROZEN' | 'REFUSED' | 'LIFTED';

/** An agent's request to freeze an account of its branch. The account is frozen in the state FROZEN. */
export type FreezeRequestsTable = {
  brand: string;
  id: string;
  member_id: string;
  agent_id: string;
  reason: string;
  state: FreezeState;
  made_at: Date;
  /** Account of the operator. */
  decided_by: string | null;
  decided_at: Date | null;
  /** Why it was refused. */
  answer: string | null;
  lifted_by: string | null;
  lifted_at: Date | null;
};

declare module '#server/db/types.ts' {
  interface Database {
    freeze_requests: FreezeRequestsTable;
  }
}
