import { sql, type Kysely } from 'kysely';

/** Play by game and day, of a member with everybody below it; and bets in the order in which they were counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_games (
      brand text not null,
      member_id text not null,
      currency text not null,
      day text not null,
      source text not null,
      vassalage text not null,
      game_type text not null,
      game_code text not null,
      bets bigint not null,
      stake bigint not null,
      payout bigint not null,
      valid_bet bigint not null,
      rebates bigint not null,
      primary key (brand, member_id, currency, day, source, vassalage, game_type, game_code)
    ) with (fillfactor = 70)`.execute(db);
  await sql`create index agent_bets_counted on agent_bets (brand, day, bet_id)`.execute(db);
  // A new database has its bets later, and nothing that is counted.
  const { rows } = await sql<{ bets: string | null }>`select to_regclass('bets') as bets`.execute(db);
  if (rows[0]?.bets === null) return;
  await sql`
    insert into agent_games (brand, member_id, currency, day, source, vassalage, game_type, game_code, bets, stake, payout, valid_bet, rebates)
      select a.brand, above.id, a.currency, a.day, b.source, b.vassalage, b.game_type, b.game_code, count(*), sum(a.stake), sum(a.payout),
          sum(a.valid_bet), sum(a.rebate)
        from agent_bets a
          join bets b on b.brand = a.brand and b.member_id = a.member_id and b.id = a.bet_id
          join agent_lines l on l.brand = a.brand and l.id = a.line
          cross join lateral unnest(array_prepend(l.member_id, l.uplines)) above (id)
        where a.settled
        group by 1, 2, 3, 4, 5, 6, 7, 8`.execute(db);
}
