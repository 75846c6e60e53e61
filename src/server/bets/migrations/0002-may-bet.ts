import { sql, type Kysely } from 'kysely';

/**
 * `may_bet` answers null when a member may put a stake on anything now, else the code of why not. It is a function of the database so
 * that a vendor's bet asks it within its one statement; rules are added by replacing it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function may_bet(p_brand text, p_member text, p_now timestamptz, p_stake bigint) returns text
    language plpgsql stable as $$
    begin
      if not exists (
        select 1 from members m where m.brand = p_brand and m.id = p_member and m.preview is null and m.type <> 4
      ) then
        return 'PLAYER_BLOCKED';
      end if;
      return null;
    end $$`.execute(db);
}
