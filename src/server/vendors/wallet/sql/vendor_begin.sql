-- Begins every wallet operation. r_code: null to go on, REPEATED with the balance of the stored reply, or the refusal.
-- r_grant: bonus of the player that runs, read before any lock: null without one.
-- The lock makes operations of a vendor on one player run one after the other.
create or replace function vendor_begin(
  p_brand text, p_vassalage text, p_nonce text, p_now timestamptz, p_player text, p_id text, p_hash text,
  out r_code text, out r_member text, out r_balance bigint, out r_grant text
) language plpgsql as $$
declare
  v_kind text;
  v_hash text;
begin
  insert into vendor_nonces (brand, vassalage, nonce, at) values (p_brand, p_vassalage, p_nonce, p_now)
    on conflict do nothing;
  if not found then
    r_code := 'NONCE_USED';
    return;
  end if;
  select p.member_id, g.id into r_member, r_grant from vendor_players p
    left join bonus_grants g on g.brand = p.brand and g.member_id = p.member_id and g.state = 'ACTIVE'
    where p.brand = p_brand and p.vassalage = p_vassalage and p.player = p_player;
  if not found then
    r_code := 'UNKNOWN_PLAYER';
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(p_brand || ' ' || p_vassalage || ' ' || p_player, 0));
  select t.kind, t.body_hash, t.balance into v_kind, v_hash, r_balance from vendor_transactions t
    where t.brand = p_brand and t.vassalage = p_vassalage and t.id = p_id;
  if found then
    if v_hash = p_hash then r_code := 'REPEATED';
    elsif v_kind = 'tombstone' and v_hash = r_member then r_code := 'TRANSACTION_ROLLED_BACK';
    else r_code := 'DUPLICATE_TRANSACTION';
    end if;
  end if;
end $$;
