-- Notes on bets what each took of a bonus. A round with a stake that does not count, does not count as a whole.
create or replace function bonus_staked(
  p_brand text, p_member text, p_grant text, p_bets bigint[], p_parts bigint[], p_counts boolean[]
) returns void language plpgsql set enable_seqscan = off as $$
begin
  update bets b set bonus_grant = p_grant, bonus_stake = coalesce(b.bonus_stake, 0) + u.part,
      bonus_payout = coalesce(b.bonus_payout, 0), wagered = coalesce(b.wagered, 0),
      wager_percent = case when u.counts then
        coalesce(b.wager_percent, bonus_percent(g.terms, b.game_type, b.vassalage, b.game_code)) else 0 end
    from bonus_grants g, unnest(p_bets, p_parts, p_counts) u (bet, part, counts)
    where g.brand = p_brand and g.member_id = p_member and g.id = p_grant
      and b.brand = p_brand and b.member_id = p_member and b.id = u.bet;
  update bonus_grants g set at_stake = g.at_stake + (select sum(part) from unnest(p_parts) part)
    where g.brand = p_brand and g.member_id = p_member and g.id = p_grant;
end $$;
