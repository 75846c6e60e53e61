import { zoneOf } from '#server/brands/documents.ts';
import { sql } from 'kysely';
import { realtimeOf } from '#play/contracts/amounts.ts';
import { groupBy } from '#engine/group-by.ts';
import { periodAt, type Span } from '#play/contracts/periods.ts';
import { differenceOf } from '#play/contracts/shares.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { retriedTransaction } from '#server/db/retried-transaction.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { addPayouts, type NewPayout } from './add-payouts.ts';
import { countingAt, countingBetween, type Counting, type CountingRow } from './counting.ts';
import { bareOf, beginRun, giveOfRun, lockRuns, type ContractSettling } from './settle.ts';

const kind = 'realtime' as const;
const period = 'fiveMinutes' as const;

/** Time before a run in which bets may have settled by a transaction that had not ended when the run before looked. */
const overlapMs = 15 * 60_000;

type Ground = { brand: LiveBrand; span: Span; now: Date };

type Bet = {
  member_id: string;
  id: string;
  version: number;
  stake: bigint;
  payout: bigint;
  settled: boolean;
  at: Date;
};

type BetRow = Omit<Bet, 'stake' | 'payout' | 'settled'> & { stake: string; payout: string; status: string };

/** Bets that have settled, or settled again, and that no run has counted in this version. */
async function newlySettled(db: Db, { brand, span }: Ground): Promise<Bet[]> {
  const { currency } = moneyOf(brand);
  const { rows } = await sql<BetRow>`
    select member_id, id, version, stake, payout, status, settled_at as at from bets
      where brand = ${brand.brand} and currency = ${currency} and status <> 'OPEN'
        and settled_at >= ${new Date(span.from.getTime() - overlapMs)} and settled_at < ${span.until}
        and not exists (
          select from contract_bets counted
            where counted.brand = bets.brand and counted.member_id = bets.member_id and counted.bet_id = bets.id
              and counted.version >= bets.version)
      order by member_id, id`.execute(db);
  return rows.map(({ status, ...row }) => ({
    ...row,
    stake: BigInt(row.stake),
    payout: BigInt(row.payout),
    settled: status === 'SETTLED',
  }));
}

/** Uplines of members and of everybody above them, each read once however many are below. */
async function uplinesOf(
  db: Db,
  brand: string,
  members: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (members.length === 0) return new Map();
  const { rows } = await sql<{ id: string; upline_id: string | null }>`
    with recursive climb (id, upline_id) as (
      select id, upline_id from members where brand = ${brand} and id = any (${members}::text[])
      union
      select m.id, m.upline_id from climb c join members m on m.brand = ${brand} and m.id = c.upline_id
    ) select id, upline_id from climb`.execute(db);
  return new Map(rows.map(({ id, upline_id: upline }) => [id, upline]));
}

/** Agents with a contract that a member is below of, from the nearest on; the member first where it has one. */
function chainOf(
  uplines: ReadonlyMap<string, string | null>,
  agents: ReadonlySet<string>,
  member: string,
): string[] {
  const chain: string[] = [];
  let id: string | null | undefined = member;
  for (let level = 0; id && level < 1000; level += 1) {
    if (agents.has(id)) chain.push(id);
    id = uplines.get(id);
  }
  return chain;
}

type Counted = { agent: string; amount: string; settled_at: Date; starts_at: Date };

/** What the last counted settlement of bets gave, by bet. */
async function countedBefore(
  trx: Trx,
  brand: string,
  bets: readonly Bet[],
): Promise<ReadonlyMap<string, Counted[]>> {
  const { rows } = await sql<Counted & { member_id: string; bet_id: string }>`
    select distinct on (counted.member_id, counted.bet_id, counted.agent_id)
        counted.member_id, counted.bet_id, counted.agent_id as agent, counted.amount, counted.settled_at,
        first_value(counted.starts_at) over (
          partition by counted.member_id, counted.bet_id, counted.agent_id order by counted.version) as starts_at
      from unnest(${bets.map((bet) => bet.member_id)}::text[], ${bets.map(({ id }) => id)}::bigint[]) asked (member_id, bet_id)
        join contract_bets counted on counted.brand = ${brand} and counted.member_id = asked.member_id
          and counted.bet_id = asked.bet_id
      order by counted.member_id, counted.bet_id, counted.agent_id, counted.version desc`.execute(trx);
  return groupBy(rows, (row) => betKey(row.member_id, row.bet_id));
}

