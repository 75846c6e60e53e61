import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Db } from '#server/db/types.ts';

export type Plan = { what: string; statement: string; ms: number; lines: string[] };

/** Notes what runs through a database, as it was asked for. */
function noting(asked: RootOperationNode[]): KyselyPlugin {
  return {
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** How PostgreSQL reads each statement of some work, the slowest first. */
export async function plansOf(db: Db, what: string, work: (noted: Db) => Promise<unknown>): Promise<Plan[]> {
  const asked: RootOperationNode[] = [];
  await work(db.withPlugin(noting(asked)));
  const plans: Plan[] = [];
  for (const node of asked) {
    const { sql, parameters } = db.getExecutor().compileQuery(node, createQueryId());
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain (analyze, buffers) ${sql}`, [...parameters]),
    );
    const lines = rows.map((row) => row['QUERY PLAN']);
    const ms = Number(/Execution Time: ([\d.]+)/u.exec(lines.at(-1) ?? '')?.[1] ?? 0);
    plans.push({ what, statement: sql.replaceAll(/\s+/gu, ' ').trim(), ms, lines });
  }
  return plans.toSorted((one, other) => other.ms - one.ms);
}
