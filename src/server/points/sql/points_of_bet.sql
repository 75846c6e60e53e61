-- Trigger: a settled bet earns points in its transaction, by the change of its valid bet and the ratio that it keeps from its
-- beginning. What a corrected or void draw takes from the valid bet is taken from the points too.
create or replace function points_of_bet() returns trigger language plpgsql as $$
declare
  v_ratio jsonb := new.details -> 'pointRatio';
  v_points bigint := div(new.valid_bet * (v_ratio ->> 'points')::numeric, (v_ratio ->> 'per')::numeric)
    - div(old.valid_bet * (v_ratio ->> 'points')::numeric, (v_ratio ->> 'per')::numeric);
begin
  if v_points <> 0 then
    -- No balance row is locked: settlements of many members would wait for each other in an order of their own.
    insert into point_entries
        (brand, member_id, type, key, points, amount, currency, ratio_points, ratio_per, remark, vassalage, at)
      values (new.brand, new.member_id, v_ratio ->> 'type', new.id || ':' || new.version, v_points,
        new.valid_bet - old.valid_bet, new.currency, (v_ratio ->> 'points')::bigint, (v_ratio ->> 'per')::bigint,
        new.game_code, new.vassalage, new.settled_at);
  end if;
  return null;
end $$;
