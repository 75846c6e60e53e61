import { sql } from 'kysely';
import { activeChanges, type ActiveChange, type PlayedDay } from '#play/agents/active.ts';
import { allBranches, counted, rowsOf, type FigureRow } from '#play/agents/figures.ts';
import { spanAfter, spanOf } from '#play/agents/spans.ts';
import type { Trx } from '#server/db/types.ts';
import type { KeptChange } from './kept-change.ts';
import { linesById, type KeptLine } from './lines.ts';
import { addGames } from './write-games.ts';

/** Writes what changes add to the figures of members and their uplines. The caller has the brand's progress locked. */
export async function writeFigures(trx: Trx, brand: string, changes: readonly KeptChange[]): Promise<void> {
  for (const currency of new Set(changes.map((change) => change.currency))) {
    const of = changes.filter((change) => change.currency === currency);
    const rows = rowsOf(of);
    await addRows(trx, { brand, currency }, rows);
    await addEarned(trx, { brand, currency }, rows);
    await addPlayed(trx, { brand, currency }, of);
    await addGames(trx, { brand, currency }, of);
  }
}

type Ground = { brand: string; currency: string };

const columns = {
  bets: 'bets',
  stake: 'stake',
  payout: 'payout',
  validBet: 'valid_bet',
  rebates: 'rebates',
  promotions: 'promotions',
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  newcomers: 'newcomers',
} as const satisfies Record<(typeof counted)[number], string>;

const column = (name: (typeof counted)[number]) => sql.ref(columns[name]);

async function addRows(trx: Trx, { brand, currency }: Ground, rows: readonly FigureRow[]): Promise<void> {
  if (rows.length === 0) return;
  const arrays = counted.map((name) => sql`${rows.map(({ figures }) => String(figures[name]))}::bigint[]`);
  await sql`
    insert into agent_figures (brand, member_id, currency, "of", day, ${sql.join(counted.map(column))}, earned)
      select ${brand}, u.member_id, ${currency}, u."of", u.day, ${sql.join(counted.map((name) => sql`u.${column(name)}`))}, u.earned
        from unnest(${rows.map(({ member }) => member)}::text[], ${rows.map(({ of }) => of)}::text[],
          ${rows.map(({ day }) => day)}::text[], ${sql.join(arrays)},
          ${rows.map(({ figures }) => String(figures.earned))}::numeric[])
          u (member_id, "of", day, ${sql.join(counted.map(column))}, earned)
      on conflict (brand, member_id, currency, "of", day) do update set
        ${sql.join(counted.map((name) => sql`${column(name)} = agent_figures.${column(name)} + excluded.${column(name)}`))},
        earned = agent_figures.earned + excluded.earned`.execute(trx);
}

async function addEarned(trx: Trx, { brand, currency }: Ground, rows: readonly FigureRow[]): Promise<void> {
  const sums = new Map<string, bigint>();
  for (const { member, of, figures } of rows)
    if (of === allBranches) sums.set(member, (sums.get(member) ?? 0n) + figures.earned);
  const changed = [...sums].filter(([, earned]) => earned !== 0n).toSorted(byFirst);
  if (changed.length === 0) return;
  await sql`
    insert into agent_earnings (brand, member_id, currency, earned, paid)
      select ${brand}, u.member_id, ${currency}, u.earned, 0
        from unnest(${changed.map(([id]) => id)}::text[], ${changed.map(([, earned]) => String(earned))}::numeric[])
          u (member_id, earned)
      on conflict (brand, member_id, currency) do update set earned = agent_earnings.earned + excluded.earned`.execute(
    trx,
  );
}

const byFirst = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

type PlayedRow = { member: string; day: string; line: string; bets: number };

