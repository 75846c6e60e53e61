import { sql } from 'kysely';
import type { Trx } from '#server/db/types.ts';
import type { KeptChange, PlayedGame } from './kept-change.ts';

type GameRow = PlayedGame & { member: string; day: string; amounts: bigint[] };

const amounts = ['bets', 'stake', 'payout', 'valid_bet', 'rebates'] as const;

/** What changes add to the play of members with everybody below them, by game and day. */
function rowsOf(changes: readonly KeptChange[]): GameRow[] {
  const rows = new Map<string, GameRow>();
  for (const { member, line, day, counts, sign, game } of changes) {
    if (!game) continue;
    const { bets = 0n, stake = 0n, payout = 0n, validBet = 0n, rebates = 0n } = counts;
    const added = [bets, stake, payout, validBet, rebates];
    for (const id of [member, ...line.uplines]) {
      const key = JSON.stringify([id, day, game]);
      const row = rows.get(key) ?? { ...game, member: id, day, amounts: added.map(() => 0n) };
      row.amounts = row.amounts.map((sum, index) => sum + sign * (added[index] ?? 0n));
      rows.set(key, row);
    }
  }
  return [...rows.values()].filter((row) => row.amounts.some((sum) => sum !== 0n));
}

/** Writes what changes add to the play by game. The caller has the brand's progress locked. */
export async function addGames(
  trx: Trx,
  { brand, currency }: { brand: string; currency: string },
  changes: readonly KeptChange[],
): Promise<void> {
  const rows = rowsOf(changes);
  if (rows.length === 0) return;
  const names = sql.join(amounts.map((name) => sql.ref(name)));
  const arrays = amounts.map((_, index) => sql`${rows.map((row) => String(row.amounts[index]))}::bigint[]`);
  await sql`
    insert into agent_games (brand, member_id, currency, day, source, vassalage, game_type, game_code, ${names})
      select ${brand}, u.member_id, ${currency}, u.day, u.source, u.vassalage, u.game_type, u.game_code,
          ${sql.join(amounts.map((name) => sql`u.${sql.ref(name)}`))}
        from unnest(${rows.map(({ member }) => member)}::text[], ${rows.map(({ day }) => day)}::text[],
          ${rows.map(({ source }) => source)}::text[], ${rows.map(({ vassalage }) => vassalage)}::text[],
          ${rows.map(({ gameType }) => gameType)}::text[], ${rows.map(({ gameCode }) => gameCode)}::text[], ${sql.join(arrays)})
          u (member_id, day, source, vassalage, game_type, game_code, ${names})
      on conflict (brand, member_id, currency, day, source, vassalage, game_type, game_code) do update set
        ${sql.join(amounts.map((name) => sql`${sql.ref(name)} = agent_games.${sql.ref(name)} + excluded.${sql.ref(name)}`))}`.execute(
    trx,
  );
}
