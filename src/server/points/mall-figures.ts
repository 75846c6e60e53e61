import { sql } from 'kysely';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { levelsOf, mallOf } from './document.ts';
import { takenOf } from './stock.ts';

type Figures = AdminCallTypes['mallFigures']['value'];

const dayMs = 86_400_000;
const daysBack = 30;

async function itemFigures(db: Db, brand: LiveBrand, now: Date): Promise<Figures['items']> {
  const since = new Date(now.getTime() - daysBack * dayMs);
  const { rows } = await sql<{ item: string; waiting: number; exchanged: number; points: string }>`
    select item, count(*) filter (where status = 'APPLYING')::integer as waiting,
        coalesce(sum(quantity) filter (where made_at >= ${since} and status <> 'REJECTED'), 0)::integer as exchanged,
        coalesce(sum(points) filter (where made_at >= ${since} and status <> 'REJECTED'), 0)::text as points
      from point_exchanges
      where brand = ${brand.brand} and item is not null and (made_at >= ${since} or status = 'APPLYING')
      group by item`.execute(db);
  const byItem = new Map(rows.map((row) => [row.item, row]));
  const taken = await takenOf(db, brand.brand);
  return Object.entries(mallOf(brand).items.items).map(([id, { stock }]) => {
    const { waiting = 0, exchanged = 0, points = '0' } = byItem.get(id) ?? {};
    return {
      id,
      left: stock === undefined ? null : stock - (taken.get(id) ?? 0),
      waiting,
      exchanged,
      points,
    };
  });
}

async function levelFigures(db: Db, { brand, ...live }: LiveBrand): Promise<Figures['levels']> {
  const { rows } = await sql<{ level: string | null; members: number }>`
    select kept.level, count(*)::integer as members
      from members m left join member_levels kept on kept.brand = m.brand and kept.member_id = m.id
      where m.brand = ${brand} and m.type <> 4 and m.preview is null
      group by kept.level`.execute(db);
  const levels = levelsOf({ brand, ...live }).map(({ id }) => id);
  const above = new Set(levels.slice(1));
  return levels.map((id, place) => ({
    id,
    members: rows
      .filter(({ level }) => (place === 0 ? level === null || !above.has(level) : level === id))
      .reduce((sum, { members }) => sum + members, 0),
  }));
}

/** What became of the items and levels of a live mall. */
export const mallFigures = async (db: Db, brand: LiveBrand, now: Date): Promise<Figures> => ({
  items: await itemFigures(db, brand, now),
  levels: await levelFigures(db, brand),
});
