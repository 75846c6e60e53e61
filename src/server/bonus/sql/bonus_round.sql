-- Takes note of a round with a bonus after its row has changed: p_paid more was paid to the bonus, and p_was_open says if it was open before.
-- A settled round counts, by its stake and percent.
create or replace function bonus_round(
  p_brand text, p_member text, p_bet bigint, p_paid bigint, p_was_open boolean, p_now timestamptz
) returns void language plpgsql set enable_seqscan = off as $$
declare
  v_bet bets%rowtype;
  v_wagered bigint;
begin
  select b.* into strict v_bet from bets b where b.brand = p_brand and b.member_id = p_member and b.id = p_bet;
  v_wagered := div(v_bet.valid_bet::numeric * v_bet.wager_percent, 100)::bigint;
  update bets b set bonus_payout = b.bonus_payout + p_paid, wagered = v_wagered
    where b.brand = p_brand and b.member_id = p_member and b.id = p_bet;
  if v_bet.status = 'OPEN' then return; end if;
  perform bonus_settle(p_brand, p_member, v_bet.bonus_grant, case when p_was_open then v_bet.bonus_stake else 0 end,
    v_wagered - v_bet.wagered, p_now);
end $$;
