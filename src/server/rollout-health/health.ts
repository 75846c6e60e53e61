import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';

/** Pages of visitors who have a version, and those of them in which something broke. */
type Health = { views: number; faulted: number };

/** Of the visitors of a rollout, and of the others since it began. */
export type RolloutHealth = { rollout: Health; rest: Health };

/** Pointer of a brand with a rollout under way. */
export type Under = { brand: string; seq: number; before: number; rollout: number };

const stripes = 8;

export async function underRollout(db: Db): Promise<Under[]> {
  const rows = await db
    .selectFrom('config_pointers')
    .select(['brand', 'seq', 'rollout', 'before'])
    .where('before', 'is not', null)
    .execute();
  return rows.flatMap(({ before, ...row }) => (before ? [{ ...row, before: before.seq }] : []));
}

/** Adds a page to the figures of its version. */
export async function countPage(
  db: Db,
  { brand, seq, view, faulted }: { brand: string; seq: number; view: boolean; faulted: boolean },
): Promise<void> {
  await sql`
    insert into page_health as health (brand, seq, stripe, views, faulted)
      values (${brand}, ${seq}, floor(random() * ${stripes})::smallint, ${Number(view)}, ${Number(faulted)})
      on conflict (brand, seq, stripe) do update
        set views = health.views + excluded.views, faulted = health.faulted + excluded.faulted`.execute(db);
}

export async function healthOf(db: Db, { brand, seq, before }: Under): Promise<RolloutHealth> {
  const rows = await db
    .selectFrom('page_health')
    .select(({ fn }) => ['seq', fn.sum<string>('views').as('views'), fn.sum<string>('faulted').as('faulted')])
    .where('brand', '=', brand)
    .where('seq', '>=', before)
    .where('seq', '<=', seq)
    .groupBy('seq')
    .execute();
  const sum = (part: typeof rows): Health => ({
    views: part.reduce((total, row) => total + Number(row.views), 0),
    faulted: part.reduce((total, row) => total + Number(row.faulted), 0),
  });
  return {
    rollout: sum(rows.filter((row) => Number(row.seq) > before)),
    rest: sum(rows.filter((row) => Number(row.seq) === before)),
  };
}

/** Deletes the figures of what is no longer rolled out. */
export async function forgetHealth(db: Db, under: readonly Under[]): Promise<void> {
  const brands = under.map(({ brand }) => brand);
  await db
    .deleteFrom('page_health')
    .$if(brands.length > 0, (query) => query.where('brand', 'not in', brands))
    .execute();
}
