-- Balance of a member's main purse in minor units; 0 without a row.
create or replace function main_balance(p_brand text, p_member text, p_currency text) returns bigint
language sql stable as $$
  select coalesce((select balance from ledger_balances where brand = p_brand and owner = p_member
    and purse = 'main' and currency = p_currency and stripe = 0), 0)
$$;
