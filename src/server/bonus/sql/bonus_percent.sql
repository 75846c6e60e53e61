-- Whole percent of a stake that count for a bonus: of the game, else of the vendor, else of the category, else of everything.
create or replace function bonus_percent(p_terms jsonb, p_game_type text, p_vassalage text, p_game text) returns smallint
language sql immutable as $$
  select coalesce(
    p_terms -> 'contributions' -> 'games' ->> p_game,
    p_terms -> 'contributions' -> 'vendors' ->> p_vassalage,
    p_terms -> 'contributions' -> 'categories' ->> p_game_type,
    p_terms -> 'contributions' ->> 'otherwise',
    '100')::smallint
$$;
