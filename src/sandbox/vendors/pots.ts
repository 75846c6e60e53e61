import { sql } from 'kysely';
import { catalogue } from '#sandbox/games/catalogue/catalogue.ts';
import { potShare, potStart } from '#sandbox/games/rules/slots/spin.ts';
import type { Db, Trx } from '#sandbox/db.ts';

type Where = { brand: string; vassalage: string; game: string };

/** Adds a stake's share to a game's pot; on a hit answers the amount and restarts the pot. */
export async function feedPot(
  trx: Trx,
  { brand, vassalage, game }: Where,
  stake: bigint,
  hit: boolean,
): Promise<bigint> {
  const share = (stake * BigInt(potShare)) / 10_000n;
  await trx
    .insertInto('sandbox_vendor_pots')
    .values({ brand, vassalage, game, amount: potStart })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { amount } = await trx
    .updateTable('sandbox_vendor_pots')
    .set({ amount: sql<string>`amount + ${String(share)}::bigint` })
    .where('brand', '=', brand)
    .where('vassalage', '=', vassalage)
    .where('game', '=', game)
    .returning('amount')
    .executeTakeFirstOrThrow();
  if (!hit) return 0n;
  await trx
    .updateTable('sandbox_vendor_pots')
    .set({ amount: potStart })
    .where('brand', '=', brand)
    .where('vassalage', '=', vassalage)
    .where('game', '=', game)
    .execute();
  return BigInt(amount);
}

export const hasPot = (vassalage: string): boolean => {
  const engine = catalogue[vassalage]?.other;
  return engine?.name === 'slot' && engine.profile === 'vault';
};

/** The pots of a vendor's games as they stand. */
export async function potsOf(
  db: Db,
  brand: string,
  vassalage: string,
): Promise<{ game: string; amount: string }[]> {
  if (!hasPot(vassalage)) return [];
  const rows = await db
    .selectFrom('sandbox_vendor_pots')
    .select(['game', 'amount'])
    .where('brand', '=', brand)
    .where('vassalage', '=', vassalage)
    .execute();
  return Object.keys(catalogue[vassalage]?.games ?? {}).map((game) => ({
    game,
    amount: rows.find((row) => row.game === game)?.amount ?? String(potStart),
  }));
}
