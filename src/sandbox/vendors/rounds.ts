import type { Selectable } from 'kysely';
import { commitment } from '#sandbox/games/rules/fair/dice.ts';
import { eventsOf, rulesOf } from '#sandbox/games/catalogue/engines.ts';
import { vendorGame } from '#sandbox/games/catalogue/catalogue.ts';
import type { RoundOnPage } from '#sandbox/games/rules/round.ts';
import { isRecord, type Json } from '#sandbox/games/rules/rules.ts';
import type { Trx, Db } from '#sandbox/db.ts';
import type { Seeds } from './seeds.ts';
import type { RoundsTable } from './tables.ts';

export type Round = Selectable<RoundsTable>;

export type RoundView = RoundOnPage;

export const engineOf = ({
  vassalage,
  game,
}: {
  vassalage: string;
  game: string;
}): ReturnType<typeof vendorGame>['engine'] => vendorGame(vassalage, game).engine;

const statuses = {
  PAYING: 'unsure',
  RAISING: 'open',
  OPEN: 'open',
  PAYOUT: 'done',
  DONE: 'done',
  CANCELLING: 'cancelled',
  CANCELLED: 'cancelled',
} as const;

/** What a bet on events is on, in words that need no language; none of other games. */
const picksIn = (terms: Json): readonly string[] =>
  isRecord(terms) && Array.isArray(terms['picks']) ? (terms['picks'] as string[]) : [];

export function roundView(seeds: Seeds, round: Round): RoundView {
  const seed = seeds.round(round, round.nonce);
  const byClock = rulesOf(engineOf(round)) === undefined;
  const status = statuses[round.status];
  const over = status === 'done';
  return {
    id: round.id,
    nonce: round.nonce,
    status: status === 'open' && byClock ? 'waiting' : status,
    refused: round.refused,
    bet: round.bet,
    moves: round.moves,
    view: round.view,
    stake: round.stake,
    picks: picksIn(round.state),
    free: round.free_rounds !== null,
    payout: over ? round.payout : null,
    began: round.began_at.getTime(),
    ends: status === 'open' && byClock ? (round.due_at?.getTime() ?? null) : null,
    clientSeed: round.client_seed,
    hash: commitment(seed),
    serverSeed: over && !byClock ? seed : null,
  };
}

/** The events of a round's table. */
export const eventsFor = (round: {
  vassalage: string;
  game: string;
  room: string;
}): ReturnType<typeof eventsOf> =>
  eventsOf(engineOf(round), `${round.vassalage}/${round.game}/${round.room}`);

/** Seeds of the events of a table. */
export const eventSeed =
  (seeds: Seeds, table: { brand: string; vassalage: string; game: string; room: string }) =>
  (key: string): string =>
    seeds.event(table, key);

type Change = Partial<Pick<Round, 'status' | 'due_at' | 'payout' | 'stake' | 'refused'>> & {
  moves?: Json;
  state?: Json;
  view?: Json;
};

/** Changes a round that is still as it was read; undefined if it has changed. */
export async function changeRound(db: Db | Trx, round: Round, change: Change): Promise<Round | undefined> {
  const { moves, state, view, ...plain } = change;
  return db
    .updateTable('sandbox_vendor_rounds')
    .set({
      ...plain,
      version: round.version + 1,
      ...(moves !== undefined && { moves: JSON.stringify(moves) }),
      ...(state !== undefined && { state: JSON.stringify(state) }),
      ...(view !== undefined && { view: JSON.stringify(view) }),
    })
    .where('id', '=', round.id)
    .where('version', '=', round.version)
    .returningAll()
    .executeTakeFirst();
}
