import { sql } from 'kysely';
import { families } from '#play/lottery-families.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { postMany, type Credit } from '#server/ledger/post-many.ts';
import type { SettleJob } from './advance-draws.ts';
import { endChases } from './chases.ts';
import type { Draw } from './draws.ts';
import { betOutcome, type BetOutcome } from './outcome.ts';
import { bonusPayout, hasBonus, payBonusBet } from './pay-bonus-bet.ts';
import type { SettledBetRow, SettledBet, UnsettledBetRow } from './settled-bet.ts';
import { returnTickets } from './tickets.ts';
import { reverseOverpaid, type Excess } from './reverse-overpaid.ts';

/** Bets per transaction: enough for speed, few enough that no balance is locked for long. */
const chunkSize = 2000;

type Place = { member: string; id: string };

/** The next bets of a draw that this version has not settled, in one order, locked. */
const unsettled = async (
  trx: Trx,
  { brand, game, numero, version }: SettleJob,
  after: Place,
): Promise<UnsettledBetRow[]> =>
  (
    await sql<UnsettledBetRow>`
      select member_id, id, currency, stake, payout, status, placed_at, details, bonus_grant, bonus_stake, bonus_payout
        from bets
        where brand = ${brand} and game_code = ${game} and round = ${numero} and source = 'lottery'
          and (member_id, id) > (${after.member}, ${after.id}::bigint) and version < ${version}
          and status in ('OPEN', 'SETTLED')
        order by member_id, id limit ${chunkSize} for update`.execute(trx)
  ).rows;

/** Lottery bets are settled in one statement: everything of a bet that its settlement changes. */
const write = async (
  trx: Trx,
  { brand, version }: SettleJob,
  bets: readonly SettledBet[],
  now: Date,
): Promise<void> => {
  await sql`
    update bets b set status = s.status, payout = s.payout, valid_bet = case s.status when 'SETTLED' then b.stake else 0 end,
        settled_at = ${now}, version = ${version}, bonus_payout = s.bonus_payout
      from unnest(${bets.map((bet) => bet.member_id)}::text[], ${bets.map((bet) => bet.id)}::bigint[],
        ${bets.map(({ outcome }) => outcome.status)}::text[], ${bets.map(({ outcome }) => String(outcome.payout))}::bigint[],
        ${bets.map((bet) => bonusPayout(bet))}::bigint[])
        s (member_id, id, status, payout, bonus_payout)
      where b.brand = ${brand} and b.member_id = s.member_id and b.id = s.id`.execute(trx);
};

const credit = ({ game: code, numero, version }: SettleJob, bet: SettledBet, amount: bigint): Credit => ({
  memberId: bet.member_id,
  key: `${bet.id}:${version}`,
  amount,
  details: { game: bet.details.name ?? code, draw: numero, bet: bet.id, betType: bet.details.betType },
});

/** Win and rebate that the previous version gave the bet. */
const before = ({ status, payout, details }: SettledBetRow): { win: bigint; rebate: bigint } =>
  status === 'SETTLED'
    ? { win: BigInt(payout), rebate: BigInt(details.rebate ?? 0) }
    : { win: 0n, rebate: 0n };

/** True if the bet settles now, or this version gives it a win where the previous one gave none. */
const isNews = (bet: SettledBet): boolean =>
  bet.outcome.status === 'SETTLED' &&
  (bet.status === 'OPEN' || (bet.outcome.payout > 0n && before(bet).win === 0n));

const credited = [
  ['lottery.win', ({ payout }: BetOutcome) => payout, 'win'],
  ['lottery.rebate', ({ rebate }: BetOutcome) => rebate, 'rebate'],
] as const;

/** True if settling the bet may move money. */
const moves = ({ outcome: { payout, rebate, refund }, status }: SettledBet): boolean =>
  status === 'SETTLED' || payout + rebate + refund > 0n;

