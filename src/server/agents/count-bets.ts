import { sql } from 'kysely';
import { dayAt } from '#engine/time/zoned-days.ts';
import type { Counted } from '#play/agents/figures.ts';
import type { Trx } from '#server/db/types.ts';
import { linesAt, linesById } from './lines.ts';
import type { Batch, Reading } from './reading.ts';
import type { KeptChange } from './kept-change.ts';

type Row = {
  member_id: string;
  id: string;
  version: number;
  settled: boolean;
  currency: string;
  stake: string;
  payout: string;
  valid_bet: string;
  rebate: string;
  placed_at: Date;
  settled_at: Date;
  source: string;
  vassalage: string;
  game_type: string;
  game_code: string;
  /** As it is counted so far; null if it is not. */
  before: Before | null;
};

type Before = {
  line: string;
  day: string;
  settled: boolean;
  stake: string;
  payout: string;
  valid_bet: string;
  rebate: string;
};

/** Bets whose last settlement is not counted, in the order of their settlement. Own money alone, as in the member's own profit and loss. */
const uncounted = async (trx: Trx, { brand, from, most }: Reading): Promise<Row[]> =>
  (
    await sql<Row>`
      select b.member_id, b.id::text as id, b.version, b.status = 'SETTLED' as settled, b.currency,
          (b.stake - coalesce(b.bonus_stake, 0))::text as stake, (b.payout - coalesce(b.bonus_payout, 0))::text as payout,
          b.valid_bet::text as valid_bet, case when b.source = 'lottery' then coalesce(b.details ->> 'rebate', '0') else '0' end as rebate, b.placed_at, b.settled_at,
          b.source, b.vassalage, b.game_type, b.game_code,
          case when a.bet_id is not null then json_build_object('line', a.line::text, 'day', a.day, 'settled', a.settled,
            'stake', a.stake::text, 'payout', a.payout::text, 'valid_bet', a.valid_bet::text, 'rebate', a.rebate::text) end as before
        from bets b
          join members m on m.brand = b.brand and m.id = b.member_id and m.type <> 4 and m.preview is null
          left join agent_bets a on a.brand = b.brand and a.member_id = b.member_id and a.bet_id = b.id
        where b.brand = ${brand} and b.settled_at >= ${from}
          and (a.version <> b.version or (a.version is null and b.status = 'SETTLED'))
        order by b.settled_at limit ${most}`.execute(trx)
  ).rows;

type Amounts = Pick<Before, 'stake' | 'payout' | 'valid_bet' | 'rebate'>;

const countsOf = ({ stake, payout, valid_bet, rebate }: Amounts): Partial<Counted> => ({
  bets: 1n,
  stake: BigInt(stake),
  payout: BigInt(payout),
  validBet: BigInt(valid_bet),
  rebates: BigInt(rebate),
});

/** Who only got a gift of a vendor has not played. */
const plays = ({ valid_bet: validBet }: Amounts): boolean => BigInt(validBet) > 0n;

/** Counts settled bets, takes back what is void, and what is settled anew instead of what it was. */
export async function countBets(trx: Trx, reading: Reading): Promise<Batch> {
  const { brand, timeZone, most } = reading;
  const rows = await uncounted(trx, reading);
  const kept = await linesById(
    trx,
    brand,
    rows.flatMap(({ before }) => (before ? [before.line] : [])),
  );
  // A bet keeps the line of its stake, whatever becomes of it.
  const fresh = rows.filter(({ before }) => !before);
  const lines = await linesAt(
    trx,
    brand,
    fresh.map(({ member_id: member, placed_at: at }) => ({ member, at })),
  );
  const freshLines = new Map(fresh.map((row, index) => [row, lines[index]]));
  const bets = rows.map((row) => {
    const line = row.before ? kept.get(row.before.line) : freshLines.get(row);
    if (!line) throw new Error(`The bet ${row.id} has no line.`);
    return { row, line, day: dayAt(row.settled_at.getTime(), timeZone) };
  });
  const changes = bets.flatMap(({ row, line, day }): KeptChange[] => {
    const { member_id: member, currency, before } = row;
    const { source, vassalage, game_type: gameType, game_code: gameCode } = row;
    const common = { member, line, currency, game: { source, vassalage, gameType, gameCode } };
    return [
      ...(before?.settled
        ? [{ ...common, day: before.day, counts: countsOf(before), sign: -1n as const, plays: plays(before) }]
        : []),
      ...(row.settled
        ? [{ ...common, day, counts: countsOf(row), sign: 1n as const, plays: plays(row) }]
        : []),
    ];
  });
  const amounts = (name: keyof Amounts): string[] => rows.map((row) => (row.settled ? row[name] : '0'));
  if (rows.length > 0)
    await sql`
      insert into agent_bets (brand, member_id, bet_id, version, line, day, currency, settled, stake, payout, valid_bet, rebate)
        select ${brand}, u.*
          from unnest(${rows.map((row) => row.member_id)}::text[], ${rows.map(({ id }) => id)}::bigint[],
            ${rows.map(({ version }) => version)}::integer[], ${bets.map(({ line }) => line.id)}::bigint[],
            ${bets.map(({ day }) => day)}::text[], ${rows.map(({ currency }) => currency)}::text[],
            ${rows.map(({ settled }) => settled)}::boolean[], ${amounts('stake')}::bigint[], ${amounts('payout')}::bigint[],
            ${amounts('valid_bet')}::bigint[], ${amounts('rebate')}::bigint[]) u
        on conflict (brand, member_id, bet_id) do update set version = excluded.version, day = excluded.day,
          settled = excluded.settled, stake = excluded.stake, payout = excluded.payout, valid_bet = excluded.valid_bet,
          rebate = excluded.rebate`.execute(trx);
  return { changes, last: rows.at(-1)?.settled_at, isFull: rows.length === most };
}
