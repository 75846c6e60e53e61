-- Balance of a member's bonus purse in minor units; 0 without a row.
create or replace function bonus_purse(p_brand text, p_member text, p_currency text) returns bigint
language sql stable as $$
  select coalesce((select balance from ledger_balances where brand = p_brand and owner = p_member
    and purse = 'bonus' and currency = p_currency and stripe = 0), 0)
$$;
