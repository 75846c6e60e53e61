-- Does operations in their order, in one transaction: each is an object of its arguments by name, and has one row of the answer.
-- A fault of one undoes all.
create or replace function vendor_operations(p_operations jsonb, p_lock_wait text)
returns table (r_code text, r_balance bigint, r_member text) language plpgsql as $$
declare
  o record;
begin
  perform set_config('lock_timeout', p_lock_wait, true);
  for o in
    select * from jsonb_to_recordset(p_operations) as given (
      operation text, brand text, vassalage text, nonce text, now timestamptz, transaction text, hash text,
      player text, session text, idle interval, currency text, game_type text, game text, round text,
      amount bigint, kind text, closes boolean, details text, bet text, free_rounds text)
  loop
    r_member := null;
    case o.operation
      when 'freeRound' then
        select b.r_code, b.r_balance, b.r_member into r_code, r_balance, r_member
          from free_round_bet(o.brand, o.vassalage, o.nonce, o.now, o.transaction, o.hash, o.player, o.session, o.idle,
            o.currency, o.game_type, o.game, o.round, o.free_rounds, o.details::jsonb) b;
      when 'bet' then
        select b.r_code, b.r_balance, b.r_member into r_code, r_balance, r_member
          from vendor_bet(o.brand, o.vassalage, o.nonce, o.now, o.transaction, o.hash, o.player, o.session, o.idle,
            o.currency, o.game_type, o.game, o.round, o.amount, o.details::jsonb) b;
      when 'win' then
        select w.r_code, w.r_balance, w.r_member into r_code, r_balance, r_member
          from vendor_win(o.brand, o.vassalage, o.nonce, o.now, o.transaction, o.hash, o.player, o.currency,
            o.game_type, o.game, o.round, o.amount, o.kind, o.closes, o.details::jsonb) w;
      when 'rollback' then
        select r.r_code, r.r_balance, r.r_member into r_code, r_balance, r_member
          from vendor_rollback(o.brand, o.vassalage, o.nonce, o.now, o.transaction, o.hash, o.player, o.currency,
            o.bet, o.round) r;
      when 'balance' then
        select a.r_code, a.r_balance into r_code, r_balance
          from vendor_balance(o.brand, o.vassalage, o.nonce, o.now, o.player, o.session, o.currency) a;
    end case;
    return next;
  end loop;
end $$;
