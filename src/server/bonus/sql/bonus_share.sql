-- Part of a payout that belongs to the bonus: in the proportion of the stakes, rounded down over all payouts of the bet. p_before: paid
-- out before, of which p_bonus_before was the bonus's.
create or replace function bonus_share(
  p_amount bigint, p_stake bigint, p_bonus_stake bigint, p_before bigint, p_bonus_before bigint
) returns bigint language sql immutable as $$
  select case when coalesce(p_bonus_stake, 0) = 0 or p_stake <= 0 then 0
    else greatest(0, least(p_amount,
      div((p_before + p_amount)::numeric * p_bonus_stake, p_stake::numeric)::bigint - p_bonus_before)) end
$$;
