import { sql } from 'kysely';
import type { Db, Trx } from '#sandbox/db.ts';
import type { VendorContext } from './context.ts';
import { askPlatform } from './platform.ts';
import type { Session } from './sessions.ts';
import type { WalletKind } from './tables.ts';

type Owner = { brand: string; vassalage: string; player: string; wallet: WalletKind; session_id: string };

/**
 * Moves money kept by the vendor: of trials, and of players who transferred it in. False if it does not suffice. A
 * seamless wallet is left to the platform.
 */
export async function moveOwn(trx: Trx | Db, owner: Owner, amount: bigint): Promise<boolean> {
  if (owner.wallet === 'trial') {
    const row = await trx
      .updateTable('sandbox_vendor_sessions')
      .set({ play_balance: sql<string>`play_balance + ${String(amount)}::bigint` })
      .where('id', '=', owner.session_id)
      .where(sql<boolean>`play_balance + ${String(amount)}::bigint >= 0`)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }
  const { brand, vassalage, player } = owner;
  if (amount > 0n) {
    await trx
      .insertInto('sandbox_vendor_purses')
      .values({ brand, vassalage, player, balance: 0n })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const row = await trx
    .updateTable('sandbox_vendor_purses')
    .set({ balance: sql<string>`balance + ${String(amount)}::bigint` })
    .where('brand', '=', brand)
    .where('vassalage', '=', vassalage)
    .where('player', '=', player)
    .where(sql<boolean>`balance + ${String(amount)}::bigint >= 0`)
    .returning('player')
    .executeTakeFirst();
  return row !== undefined;
}

export async function ownBalance(
  db: Db,
  { brand, vassalage, player }: { brand: string; vassalage: string; player: string },
): Promise<string> {
  const row = await db
    .selectFrom('sandbox_vendor_purses')
    .select('balance')
    .where('brand', '=', brand)
    .where('vassalage', '=', vassalage)
    .where('player', '=', player)
    .executeTakeFirst();
  return row?.balance ?? '0';
}

/** Balance that a player can bet; undefined while the platform does not answer. */
export async function balanceFor(context: VendorContext, session: Session): Promise<string | undefined> {
  if (session.wallet === 'trial') {
    const row = await context.db
      .selectFrom('sandbox_vendor_sessions')
      .select('play_balance')
      .where('id', '=', session.id)
      .executeTakeFirst();
    return row?.play_balance;
  }
  if (session.wallet === 'transfer') return ownBalance(context.db, session);
  const answer = await askPlatform(context, session, 'balance', { player: session.player });
  return answer?.code === 'OK' ? answer.balance : undefined;
}
