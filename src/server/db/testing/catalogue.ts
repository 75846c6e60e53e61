import { sql } from 'kysely';
import type { Db } from '../types.ts';

/** The schema `public` as the database describes it: the definition of each table, column, index, function … by its name. */
export async function databaseCatalogue(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    with relations as (
      select * from pg_class where relnamespace = 'public'::regnamespace
    )
    select 'function ' || oid::regprocedure as name, pg_get_functiondef(oid) as definition
      from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select 'relation ' || oid::regclass,
        concat_ws(' ', relkind, reloptions::text, case when relkind in ('v', 'm') then pg_get_viewdef(oid) end)
      from relations
    union all
    select 'column ' || attrelid::regclass || '.' || attname,
        concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity, pg_get_expr(adbin, adrelid))
      from pg_attribute join relations on relations.oid = attrelid
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped
    union all
    select 'constraint ' || conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select 'index ' || indexrelid::regclass, pg_get_indexdef(indexrelid)
      from pg_index join relations on relations.oid = indexrelid
    union all
    select 'trigger ' || tgrelid::regclass || '.' || tgname, pg_get_triggerdef(pg_trigger.oid)
      from pg_trigger join relations on relations.oid = tgrelid where not tgisinternal
    union all
    select 'sequence ' || seqrelid::regclass, concat_ws(' ', seqtypid::regtype, seqincrement, seqmax, seqcycle)
      from pg_sequence join relations on relations.oid = seqrelid
    order by name`.execute(db);
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}