const betKey = (memberId: string, id: string): string => `${memberId} ${id}`;

/** What an agent gets on a bet, and what it got by the settlement before. */
type Line = {
  bet: Bet;
  agent: string;
  counting: Counting | undefined;
  own: bigint;
  below: bigint;
  amount: bigint;
  before: bigint;
  settledAt: Date;
  /** Run that counted the bet first; undefined for this one. */
  firstRun: Date | undefined;
};

/** Lines of a bet: of the agents above the player, from the nearest on, and of those who got something by the settlement before. */
function linesOf(bet: Bet, chain: readonly Counting[], counted: readonly Counted[]): Line[] {
  const earned = chain.map(({ terms }) =>
    bet.settled && terms.kind === 'realtime' ? realtimeOf(terms, bet).amount : 0n,
  );
  const amounts = differenceOf(earned);
  const settledAt = counted[0]?.settled_at ?? bet.at;
  const lines = chain.map((counting, level): Line => {
    const former = counted.find(({ agent }) => agent === counting.agent);
    const own = earned[level] ?? 0n;
    const amount = amounts[level] ?? 0n;
    const below = own > amount ? own - amount : 0n;
    const before = BigInt(former?.amount ?? 0);
    return {
      bet,
      agent: counting.agent,
      counting,
      own,
      below,
      amount,
      before,
      settledAt,
      firstRun: former?.starts_at,
    };
  });
  const others = counted
    .filter(({ agent }) => !chain.some((counting) => counting.agent === agent))
    .map(({ agent, amount, starts_at: firstRun }): Line => {
      return {
        bet,
        agent,
        counting: undefined,
        own: 0n,
        below: 0n,
        amount: 0n,
        before: BigInt(amount),
        settledAt,
        firstRun,
      };
    });
  return [...lines, ...others].filter(({ own, before, firstRun }) => own > 0n || before > 0n || firstRun);
}

/** Lines that one statement writes. */
const batch = 20_000;

async function writeLines(trx: Trx, { brand, span }: Ground, all: readonly Line[]): Promise<void> {
  for (let at = 0; at < all.length; at += batch) {
    const lines = all.slice(at, at + batch);
    const text = (of: (line: Line) => unknown) => lines.map((line) => String(of(line)));
    await sql`
      insert into contract_bets (brand, agent_id, member_id, bet_id, version, starts_at, stake, payout, own, below, amount, before, settled_at)
        select ${brand.brand}, agent, member, bet, version, ${span.from}, stake, payout, own, below, amount, former, settled
          from unnest(${text(({ agent }) => agent)}::text[], ${text(({ bet }) => bet.member_id)}::text[],
            ${text(({ bet }) => bet.id)}::bigint[], ${text(({ bet }) => bet.version)}::int[], ${text(({ bet }) => bet.stake)}::bigint[],
            ${text(({ bet }) => bet.payout)}::bigint[], ${text(({ own }) => own)}::bigint[], ${text(({ below }) => below)}::bigint[],
            ${text(({ amount }) => amount)}::bigint[], ${text(({ before }) => before)}::bigint[],
            ${lines.map(({ settledAt }) => settledAt.toISOString())}::timestamptz[])
            u (agent, member, bet, version, stake, payout, own, below, amount, former, settled)`.execute(trx);
  }
}

