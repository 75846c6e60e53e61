import type { Trx } from '#server/db/types.ts';

type Ground = { brand: string; raffle: string };

/**
 * True while a raffle takes tickets. Its row is shared until the transaction ends, so that closing waits for the tickets that are being
 * given, and these do not wait for each other.
 */
export async function takesEntries(trx: Trx, { brand, raffle }: Ground): Promise<boolean> {
  await trx
    .insertInto('raffles')
    .values({
      brand,
      id: raffle,
      seed_hash: null,
      tickets: null,
      closed_at: null,
      seed: null,
      drawn_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const open = await trx
    .selectFrom('raffles')
    .select('id')
    .where('brand', '=', brand)
    .where('id', '=', raffle)
    .where('closed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return open !== undefined;
}

/** Gives the tickets of an award, once; the caller has seen that the raffle takes them. */
export const addEntries = async (
  trx: Trx,
  {
    brand,
    raffle,
    memberId,
    award,
    tickets,
    at,
  }: Ground & { memberId: string; award: string; tickets: bigint; at: Date },
): Promise<void> => {
  await trx
    .insertInto('raffle_entries')
    .values({ brand, raffle, award, member_id: memberId, tickets, at, first: null })
    .execute();
};
