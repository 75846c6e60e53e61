import { sql, type Kysely } from 'kysely';

/**
 * Values of the operator's own fields, and an index of all entered values, by which operators search members. A trigger
 * maintains the index, so that code that writes members does not have to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table members add column own jsonb not null default '{}'`.execute(db);
  await sql`
    create table member_values (
      brand text not null,
      member_id text not null,
      own boolean not null,
      field text not null,
      key text not null,
      primary key (brand, member_id, own, field),
      foreign key (brand, member_id) references members (brand, id) on delete cascade
    )`.execute(db);
  await sql`create index member_values_key on member_values (brand, field, key text_pattern_ops)`.execute(db);
  await sql`create index members_registered on members (brand, registered_at, id)`.execute(db);
  await sql`
    create function member_search_key(value text) returns text language sql immutable as $$
      select left(lower(normalize(btrim(value), NFKC)), 255)
    $$`.execute(db);
  await sql`create index members_account_prefix on members (brand, account_key text_pattern_ops)`.execute(db);
  await sql`create index members_nickname on members (brand, member_search_key(nickname) text_pattern_ops)`.execute(
    db,
  );
  await sql`
    create function member_values_of(brand text, id text, profile jsonb, own jsonb)
    returns setof member_values language sql stable as $$
      select brand, id, source.own, entry.key, member_search_key(entry.value #>> '{}')
      from (values (false, profile), (true, own)) as source (own, data),
        lateral jsonb_each(source.data) as entry
      where jsonb_typeof(entry.value) = 'string' and btrim(entry.value #>> '{}') <> ''
    $$`.execute(db);
  await sql`
    create function member_values_follow() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if new.profile = old.profile and new.own = old.own then
            return null;
          end if;
          delete from member_values where brand = new.brand and member_id = new.id;
        end if;
        insert into member_values select * from member_values_of(new.brand, new.id, new.profile, new.own);
        return null;
      end
    $$`.execute(db);
  await sql`
    insert into member_values
    select entered.* from members, member_values_of(members.brand, members.id, members.profile, members.own) as entered
  `.execute(db);
  await sql`
    create trigger member_values_follow after insert or update of profile, own on members
    for each row execute function member_values_follow()`.execute(db);
}
