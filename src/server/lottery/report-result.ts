import type { Json } from '#engine/json/json.ts';
import type { DrawResult } from '#play/lottery/draw-result.ts';
import { families } from '#play/lottery-families.ts';
import type { Trx } from '#server/db/types.ts';
import { payOut, type Advancing } from './advance-draws.ts';
import type { Draw, DrawKey } from './draws.ts';

type Reporting = Pick<Advancing, 'db' | 'jobs' | 'queue'>;

export type Report = DrawKey & {
  /** Source of the result, such as the name of a feed or of an operator. */
  source: string;
  result: unknown;
  /** True if the result is final without a second source. */
  confirmed: boolean;
  now: Date;
};

export type Reported =
  /** `waiting`: a second source or a confirmation is needed. */
  | { ok: true; state: 'waiting' | 'settling' | 'unchanged'; version: number }
  | { ok: false; code: 'DRAW_NOT_FOUND' | 'NOT_DUE' | 'VOID' | 'WRONG_RESULT' };

const lock = (trx: Trx, { brand, game, numero }: DrawKey): Promise<Draw | undefined> =>
  trx
    .selectFrom('lottery_draws')
    .selectAll()
    .where('brand', '=', brand)
    .where('game', '=', game)
    .where('numero', '=', numero)
    .forUpdate()
    .executeTakeFirst();

/** Prizes and balls in one form, so that two reports can be compared. */
const written = (result: DrawResult): string =>
  'balls' in result
    ? JSON.stringify(result.balls)
    : JSON.stringify(Object.entries(result.prizes).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Keeps a report and says whether another source reported the same. */
async function agreed(trx: Trx, report: Report, result: DrawResult): Promise<boolean> {
  const { brand, game, numero, source, now } = report;
  const said = { result: JSON.stringify(result), reported_at: now };
  await trx
    .insertInto('lottery_reports')
    .values({ brand, game, numero, source, ...said })
    .onConflict((conflict) => conflict.columns(['brand', 'game', 'numero', 'source']).doUpdateSet(said))
    .execute();
  const others = await trx
    .selectFrom('lottery_reports')
    .select('result')
    .where('brand', '=', brand)
    .where('game', '=', game)
    .where('numero', '=', numero)
    .where('source', '<>', source)
    .execute();
  return others.some((other) => written(other.result) === written(result));
}

/**
 * Takes a reported result, which becomes the draw's when confirmed or reported by a second source. Another result than
 * the draw has is a correction: a new version, settled again. A repeat changes nothing.
 */
export async function reportResult(reporting: Reporting, report: Report): Promise<Reported> {
  const { brand, game, numero, now } = report;
  return reporting.db.transaction().execute(async (trx): Promise<Reported> => {
    const draw = await lock(trx, report);
    if (!draw) return { ok: false, code: 'DRAW_NOT_FOUND' };
    if (draw.status === 'VOID') return { ok: false, code: 'VOID' };
    if (draw.status === 'OPEN' || draw.draws_at > now) return { ok: false, code: 'NOT_DUE' };
    const result = families.get(draw.family)?.readResult(report.result as Json);
    if (!result) return { ok: false, code: 'WRONG_RESULT' };
    const certain = (await agreed(trx, report, result)) || report.confirmed;
    if (draw.result !== null && written(draw.result) === written(result)) {
      return { ok: true, state: 'unchanged', version: draw.version };
    }
    if (!certain) return { ok: true, state: 'waiting', version: draw.version };
    const version = draw.version + 1;
    await trx
      .updateTable('lottery_draws')
      .set({ status: 'DRAWN', version, result: JSON.stringify(result), seed: null, revealed_at: now })
      .where('brand', '=', brand)
      .where('game', '=', game)
      .where('numero', '=', numero)
      .execute();
    await payOut(trx, reporting, { brand, game, numero, version });
    return { ok: true, state: 'settling', version };
  });
}

/** Voids a draw: all stakes are refunded, and its payouts taken back. False if it does not exist or is void already. */
export async function voidDraw(reporting: Reporting, at: DrawKey & { now: Date }): Promise<boolean> {
  const { brand, game, numero, now } = at;
  return reporting.db.transaction().execute(async (trx) => {
    const draw = await lock(trx, at);
    if (!draw || draw.status === 'VOID') return false;
    const version = draw.version + 1;
    await trx
      .updateTable('lottery_draws')
      .set({
        status: 'VOID',
        version,
        due_at: null,
        revealed_at: now,
      })
      .where('brand', '=', brand)
      .where('game', '=', game)
      .where('numero', '=', numero)
      .execute();
    const job = { brand, game, numero, version };
    await reporting.jobs.send(trx, reporting.queue, job, { key: `${brand}/${game}/${numero}/${version}` });
    return true;
  });
}
