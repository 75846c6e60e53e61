import { sql, type RawBuilder } from 'kysely';
import type { CallContext } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import type { Member } from '#server/members/members.ts';
import type { RecordDays } from '#server/records/record-days.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { branchBelow } from './branch.ts';
import { agentAboutDays } from './team.ts';

const usual = 20;
const most = 200;

type Query = { member?: string; from?: string; to?: string; after?: string; size?: string };

type Position = { at: Date; id: string };

export type AskedPage = {
  agent: Member;
  about: Member;
  /** Ids of the members whom the call reads: the one that it names, or all below the agent. A query of `id`. */
  members: RawBuilder<{ id: string }>;
  days: RecordDays;
  money: ReturnType<typeof moneyOf>;
  limit: number;
  after: Position | undefined;
};

/** Position of a row among rows by time, the newest first: `<ms>-<id>`. */
export const positionOf = (at: Date, id: string): string => `${at.getTime()}-${id}`;

function readPosition(position: string): Position {
  const [ms = '', id = ''] = position.split('-');
  return { at: new Date(Number(ms)), id };
}

/** Who asks for a page of rows by time, of whom and which days. */
export async function askedPage(
  context: Pick<CallContext, 'gateway' | 'brand' | 'now'> & { session: Session; query: Query },
): Promise<AskedPage | CallRefusal> {
  const { brand, query } = context;
  const found = await agentAboutDays(context, query.member, query);
  if (found instanceof CallRefusal) return found;
  const { agent, about } = found;
  return {
    ...found,
    members:
      query.member === undefined
        ? branchBelow(brand.brand, agent.id)
        : sql<{ id: string }>`select ${about.id}::text as id`,
    money: moneyOf(brand),
    limit: Math.min(Number(query.size ?? usual), most),
    after: query.after === undefined ? undefined : readPosition(query.after),
  };
}

/** A page, and the position of its last row if more follow. */
export function pageOf<Row>(
  rows: readonly Row[],
  { limit, position }: { limit: number; position: (row: Row) => string },
): { page: Row[]; next: { next: string } | undefined } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last !== undefined ? { next: position(last) } : undefined };
}