async function addPlayed(trx: Trx, ground: Ground, changes: readonly KeptChange[]): Promise<void> {
  const deltas = new Map<string, PlayedRow>();
  for (const { member, day, line, plays, sign } of changes) {
    if (!plays) continue;
    const key = `${member} ${day} ${line.id}`;
    const delta = deltas.get(key) ?? { member, day, line: line.id, bets: 0 };
    deltas.set(key, { ...delta, bets: delta.bets + Number(sign) });
  }
  const changed = [...deltas.values()].filter(({ bets }) => bets !== 0);
  if (changed.length === 0) return;
  const before = await playedAround(trx, ground, changed);
  const lines = await linesById(
    trx,
    ground.brand,
    [...before, ...changed].map(({ line }) => line),
  );
  await sql`
    insert into agent_played (brand, member_id, currency, day, line, bets)
      select ${ground.brand}, u.member_id, ${ground.currency}, u.day, u.line, u.bets
        from unnest(${changed.map(({ member }) => member)}::text[], ${changed.map(({ day }) => day)}::text[],
          ${changed.map(({ line }) => line)}::bigint[], ${changed.map(({ bets }) => bets)}::integer[])
          u (member_id, day, line, bets)
      on conflict (brand, member_id, currency, day, line) do update set bets = agent_played.bets + excluded.bets`.execute(
    trx,
  );
  await addActive(trx, ground, activeOf(before, changed, lines));
}

/** What the members of changes have played in all weeks and months that the changes lie in. */
async function playedAround(
  trx: Trx,
  { brand, currency }: Ground,
  changed: readonly PlayedRow[],
): Promise<PlayedRow[]> {
  const days = changed.map(({ day }) => day).toSorted();
  const [first = '', last = first] = [days[0], days.at(-1)];
  const from = [spanOf('week', first), spanOf('month', first)].toSorted()[0] ?? first;
  const until = [spanAfter('week', spanOf('week', last)), spanAfter('month', spanOf('month', last))]
    .toSorted()
    .at(-1);
  const rows = await trx
    .selectFrom('agent_played')
    .select(['member_id', 'day', 'line', 'bets'])
    .where('brand', '=', brand)
    .where('currency', '=', currency)
    .where('member_id', 'in', [...new Set(changed.map(({ member }) => member))])
    .where('day', '>=', from)
    .where('day', '<', until ?? last)
    .execute();
  return rows.map(({ member_id: member, ...row }) => ({ member, ...row }));
}

function activeOf(
  before: readonly PlayedRow[],
  changed: readonly PlayedRow[],
  lines: ReadonlyMap<string, KeptLine>,
): ActiveChange[] {
  const playedBy = (rows: Iterable<PlayedRow>): Map<string, PlayedDay[]> => {
    const played = new Map<string, PlayedDay[]>();
    for (const { member, day, bets, line: id } of rows) {
      const line = lines.get(id);
      if (!line) throw new Error(`The line ${id} has no row.`);
      played.set(member, [...(played.get(member) ?? []), { day, line, bets }]);
    }
    return played;
  };
  const keyOf = ({ member, day, line }: PlayedRow): string => `${member} ${day} ${line}`;
  const after = new Map(before.map((row) => [keyOf(row), row]));
  for (const row of changed) {
    const key = keyOf(row);
    after.set(key, { ...row, bets: (after.get(key)?.bets ?? 0) + row.bets });
  }
  const [was, is] = [playedBy(before), playedBy(after.values())];
  return [...is].flatMap(([member, played]) => activeChanges(member, was.get(member) ?? [], played));
}

async function addActive(
  trx: Trx,
  { brand, currency }: Ground,
  changes: readonly ActiveChange[],
): Promise<void> {
  const sums = new Map<string, Omit<ActiveChange, 'members'> & { members: number }>();
  for (const change of changes) {
    const key = `${change.member} ${change.of} ${change.span} ${change.day}`;
    sums.set(key, { ...change, members: change.members + (sums.get(key)?.members ?? 0) });
  }
  const rows = [...sums.values()].filter(({ members }) => members !== 0);
  if (rows.length === 0) return;
  await sql`
    insert into agent_active (brand, member_id, currency, "of", span, day, members)
      select ${brand}, u.member_id, ${currency}, u."of", u.span, u.day, u.members
        from unnest(${rows.map(({ member }) => member)}::text[], ${rows.map(({ of }) => of)}::text[],
          ${rows.map(({ span }) => span)}::text[], ${rows.map(({ day }) => day)}::text[],
          ${rows.map(({ members }) => members)}::integer[]) u (member_id, "of", span, day, members)
      on conflict (brand, member_id, currency, "of", span, day) do update
        set members = agent_active.members + excluded.members`.execute(trx);
}
