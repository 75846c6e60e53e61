-- Pays what a free round won, up to what all of them may win: the sum that counts. Money goes to the member at once; what is to be
-- wagered goes from the vendor to the house, which gives it as one bonus once the rounds are over. p_ends: the round is over.
create or replace function free_round_win(
  p_brand text, p_member text, p_free_rounds text, p_now timestamptz, p_key text, p_details jsonb, p_vendor text,
  p_amount bigint, p_ends boolean
) returns bigint language plpgsql set enable_seqscan = off as $$
declare
  v_free free_rounds%rowtype;
  v_paid bigint;
begin
  select f.* into strict v_free from free_rounds f
    where f.brand = p_brand and f.member_id = p_member and f.id = p_free_rounds for update;
  -- What comes after the end has no bonus to go into any more.
  v_paid := case when v_free.state = 'ENDED' and v_free.wagering is not null then 0
    else least(p_amount, coalesce(v_free.most - v_free.won, p_amount)) end;
  update free_rounds f set won = f.won + v_paid,
      done = f.done + case when p_ends then 1 else 0 end,
      due_at = case when p_ends and f.done + 1 = f.rounds and f.state = 'GIVEN' then p_now else f.due_at end
    where f.brand = p_brand and f.member_id = p_member and f.id = p_free_rounds;
  if v_paid > 0 then
    perform ledger_post(p_brand, p_member, 'win', p_key, v_free.currency, p_now, p_details,
      array[case when v_free.wagering is null then p_member else 'house' end, 'house'],
      array[case when v_free.wagering is null then 'main' else 'bonus' end, p_vendor], array[v_paid, -v_paid]);
  end if;
  return v_paid;
end $$;
