-- Bonus money that a stake takes, by the order of spending; r_counts is false for a stake beyond the largest, which other money pays
-- alone, and null if the bonus runs no more. r_code: null, or the refusal. p_measured: what the largest stake bounds, such as all of the round. Books nothing.
create or replace function bonus_take(
  p_brand text, p_member text, p_grant text, p_now timestamptz, p_amount bigint, p_measured bigint,
  out r_code text, out r_bonus bigint, out r_counts boolean
) language plpgsql set enable_seqscan = off as $$
declare
  v_grant bonus_grants%rowtype := bonus_current(p_brand, p_member, p_grant, p_now);
  v_main bigint;
  v_purse bigint;
begin
  r_bonus := 0;
  if v_grant.state <> 'ACTIVE' then return; end if;
  v_main := main_balance(p_brand, p_member, v_grant.currency);
  v_purse := bonus_purse(p_brand, p_member, v_grant.currency);
  r_bonus := case v_grant.terms ->> 'spends'
    when 'bonusFirst' then least(v_purse, p_amount)
    else greatest(p_amount - v_main, 0) end;
  r_counts := (v_grant.terms ->> 'maxStake') is null
    or p_measured <= (v_grant.terms ->> 'maxStake')::bigint;
  if r_counts or r_bonus = 0 then return; end if;
  if v_main >= p_amount then r_bonus := 0;
  elsif v_main + v_purse >= p_amount then r_code := 'BONUS_STAKE_LIMIT';
  end if;
end $$;
