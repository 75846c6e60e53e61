import { sql } from 'kysely';
import type { ContractPeriod } from '#play/contracts/periods.ts';
import type { ContractKind, ContractTerms } from '#play/contracts/terms.ts';
import type { Db } from '#server/db/types.ts';
import { houseId } from './contracts.ts';

/** A contract that counts, by what settling needs of it. */
export type Counting = {
  id: string;
  agent: string;
  /** Undefined for the house. */
  upline: string | undefined;
  terms: ContractTerms;
};

type Row = {
  id: string;
  downline_id: string;
  upline_id: string;
  terms: ContractTerms;
  counts_from: Date;
  counts_until: Date | null;
};

export type CountingRow = Counting & { from: Date; until: Date | null };

/** Contracts that count at some time of a span, between members who are upline and downline now. */
export async function countingBetween(
  db: Db,
  { brand, kind, period }: { brand: string; kind: ContractKind; period: ContractPeriod },
  { from, until }: { from: Date; until: Date },
): Promise<CountingRow[]> {
  const { rows } = await sql<Row>`
    select contract.id, contract.downline_id, contract.upline_id, contract.terms, contract.counts_from, contract.counts_until
      from contracts contract
        join members member on member.brand = contract.brand and member.id = contract.downline_id
          and coalesce(member.upline_id, ${houseId}) = contract.upline_id
      where contract.brand = ${brand} and contract.kind = ${kind} and contract.period = ${period}
        and contract.counts_from < ${until} and (contract.counts_until is null or contract.counts_until > ${from})
        and (contract.counts_until is null or contract.counts_until > contract.counts_from)
      order by contract.downline_id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    agent: row.downline_id,
    upline: row.upline_id === houseId ? undefined : row.upline_id,
    terms: row.terms,
    from: row.counts_from,
    until: row.counts_until,
  }));
}

/** Those that count at a moment and hang together from the house down: below a gap nothing is paid. */
export function countingAt(rows: readonly CountingRow[], at: Date): Map<string, Counting> {
  const here = new Map(
    rows.filter(({ from, until }) => from <= at && (!until || until > at)).map((row) => [row.agent, row]),
  );
  const known = new Map<string, boolean>();
  const hangs = (agent: string): boolean => {
    const path: string[] = [];
    let above: string | undefined = agent;
    while (above !== undefined && !known.has(above) && here.has(above) && !path.includes(above)) {
      path.push(above);
      above = here.get(above)?.upline;
    }
    const held = above === undefined || known.get(above) === true;
    for (const each of path) known.set(each, held);
    return held;
  };
  return new Map([...here].filter(([agent]) => hangs(agent)));
}
