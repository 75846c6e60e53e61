import { sql } from 'kysely';
import { countFigures } from '#server/agents/count.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { settleDraw } from '#server/lottery/settle.ts';
import { brand as settled, fillDraw, game } from '../settle/ground.ts';
import { depth } from './ground.ts';

const since = new Date('2026-01-01T00:00:00Z');
const players = 2000;

/** The players of the draws, below nobody, and a chain of agents that they can be put below. */
export async function addPlayers(db: Db): Promise<void> {
  for (let level = 0; level < depth; level += 1) {
    const upline = level === 0 ? null : `chain-${level - 1}`;
    await sql`
      insert into members (brand, id, account, account_key, type, nickname, password_hash, password_changed_at, registered_at, upline_id)
        values (${settled}, ${`chain-${level}`}, ${`chain-${level}`}, ${`chain-${level}`}, 1, '', '', ${since}, ${since}, ${upline})`.execute(
      db,
    );
    await sql`
      insert into agent_places (brand, member_id, since, upline_id, rate)
        values (${settled}, ${`chain-${level}`}, ${since}, ${upline}, ${720 - 60 * level})`.execute(db);
  }
  await sql`
    insert into members (brand, id, account, account_key, type, nickname, password_hash, password_changed_at, registered_at)
      select ${settled}, id, id, id, 0, '', '', ${since}, ${since}
        from generate_series(0, ${players}::integer - 1) n, lateral (select 'player-' || lpad(n::text, 5, '0') as id) named`.execute(
    db,
  );
}

/** Seconds that bets of a draw take to be settled, and then to be counted for figures and rebates, with players below a chain or below nobody. */
export async function settleBets(
  db: Db,
  brand: LiveBrand,
  { below, numero, bets }: { below: boolean; numero: string; bets: number },
): Promise<{ settling: number; counting: number }> {
  const upline = below ? `chain-${depth - 1}` : null;
  await sql`update members set upline_id = ${upline} where brand = ${settled} and id like 'player-%'`.execute(
    db,
  );
  await fillDraw(db, numero, bets);
  // As a server that has run for a while has them.
  await sql`analyze members, agent_places, agent_lines, agent_bets, agent_played`.execute(db);
  const seconds = async (work: () => Promise<unknown>): Promise<number> => {
    const started = performance.now();
    await work();
    return (performance.now() - started) / 1000;
  };
  const settling = await seconds(() =>
    settleDraw(
      { db, clock: () => new Date(), balanceMoved: () => undefined },
      { brand: settled, game, numero, version: 1 },
    ),
  );
  return { settling, counting: await seconds(() => countFigures(db, { ...brand, brand: settled })) };
}
