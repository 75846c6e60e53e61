-- Rows of the search index for one member: texts of the profile and of the operator's own fields.
create or replace function member_values_of(brand text, id text, profile jsonb, own jsonb)
returns setof member_values language sql stable as $$
  select brand, id, source.own, entry.key, member_search_key(entry.value #>> '{}')
  from (values (false, profile), (true, own)) as source (own, data),
    lateral jsonb_each(source.data) as entry
  where jsonb_typeof(entry.value) = 'string' and btrim(entry.value #>> '{}') <> ''
$$;