/** Payout of an agent: sums of its new bets, and one correction for each run whose bets have settled again. */
function payoutOf(
  agent: string,
  lines: readonly Line[],
  upline: (agent: string) => Counting | undefined,
): NewPayout {
  const counting = lines.find((line) => line.counting)?.counting ?? upline(agent);
  const bare = bareOf({ agent, upline: counting?.upline, contract: counting?.id ?? '' });
  const fresh = lines.filter(({ firstRun }) => !firstRun);
  const sum = (all: readonly Line[], of: (line: Line) => bigint) =>
    all.reduce((total, line) => total + of(line), 0n);
  const own = sum(fresh, (line) => line.own);
  const kept = sum(fresh, (line) => line.amount);
  const again = groupBy(
    lines.filter(({ firstRun }) => firstRun),
    ({ firstRun }) => firstRun?.toISOString() ?? '',
  );
  return {
    ...bare,
    terms: counting?.terms ?? null,
    share: { own, received: own, given: own - kept, kept },
    corrections: [...again].flatMap(([from, corrected]) => {
      const [before, after] = [sum(corrected, (line) => line.before), sum(corrected, (line) => line.amount)];
      return before === after
        ? []
        : [{ from, before: String(before), after: String(after), difference: String(after - before) }];
    }),
  };
}

/** Lines of all bets of a run, by the contracts that counted when each settled first. */
async function linesOfRun(trx: Trx, ground: Ground, rows: readonly CountingRow[]): Promise<Line[]> {
  const { brand } = ground;
  const bets = await newlySettled(trx, ground);
  const members = [...new Set(bets.map((bet) => bet.member_id))];
  const agents = new Set(rows.map(({ agent }) => agent));
  const uplines = await uplinesOf(trx, brand.brand, agents.size === 0 ? [] : members);
  const chains = new Map(members.map((member) => [member, chainOf(uplines, agents, member)]));
  const counted = await countedBefore(trx, brand.brand, bets);
  const snapshots = new Map<number, Map<string, Counting>>();
  const snapshotAt = (at: Date): Map<string, Counting> => {
    const { from } = periodAt(period, at, zoneOf(brand));
    const known = snapshots.get(from.getTime()) ?? countingAt(rows, from);
    snapshots.set(from.getTime(), known);
    return known;
  };
  return bets.flatMap((bet) => {
    const before = counted.get(betKey(bet.member_id, bet.id)) ?? [];
    const counting = snapshotAt(before[0]?.settled_at ?? bet.at);
    const chain = (chains.get(bet.member_id) ?? []).flatMap((agent) => counting.get(agent) ?? []);
    return linesOf(bet, chain, before);
  });
}

/** Contracts that may have counted for bets of a run: also for those that settled first some time ago. */
const longAgo = new Date(0);

/** Pays the real-time salary of bets that have settled up to the end of a span, each settlement once; false if the span was settled before. */
export function settleRealtime({ db, random }: ContractSettling, ground: Ground): Promise<boolean> {
  const { brand, span } = ground;
  const key = { brand: brand.brand, kind, period };
  return retriedTransaction(db, async (trx) => {
    await lockRuns(trx, key);
    if (!(await beginRun(trx, { ...ground, kind, period }))) return false;
    const rows = await countingBetween(trx, key, { from: longAgo, until: span.until });
    // In the order of the agents, in which most indexes have them: rows beside each other go on the same pages.
    const byAgent = [...groupBy(await linesOfRun(trx, ground, rows), ({ agent }) => agent)].toSorted(
      ([one], [other]) => (one < other ? -1 : 1),
    );
    await writeLines(
      trx,
      ground,
      byAgent.flatMap(([, lines]) => lines),
    );
    const now = countingAt(rows, span.from);
    const payouts = byAgent.map(([agent, own]) =>
      payoutOf(agent, own, (id) => now.get(id) ?? rows.find((row) => row.agent === id)),
    );
    await giveOfRun(
      trx,
      { brand, kind, period, span },
      payouts.reduce((sum, { share }) => sum + share.kept, 0n),
    );
    await addPayouts(trx, { ...ground, kind, period, random }, payouts);
    return true;
  });
}
