-- Form in which entered values are compared.
-- Indexes hold its results: a change needs a migration that reindexes members_nickname and fills member_values anew.
create or replace function member_search_key(value text) returns text language sql immutable as $$
  select left(lower(normalize(btrim(value), NFKC)), 255)
$$;
