-- What a member can stake, in minor units: main and bonus purse together.
create or replace function playable_balance(p_brand text, p_member text, p_currency text) returns bigint
language sql stable as $$
  select coalesce(sum(balance), 0)::bigint from ledger_balances where brand = p_brand and owner = p_member
    and purse in ('bonus', 'main') and currency = p_currency and stripe = 0
$$;