/** Pays the outcome of this version and takes back that of the one before; equal parts stay. */
async function pay(trx: Trx, job: SettleJob, bets: readonly SettledBet[], now: Date): Promise<void> {
  const currencies = new Set(bets.map(({ currency }) => currency));
  for (const currency of currencies) {
    const all = bets.filter((bet) => bet.currency === currency);
    const of = all.filter((bet) => !hasBonus(bet));
    const common = { brand: job.brand, currency, at: now, from: 'lottery' } as const;
    // All at once and before the first movement: each of them alone would keep the order of the purses, one after the other do not.
    await lockPurses(trx, {
      brand: job.brand,
      memberIds: all.filter((bet) => moves(bet) || hasBonus(bet)).map(({ member_id }) => member_id),
      currency,
    });
    const excess: Excess[] = [];
    for (const [kind, amountOf, name] of credited) {
      const changed = of.filter((bet) => amountOf(bet.outcome) !== before(bet)[name]);
      excess.push(
        ...changed
          .filter((bet) => before(bet)[name] > 0n)
          .map((bet) => ({ bet, name, amount: before(bet)[name] })),
      );
      await postMany(trx, {
        ...common,
        kind,
        credits: changed.flatMap((bet) => {
          const amount = amountOf(bet.outcome);
          return amount > 0n ? [credit(job, bet, amount)] : [];
        }),
      });
    }
    await postMany(trx, {
      ...common,
      kind: 'lottery.void',
      credits: of.flatMap((bet) => (bet.outcome.refund > 0n ? [credit(job, bet, bet.outcome.refund)] : [])),
    });
    for (const each of excess) await reverseOverpaid(trx, { ...common, job }, each);
    for (const bet of all.filter(hasBonus)) await payBonusBet(trx, { ...common, job }, bet, before(bet));
  }
}

/** Settles the next bets of a draw in one transaction. Undefined when there are none left. */
async function settleChunk(
  db: Db,
  job: SettleJob,
  draw: Draw,
  after: Place,
  clock: () => Date,
): Promise<{ last: Place; members: Map<string, 'wins' | undefined> } | undefined> {
  const family = families.get(draw.family);
  if (!family) throw new Error(`No family ${draw.family} to settle ${job.numero} of ${job.game}.`);
  const result = draw.status === 'VOID' ? undefined : (draw.result ?? undefined);
  return db.transaction().execute(async (trx) => {
    const rows = await unsettled(trx, job, after);
    const end = rows.at(-1);
    if (!end) return undefined;
    const now = clock();
    const bets = rows.map((row) => ({
      ...row,
      outcome: betOutcome(family, result, { stake: BigInt(row.stake), details: row.details }),
    }));
    const withTicket = rows.filter(({ details }) => details.ticket !== undefined);
    if (result === undefined) await returnTickets(trx, { brand: job.brand, now }, withTicket);
    await write(trx, job, bets, now);
    await pay(trx, job, bets, now);
    const stopped = await endChases(trx, job, bets, now);
    const moved = bets.filter(moves);
    return {
      last: { member: end.member_id, id: end.id },
      members: new Map<string, 'wins' | undefined>([
        ...[...stopped, ...moved.map(({ member_id }) => member_id)].map((id) => [id, undefined] as const),
        ...bets.filter(isNews).map(({ member_id }) => [member_id, 'wins'] as const),
      ]),
    };
  });
}

export type Settling = {
  db: Db;
  clock: () => Date;
  /** Told after each commit of whose balance moved, and who has news of a draw. */
  balanceMoved: (brand: string, memberId: string, why?: 'wins') => void;
};

/**
 * Settles every bet of one version of a draw: in transactions of some bets each, so that it goes on where it was after an end half-way, and never
 * twice for one bet and version. A job of a version that is not the draw's last does nothing.
 */
export async function settleDraw({ db, clock, balanceMoved }: Settling, job: SettleJob): Promise<void> {
  const find = (): Promise<Draw | undefined> =>
    db
      .selectFrom('lottery_draws')
      .selectAll()
      .where('brand', '=', job.brand)
      .where('game', '=', job.game)
      .where('numero', '=', job.numero)
      .executeTakeFirst();
  const draw = await find();
  if (!draw || draw.version !== job.version) return;
  let after: Place = { member: '', id: '0' };
  for (;;) {
    const chunk = await settleChunk(db, job, draw, after, clock);
    if (!chunk) break;
    after = chunk.last;
    for (const [member, why] of chunk.members) balanceMoved(job.brand, member, why);
  }
  await db
    .updateTable('lottery_draws')
    .set({ status: 'SETTLED' })
    .where('brand', '=', job.brand)
    .where('game', '=', job.game)
    .where('numero', '=', job.numero)
    .where('version', '=', job.version)
    .where('status', '=', 'DRAWN')
    .execute();
}
