import { families } from '#play/lottery-families.ts';
import type { Db, Trx } from '#server/db/types.ts';
import type { Jobs, Queue } from '#server/jobs/jobs.ts';
import type { DrawKey } from './draws.ts';
import { randomOf, seedOf } from './fair.ts';
import type { DrawStatus } from './tables.ts';

/** One version of a draw that has to be paid out. */
export type SettleJob = DrawKey & { version: number };

export type Advancing = {
  db: Db;
  key: Uint8Array;
  jobs: Pick<Jobs, 'send'>;
  queue: Queue<SettleJob>;
};

/** Steps taken in one look, so that a server that was away for long gets on in pieces. */
const atOnce = 500;

const draw = (db: Db, { brand, game, numero }: DrawKey) =>
  db
    .updateTable('lottery_draws')
    .where('brand', '=', brand)
    .where('game', '=', game)
    .where('numero', '=', numero);

/**
 * The condition on the status makes each step happen once. Placing bets locks the row, so that the draw closes after
 * them.
 */
async function close(db: Db, key: DrawKey, own: boolean, drawsAt: Date): Promise<void> {
  await draw(db, key)
    .set({ status: 'CLOSED', due_at: own ? drawsAt : null })
    .where('status', '=', 'OPEN')
    .execute();
}

async function drawNow({ db, key: secret }: Advancing, key: DrawKey): Promise<void> {
  const row = await db
    .selectFrom('lottery_draws')
    .select(['family', 'revealed_at'])
    .where('brand', '=', key.brand)
    .where('game', '=', key.game)
    .where('numero', '=', key.numero)
    .executeTakeFirstOrThrow();
  const family = families.get(row.family);
  if (!family) throw new Error(`No family ${row.family} for the draw ${key.numero} of ${key.game}.`);
  const seed = seedOf(secret, key.brand, key.game, key.numero);
  await draw(db, key)
    .set({
      status: 'DRAWN',
      version: 1,
      result: JSON.stringify(family.draw(randomOf(seed))),
      seed: seed.toString('hex'),
      due_at: row.revealed_at,
    })
    .where('status', '=', 'CLOSED')
    .where('version', '=', 0)
    .execute();
}

/** True if there is a bet on the draw. */
async function hasBets(db: Db, { brand, game, numero }: DrawKey): Promise<boolean> {
  const bet = await db
    .selectFrom('bets')
    .select('id')
    .where('brand', '=', brand)
    .where('game_code', '=', game)
    .where('round', '=', numero)
    .where('source', '=', 'lottery')
    .limit(1)
    .executeTakeFirst();
  return bet !== undefined;
}

/** Starts the payout of a version: a job if there are bets, at once if there are none. In the caller's transaction. */
export async function payOut(
  trx: Trx,
  { jobs, queue }: Pick<Advancing, 'jobs' | 'queue'>,
  { version, ...key }: SettleJob,
): Promise<void> {
  const bets = await hasBets(trx, key);
  const { numUpdatedRows } = await draw(trx, key)
    .set(bets ? { due_at: null } : { due_at: null, status: 'SETTLED' })
    .where('status', '=', 'DRAWN')
    .where('version', '=', version)
    .executeTakeFirst();
  if (bets && numUpdatedRows > 0n) {
    await jobs.send(
      trx,
      queue,
      { ...key, version },
      { key: `${key.brand}/${key.game}/${key.numero}/${version}` },
    );
  }
}

/**
 * Takes every step due by now: closes, draws and pays out. Safe in any number of processes at once.
 * @returns the number of steps that were due
 * @throws the fault of one of them, after trying the others
 */
export async function advanceDraws(advancing: Advancing, now: Date): Promise<number> {
  const { db } = advancing;
  const due = await db
    .selectFrom('lottery_draws')
    .select(['brand', 'game', 'numero', 'status', 'own', 'draws_at', 'version'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  const faults: unknown[] = [];
  for (const { brand, game, numero, status, own, draws_at, version } of due) {
    const key = { brand, game, numero };
    const steps: Partial<Record<DrawStatus, () => Promise<void>>> = {
      OPEN: () => close(db, key, own, draws_at),
      CLOSED: () => drawNow(advancing, key),
      DRAWN: () => db.transaction().execute((trx) => payOut(trx, advancing, { ...key, version })),
    };
    // One draw that cannot go on does not hold the others back.
    await steps[status]?.().catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw faults[0];
  return due.length;
}
