import type { Selectable } from 'kysely';
import type { BonusTerms } from '#server/bonus/tables.ts';
import type { Db, Trx } from '#server/db/types.ts';
import type { FreeRoundsTable } from './tables.ts';

export type FreeRounds = Selectable<FreeRoundsTable>;

type Owner = { brand: string; memberId: string };

/** Free rounds as the document of a campaign said when they were given. */
export type FreeRoundsTerms = {
  /** Id of the game in the lobby. */
  freeGame: string;
  name: string;
  vassalage: string;
  code: string;
  currency: string;
  stake: string;
  days: number;
  /** Most that all of them win; null without a bound. */
  most: string | null;
  wagering: BonusTerms | null;
};

const dayMs = 86_400_000;

/** Gives a member free rounds; `id` names the reward, which gives them once. The vendor is told by the work on them. */
export async function giveFreeRounds(
  trx: Trx,
  {
    brand,
    memberId,
    id,
    campaign,
    rounds,
    terms: { freeGame, name: _name, stake, days, most, wagering, ...game },
    now,
  }: Owner & { id: string; campaign: string; rounds: number; terms: FreeRoundsTerms; now: Date },
): Promise<void> {
  await trx
    .insertInto('free_rounds')
    .values({
      brand,
      member_id: memberId,
      id,
      campaign,
      ...game,
      game: freeGame,
      stake: BigInt(stake),
      rounds,
      most: most === null ? null : BigInt(most),
      wagering: wagering && JSON.stringify(wagering),
      state: 'NEW',
      made_at: now,
      expires_at: new Date(now.getTime() + days * dayMs),
      due_at: now,
    })
    .execute();
}

/** Free rounds of a member that can be played, or whose last ones are being played, those that end first at the front. */
export const openFreeRounds = (
  db: Db,
  { brand, memberId, now, most }: Owner & { now: Date; most: number },
): Promise<FreeRounds[]> =>
  db
    .selectFrom('free_rounds')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('state', '!=', 'ENDED')
    .where('expires_at', '>', now)
    .whereRef('done', '<', 'rounds')
    .orderBy('expires_at')
    .orderBy('id')
    .limit(most)
    .execute();
