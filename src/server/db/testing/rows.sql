-- A row in every table, from which scripts/schema-dump.ts makes its dump. Referenced rows come first.

insert into members (brand, id, account, account_key, type, nickname, password_hash, password_changed_at, affiliate_code, language, labels, profile, own, registered_at, last_login_at, mobile, mobile_verified_at, password_own, email_verified_at, last_login_ip)
  values ('shop', 'm1', 'May', 'may', 2, 'Mäy', 'hash', '2026-01-01', 'code1', 'my', '["vip"]', '{"email": "May@shop.example"}', '{"team": "Red"}', '2026-01-01', '2026-01-02', '+959111', '2026-01-01', true, '2026-01-01', '203.0.113.1');
insert into members (brand, id, account, account_key, type, nickname, password_hash, password_changed_at, upline_id, registered_at)
  values ('shop', 'm2', 'Ko', 'ko', 1, 'Ko', 'hash', '2026-01-01', 'm1', '2026-01-02');
insert into member_sessions (brand, member_id, token_hash, started_at, seen_at, expires_at, ip, user_agent, password_due, excluded, reality_checked_at)
  values ('shop', 'm1', 'token', '2026-01-02', '2026-01-02', '2030-01-01', '203.0.113.1', 'Browser', true, true, '2026-01-02');
insert into member_avatars (brand, member_id, kind, name, picture, changed_at)
  values ('shop', 'm1', 'CUSTOM', 'picture', '\x0102', '2026-01-02');
insert into member_favorite_games (brand, member_id, game, kept_at) values ('shop', 'm1', 'slots', '2026-01-02');
insert into member_recent_games (brand, member_id, game, started_at) values ('shop', 'm1', 'slots', '2026-01-02');
insert into member_identities (brand, member_id, provider, subject, name, linked_at)
  values ('shop', 'm1', 'google', 'subject', 'May', '2026-01-02');
insert into member_totp (brand, member_id, secret, last_step, begun_at, confirmed_at)
  values ('shop', 'm1', 'sealed', 7, '2026-01-02', '2026-01-02');
insert into member_passkeys (brand, member_id, id, credential_id, public_key, counter, host, name, user_agent, synced, added_at, used_at)
  values ('shop', 'm1', 'p1', 'credential', '\x0102', 7, 'shop.example', 'Phone', 'Browser', true, '2026-01-02', '2026-01-02');
insert into passkey_challenges (brand, challenge_hash, member_id, expires_at) values ('shop', 'hash', 'm1', '2026-01-03');
insert into member_recovery_codes (brand, member_id, code_hash) values ('shop', 'm1', 'hash');
insert into known_addresses (brand, member_id, address, first_seen_at, last_seen_at)
  values ('shop', 'm1', '203.0.113.1', '2026-01-01', '2026-01-02');
insert into login_tickets (brand, member_id, ticket_hash, address, proof, side, remember, tries, code_method, code_hash, code_expires_at, made_at, expires_at)
  values ('shop', 'm1', 'ticket', '203.0.113.1', 'code', 'agent', true, 1, 'email', 'hash', '2026-01-03', '2026-01-02', '2026-01-03');
insert into remembered_logins (brand, member_id, token_hash, family, made_at, expires_at, used_at, ip, user_agent)
  values ('shop', 'm1', 'token', 'family', '2026-01-01', '2030-01-01', '2026-01-02', '203.0.113.1', 'Browser');
insert into temporary_passwords (brand, member_id, password_hash, expires_at) values ('shop', 'm1', 'hash', '2026-01-03');
insert into default_passwords (id, password_hash, set_at) values ('shop', 'hash', '2026-01-01');
insert into provider_logins (brand, member_id, state_hash, provider, browser_hash, expires_at)
  values ('shop', '', 'state', 'google', 'browser', '2026-01-03');
insert into provider_tickets (brand, ticket_hash, provider, subject, name, mobile, expires_at)
  values ('shop', 'ticket', 'google', 'other', 'Ko', '+959222', '2026-01-03');
insert into verification_codes (brand, purpose, mobile, code_hash, tries, sent_at, expires_at)
  values ('shop', 'register', '+959222', 'hash', 2, '2026-01-02', '2026-01-03');
insert into outbox (brand, channel, recipient, subject, body, sent_at)
  values ('shop', 'mail', 'may@shop.example', 'Welcome', 'Text', '2026-01-02');
insert into captchas (brand, id, answer_hash, expires_at) values ('shop', 'captcha', 'hash', '2026-01-03');
insert into counters (brand, subject, hits, ends_at) values ('shop', 'login may', 3, '2026-01-03');
insert into gateway_keys (kid, public_jwk, private_jwk, created_at, retired_at)
  values ('key', '{"kty": "EC"}', '{"sealed": "x"}', '2026-01-01', '2026-01-02');

insert into ledger_balances (brand, owner, purse, currency, stripe, balance, seq, updated_at) values
  ('shop', 'm1', 'main', 'MMK', 0, 900, 2, '2026-01-02'),
  ('shop', 'house', 'opening', 'MMK', 3, -1000, 1, '2026-01-01'),
  ('shop', 'house', 'vendor:acme', 'MMK', 3, 100, 1, '2026-01-02');
insert into ledger_transactions (brand, member_id, kind, key, currency, at, details) values
  ('shop', 'm1', 'opening', 'opening:MMK', 'MMK', '2026-01-01', '{}'),
  ('shop', 'm1', 'bet', 'acme:b1', 'MMK', '2026-01-02', '{"game": "slots"}');
insert into ledger_postings (brand, owner, purse, currency, stripe, seq, payer, transaction, amount, balance, at) values
  ('shop', 'm1', 'main', 'MMK', 0, 1, 'm1', 1, 1000, 1000, '2026-01-01'),
  ('shop', 'house', 'opening', 'MMK', 3, 1, 'm1', 1, -1000, -1000, '2026-01-01'),
  ('shop', 'm1', 'main', 'MMK', 0, 2, 'm1', 2, -100, 900, '2026-01-02'),
  ('shop', 'house', 'vendor:acme', 'MMK', 3, 1, 'm1', 2, 100, 100, '2026-01-02');
insert into ledger_operations (brand, member_id, scope, key, body_hash, reply, at)
  values ('shop', 'm1', 'depositCreate', 'key', 'hash', '{"ok": true}', '2026-01-02');
insert into ledger_checks (at, findings) values ('2026-01-02', 0);
insert into bets (brand, member_id, source, vassalage, game_type, game_code, round, currency, stake, payout, valid_bet, status, placed_at, details)
  values ('shop', 'm1', 'seamless', 'acme', 'slots', 'slots', 'r1', 'MMK', 100, 0, 0, 'OPEN', '2026-01-02', '{"lines": 1}');
insert into vendor_players (brand, member_id, vassalage, player, made_at) values ('shop', 'm1', 'acme', 'p1', '2026-01-01');
insert into launch_sessions (brand, member_id, token_hash, session_hash, vassalage, game, trial, started_at, expires_at, ends_at)
  values ('shop', 'm1', 'launch', 'token', 'acme', 'slots', false, '2026-01-02', '2030-01-01', '2030-01-01');
insert into vendor_transactions (brand, vassalage, id, member_id, kind, body_hash, round, amount, balance, at)
  values ('shop', 'acme', 'b1', 'm1', 'bet', 'hash', 'r1', 100, 900, '2026-01-02');
insert into vendor_nonces (brand, vassalage, nonce, at) values ('shop', 'acme', 'nonce', '2026-01-02');
insert into vendor_transfers (brand, member_id, id, vassalage, player, direction, amount, currency, status, begun_at, sent_at, sends, settled_at)
  values ('shop', 'm1', 't1', 'keeper', 'p2', 'out', 50, 'MMK', 'SUCCESS', '2026-01-02', '2026-01-02', 1, '2026-01-02');
insert into game_plays (brand, day, game, stripe, plays) values ('shop', '2026-01-02', 'slots', 3, 12);

insert into cashier_accounts (brand, member_id, id, bank, holder, number, number_hash, number_end, added_at, own)
  values ('shop', 'm1', 'a1', 'KBZ', 'May', 'sealed', 'hash', '4711', '2026-01-01', '{"branch": "Yangon"}');
insert into cashier_deposits (brand, member_id, id, method, kind, look, currency, amount, fee, state, account, surplus, made_at, expires_at, bank_at, decided_at, decided_by, ordered, approved_amount, approved_reason, own, point_ratio)
  values ('shop', 'm1', 'd1', 'kbz', 'transfer', 'bank', 'MMK', 500, 5, 'CONFIRMED', '{"number": "1"}', 7, '2026-01-02', '2026-01-03', '2026-01-02', '2026-01-02', 'ann', 490, 500, 'as sent', '{"note": "x"}', '{"type": "deposit", "points": 1, "per": 100}');
insert into cashier_withdrawals (brand, member_id, id, account_id, bank, holder, number, number_end, currency, amount, fee, state, answer, outcome, requested_at, approved_at, approved_by, paid_at, paid_by, reference, due_at, answered_at, closed_at, closed_by, own)
  values ('shop', 'm1', 'w1', 'a1', 'KBZ', 'May', 'sealed', '4711', 'MMK', 200, 2, 'CLOSED', 'full', 'received', '2026-01-02', '2026-01-02', 'ann', '2026-01-02', 'ann', 'ref', '2026-01-05', '2026-01-03', '2026-01-03', 'may', '{"note": "y"}');
insert into cashier_pictures (brand, member_id, id, about, about_id, picture, sent_at)
  values ('shop', 'm1', 'p1', 'deposit', 'd1', '\x0304', '2026-01-02');
insert into cashier_payment_events (brand, member_id, provider, id, deposit_id, payment, kind, came_at, amount, currency, rejected)
  values ('shop', 'm1', 'pay', 'e1', 'd1', 'pm1', 'paid', '2026-01-02', 500, 'MMK', true);
insert into protection_members (brand, member_id, reality_minutes, excluded_kind, excluded_at, excluded_until, limited)
  values ('shop', 'm1', 30, 'timeOut', '2026-01-02', '2026-01-03', true);
insert into protection_limits (brand, member_id, kind, period, amount, set_at, pending, pending_amount, pending_from, pending_until)
  values ('shop', 'm1', 'stake', 'day', 1000, '2026-01-01', 'raise', 2000, '2026-01-02', '2026-01-09');
insert into protection_changes (brand, member_id, changed_at, change, details)
  values ('shop', 'm1', '2026-01-01', 'limitSet', '{"amount": "1000"}');

insert into lottery_draws (brand, game, numero, family, own, opens_at, closes_at, draws_at, revealed_at, status, due_at, version, result, seed_hash, seed)
  values ('shop', 'hcm', '20260102', 'vn', true, '2026-01-01', '2026-01-02', '2026-01-02', '2026-01-02', 'SETTLED', '2026-01-03', 1, '{"db": ["1"]}', 'hash', 'seed');
insert into lottery_reports (brand, game, numero, source, result, reported_at)
  values ('shop', 'hcm', '20260102', 'feed', '{"db": ["1"]}', '2026-01-02');
insert into lottery_feed_nonces (brand, source, nonce, used_at) values ('shop', 'feed', 'nonce', '2026-01-02');
insert into lottery_wins_seen (brand, member_id, game, numero, seen_at) values ('shop', 'm1', 'hcm', '20260102', '2026-01-02');
insert into lottery_number_sales (brand, game, numero, number, sold) values ('shop', 'two', '20260102', '07', 40);

insert into point_entries (brand, member_id, type, key, points, amount, currency, ratio_points, ratio_per, exchange_id, remark, vassalage, at)
  values ('shop', 'm1', 'slots', 'b1:1', 5, 500, 'MMK', 1, 100, null, 'g1', 'acme', '2026-01-02');
insert into point_exchanges (brand, member_id, id, kind, item, name, quantity, points, currency, amount, credit, left_after, address, phone, status, remark, made_at, decided_at, decided_by)
  values ('shop', 'm1', 'e1', 'goods', 'ball', 'Ball', 1, 5, 'MMK', 10, 0, 4, '{"recipient": "May", "street": "Main Road 1", "city": "Yangon"}', '+95912345', 'PASSED', 'sent', '2026-01-02', '2026-01-03', 'ann');
insert into point_stock (brand, item, taken) values ('shop', 'ball', 1);

insert into config_blobs (hash, content) values ('blob', '{"kind": "brand"}');
insert into config_packs (pack, version) values ('shop', 1);
insert into config_versions (pack, version, tree, author, note, origin, at)
  values ('shop', 1, '{"brand/main": "blob"}', 'ann', 'First', 'import', '2026-01-01');
insert into config_drafts (pack, kind, id, document, base, author, at, authors)
  values ('shop', 'texts', 'my', '{}', 'blob', 'ann', '2026-01-02', '["ann", "bob"]');
insert into config_imported_files (pack, kind, id, hash) values ('shop', 'brand', 'main', 'blob');
insert into config_bundle_parts (hash, content_type, body, created_at, expires_at)
  values ('part', 'application/json', '{}', '2026-01-01', '2026-02-01');
insert into config_pointers (brand, seq, hash, resolved, packs, rollout, kill, at, before)
  values ('shop', 2, 'part', 'blob', '{"shop": 1}', 50, '["chat"]', '2026-01-02', '{"hash": "part"}');
insert into config_pointer_history (brand, seq, hash, resolved, packs, rollout, kill, at, before)
  values ('shop', 1, 'part', 'blob', '{"shop": 1}', 50, '["chat"]', '2026-01-01', '{"hash": "part"}');
insert into config_checked_bundles (digest) values ('digest');
insert into config_previews (id, pack, brand, account, created_at, expires_at, seq, hash, shared, documents, published)
  values ('preview', 'shop', 'shop', 'o1', '2026-01-02', '2026-01-03', 1, 'part', true, '{}', true);
insert into config_releases (pack, title, note, state, documents, authors, rollout, created_at, requested_by, requested_at, approvals, plan, bound, comments)
  values ('shop', 'Spring', 'Note', 'open', '[["texts", "my", 1]]', '["ann"]', 20, '2026-01-02', 'ann', '2026-01-02', '["bob"]', 1, true, '[{"text": "Hi"}]');
insert into config_secrets (name, value) values ('secret', '\x0506');
insert into config_audit (at, account, action, pack, target, details)
  values ('2026-01-02', 'ann', 'draft.save', 'shop', 'texts/my', '{"size": 2}');
insert into config_webhooks (id, name, url, pack, events, secret, former_secret, former_until, active, created_at, created_by)
  values ('hook', 'Build', 'https://hook.example', 'shop', '["published"]', 'sealed', 'former', '2026-01-03', true, '2026-01-01', 'ann');
insert into config_webhook_deliveries (id, webhook_id, event, pack, body, at, state, tries, next_at, tried_at, status, fault)
  values ('delivery', 'hook', 'published', 'shop', '{}', '2026-01-02', 'waiting', 1, '2026-01-03', '2026-01-02', 500, 'down');
insert into operator_accounts (id, username, password_hash, disabled, created_at, temporary_until, totp_required, email, language)
  values ('o1', 'ann', 'hash', true, '2026-01-01', '2026-01-03', true, 'may@shop.example', 'my');
insert into operator_grants (account_id, pack, role, kind) values ('o1', 'shop', 'editor', 'texts');
insert into operator_sessions (token_hash, account_id, csrf, started_at, seen_at, expires_at, id, address, device)
  values ('token', 'o1', 'csrf', '2026-01-02', '2026-01-02', '2026-01-03', 's1', '203.0.113.2', 'Browser');
insert into operator_totp (account_id, secret, begun_at, confirmed_at, last_step)
  values ('o1', 'sealed', '2026-01-02', '2026-01-02', 9);
insert into operator_recovery_codes (account_id, code_hash) values ('o1', 'hash');
insert into operator_identities (account_id, issuer, subject) values ('o1', 'https://company.example', 'subject');
insert into operator_passkeys (id, account_id, credential_id, public_key, counter, host, device, synced, added_at, used_at)
  values ('k1', 'o1', 'credential', '\x01', 3, 'console.example', 'Chrome', true, '2026-01-02', null);
insert into operator_challenges (challenge_hash, account_id, expires_at) values ('hash', 'o1', '2026-01-02');
insert into operator_translations (pack, language, key, account_id, assigned_by, at)
  values ('shop', 'my', 'menu.home', 'o1', 'May', '2026-01-02');
insert into document_comments (pack, document, pointer, account, text, at, done_by, done_at)
  values ('shop', 'texts/my', '/texts/menu.home', 'ann', 'Shorter?', '2026-01-02', 'may', '2026-01-03');
insert into operator_presence (tab, account_id, pack, document, since, seen_at)
  values ('tab', 'o1', 'shop', 'texts/my', '2026-01-02', '2026-01-02');

insert into sandbox_payments (brand, id, order_id, amount, currency, digits, look, return_url, tell_url, choice, begun_at, expires_at, language)
  values ('shop', 'pm1', 'd1', '500', 'MMK', 0, 'bank', 'https://shop.example', 'https://shop.example/told', 'pay', '2026-01-02', '2026-01-03', 'my');
insert into sandbox_vendor_keys (id, key) values (1, 'key');
insert into sandbox_vendor_sessions (id, brand, vassalage, player, game, room, wallet, token_hash, sealed_session, nickname, currency, digits, language, return_url, play_balance, created_at, seen_at)
  values ('s1', 'shop', 'acme', 'p1', 'slots', 'main', 'seamless', 'token', 'sealed', 'May', 'MMK', 0, 'my', 'https://shop.example', 10, '2026-01-02', '2026-01-02');
insert into sandbox_vendor_counts (brand, vassalage, player, game, next) values ('shop', 'acme', 'p1', 'slots', 4);
insert into sandbox_vendor_rounds (id, brand, vassalage, player, session_id, game, room, wallet, nonce, client_seed, bet, moves, state, view, stake, payout, status, version, began_at, due_at, refused)
  values ('r1', 'shop', 'acme', 'p1', 's1', 'slots', 'main', 'seamless', 3, 'seed', '{"lines": 1}', '[1]', '{"a": 1}', '{"b": 2}', 100, 5, 'PAYING', 2, '2026-01-02', '2026-01-03', 'PLAYER_BLOCKED');
insert into sandbox_vendor_transactions (id, round_id, kind, "of", amount, win_kind, closes, status, code, tries)
  values ('b1', 'r1', 'bet', 'b0', 100, 'win', true, 'SENT', 'OK', 2);
insert into sandbox_vendor_purses (brand, vassalage, player, balance) values ('shop', 'acme', 'p1', 50);
insert into sandbox_vendor_transfers (brand, vassalage, id, player, direction, amount, status)
  values ('shop', 'acme', 't1', 'p1', 'in', 50, 'DONE');
insert into sandbox_vendor_pots (brand, vassalage, game, amount) values ('shop', 'acme', 'slots', 77);
insert into sandbox_vendor_places (brand, vassalage, event, place, round_id, nickname, stake)
  values ('shop', 'acme', 'event', '1', 'r1', 'May', 100);
insert into sandbox_vendor_faults (vassalage, fault, "left", percent) values ('acme', 'slow', 2, 30);
insert into sandbox_vendor_nonces (brand, vassalage, nonce, at) values ('shop', 'acme', 'nonce', '2026-01-02');

insert into promotion_events (brand, member_id, kind, campaign, key, at, amount, method, due_at) values
  ('alpha', 'm1', 'deposit', '', 'd1', '2026-03-01T10:00:00Z', 1000, 'card', '2026-03-01T10:00:00Z');
insert into promotion_members (brand, member_id, campaign, joined_at) values
  ('alpha', 'm1', 'spring', '2026-03-01T10:00:00Z');
insert into promotion_awards (brand, member_id, campaign, cause, id, what, amount, currency, state, made_at, credited_at) values
  ('alpha', 'm1', 'spring', 'deposit:d1', 'w1', 'money', 500, 'MMK', 'ISSUED', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z');
insert into promotion_budgets (brand, campaign, what, spent, awards) values ('alpha', 'spring', 'money', 500, 1);
insert into bonus_grants (brand, member_id, id, campaign, currency, amount, target, terms, state, pending, made_at)
  values ('alpha', 'm1', 'w2', 'welcome', 'MMK', 500, 5000, '{"times": 10, "days": 7}', 'WAITING', 500, '2026-03-01T10:00:00Z');
insert into promotion_applications (brand, member_id, id, campaign, remark, state, made_at) values
  ('alpha', 'm1', 'a1', 'asked', 'Round 42.', 'APPLYING', '2026-03-01T10:00:00Z');
insert into promotion_pictures (brand, member_id, application, id, picture, sent_at) values
  ('alpha', 'm1', 'a1', 'p1', '\x00', '2026-03-01T10:00:00Z');
insert into member_visits (brand, member_id, day, streak) values ('alpha', 'm1', '2026-03-01', 3);
insert into raffles (brand, id, seed_hash, tickets, closed_at, seed, drawn_at) values
  ('alpha', 'newyear', 'hash', 3, '2026-03-01T10:00:00Z', 'seed', '2026-03-02T10:00:00Z');
insert into raffle_entries (brand, raffle, award, member_id, tickets, at, first) values
  ('alpha', 'newyear', 'w3', 'm1', 3, '2026-03-01T10:00:00Z', 0);
insert into raffle_winners (brand, raffle, place, ticket, member_id, award) values ('alpha', 'newyear', 1, 2, 'm1', 'w4');
insert into rains (brand, rain, slot, what, budget, envelopes, opens_at, closes_at) values
  ('alpha', 'friday', '2026-03-06T20:00', 'money', 100, 2, '2026-03-06T13:30:00Z', '2026-03-06T13:40:00Z');
insert into rain_envelopes (brand, rain, slot, no, amount, member_id, taken_at) values
  ('alpha', 'friday', '2026-03-06T20:00', 0, 60, 'm1', '2026-03-06T13:31:00Z'),
  ('alpha', 'friday', '2026-03-06T20:00', 1, 40, null, null);
insert into referral_codes (brand, member_id, code, made_at) values ('alpha', 'm1', 'K7M2PQ9T', '2026-03-01T10:00:00Z');
insert into referrals (brand, member_id, inviter_id, at, refused, refused_at) values
  ('alpha', 'm2', 'm1', '2026-03-01T10:00:00Z', 'DEVICE', '2026-03-02T10:00:00Z');
insert into member_devices (brand, member_id, device, first_seen_at, last_seen_at) values
  ('alpha', 'm1', 'hash', '2026-03-01T10:00:00Z', '2026-03-02T10:00:00Z');
insert into promotion_windows (brand, campaign, day, made_at) values ('alpha', 'back', '2026-03-01', '2026-03-02T10:00:00Z');
insert into member_levels (brand, member_id, level, since, counted_from) values
  ('alpha', 'm1', 'silver', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z');
insert into member_level_steps (brand, member_id, level, before, why, at) values
  ('alpha', 'm1', 'silver', 'gold', 'FELL', '2026-03-01T10:00:00Z');
insert into level_windows (brand, key, made_at) values ('alpha', 'day 2026-03-01', '2026-03-02T10:00:00Z');
insert into lottery_tickets (brand, member_id, id, game, bet_type, unit, made_at, expires_at) values
  ('alpha', 'm1', 't1', 'hcm', 'lo2', 100, '2026-03-01T10:00:00Z', '2026-03-08T10:00:00Z');

insert into operator_messages (brand, id, words, promotional, audience, picture, action, state, send_at, made_at, made_by, reached, sent, ended_at)
  values ('alpha', 'o1', '{"en": {"title": "Hello", "content": "<p>Words</p>"}}', true, '{"var": "security.mobile"}', 'upload:p1', '{"do": "reload"}', 'SENT', '2026-03-01', '2026-03-01', 'ann', 'm2', 1, '2026-03-01');
insert into message_pictures (brand, id, picture, made_at) values ('alpha', 'p1', '\x0304', '2026-03-01');
insert into member_messages (brand, member_id, topic, key, details, about_play, at, told_at, read_at, archived_at)
  values ('alpha', 'm1', 'operator', 'o1', '{}', true, '2026-03-01', '2026-03-01', '2026-03-02', '2026-03-03');
insert into member_message_choices (brand, member_id, offers, changed_at) values ('alpha', 'm2', false, '2026-03-01');
insert into member_message_channels (brand, member_id, choice, channel, chosen_at) values ('alpha', 'm2', 'money', 'mail', '2026-03-01');
insert into member_push_devices (brand, id, member_id, endpoint, p256dh, auth, session_hash, seen_at) values ('alpha', 'd1', 'm2', 'https://push.example/1', 'BA', 'AA', 'hash', '2026-03-01');
insert into message_deliveries (brand, member_id, message_id, channel, choice, due_at) values ('alpha', 'm2', 1, 'mail', 'money', '2026-03-01');
insert into feedback (brand, id, member_id, question_type, content, contact, state, made_at, answer, answered_at, answered_by)
  values ('alpha', 'f1', 'm1', 'deposit', 'Where is my deposit?', 'may@shop.example', 'ANSWERED', '2026-03-01', 'It has come.', '2026-03-02', 'ann');
insert into flag_figures (brand, flag, run, variant, day, stripe, met, pressed, registered, deposited)
  values ('alpha', 'newHome', 2, 'a', '2026-03-01', 3, 10, 4, 2, 1);
insert into flag_members (brand, member_id, flag, run, variant, at, deposited_at)
  values ('alpha', 'm1', 'newHome', 2, 'a', '2026-03-01', '2026-03-02');
insert into page_health (brand, seq, stripe, views, faulted) values ('alpha', 7, 3, 100, 4);
insert into help_votes (brand, article, language, voter, helpful, at) values ('alpha', 'about', 'en', 'member:m1', true, '2026-03-01');
insert into feedback_pictures (brand, feedback_id, id, picture, sent_at) values ('alpha', 'f1', 'fp1', '\x0304', '2026-03-01');
insert into agent_places (brand, member_id, since, upline_id, rate, author) values ('shop', 'm2', '2026-03-01T10:00:00Z', 'm1', 100, 'May');
insert into agent_lines (brand, member_id, uplines, rates) values ('shop', 'm2', '{m1}', '{100,250}');
insert into agent_bets (brand, member_id, bet_id, version, line, day, currency, settled, stake, payout, valid_bet, rebate) values
  ('shop', 'm2', 1, 1, 1, '2026-03-01', 'MMK', true, 1000, 0, 1000, 0);
insert into agent_moves (brand, member_id, transaction, line, day, currency, counts, amount) values
  ('shop', 'm2', 1, 1, '2026-03-01', 'MMK', 'deposits', 1000);
insert into agent_joins (brand, member_id, line, day, currency) values ('shop', 'm2', 1, '2026-03-01', 'MMK');
insert into agent_figures (brand, member_id, currency, "of", day, bets, stake, payout, valid_bet, rebates, promotions, deposits, withdrawals, newcomers, earned)
  values ('shop', 'm1', 'MMK', '', '2026-03-01', 1, 1000, 0, 1000, 0, 0, 1000, 0, 1, 150000);
insert into agent_played (brand, member_id, currency, day, line, bets) values ('shop', 'm2', 'MMK', '2026-03-01', 1, 1);
insert into agent_active (brand, member_id, currency, "of", span, day, members) values ('shop', 'm1', 'MMK', '', 'day', '2026-03-01', 1);
insert into agent_earnings (brand, member_id, currency, earned, paid, payments) values ('shop', 'm1', 'MMK', 150000, 15, 1);
insert into agent_progress (brand, bets_until, moves_until, joins_until) values
  ('shop', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z');
insert into agent_checks (at, findings) values ('2026-03-02T04:00:00Z', 0);
insert into contracts (brand, id, kind, period, upline_id, downline_id, terms, state, offered_at, offered_by, answered_at, counts_from)
  values ('alpha', 'k1', 'daily', 'daily', 'house', 'm1', '{"kind": "daily", "tiers": [{"bet": "1000", "rate": 10}]}', 'ACTIVE', now(), 'operator', now(), now());
insert into contract_runs (brand, kind, period, starts_at, ends_at, settled_at, gives)
  values ('alpha', 'daily', 'daily', '2026-11-26T17:30:00Z', '2026-11-27T17:30:00Z', now(), 10);
insert into contract_figures (brand, kind, period, starts_at, member_id, agent_id)
  values ('alpha', 'daily', 'daily', '2026-11-26T17:30:00Z', 'm1', 'm1');
insert into contract_payouts (brand, kind, period, starts_at, agent_id, id, ends_at, upline_id, contract_id, terms, figures, tier, own, received, given, kept, standing, corrections, carried, amount, left_over, currency, state, made_at, due_at, paid_at)
  values ('alpha', 'daily', 'daily', '2026-11-26T17:30:00Z', 'm1', 'p1', '2026-11-27T17:30:00Z', 'house', 'k1', null, null, 0, 10, 10, '[]', 10, 10, '[]', 0, 10, 0, 'MMK', 'PAID', now(), now(), now());
insert into contract_bets (brand, agent_id, member_id, bet_id, version, starts_at, stake, payout, own, below, amount, before, settled_at)
  values ('alpha', 'm1', 'm1', 1, 1, now(), 1000, 0, 1, 0, 1, 0, now());
insert into agent_links (brand, code, member_id, type, rate, note, expires_at, uses, used, made_at, closed_at)
  values ('shop', 'link1', 'm1', 0, 100, 'Friends', '2027-03-01', 5, 1, '2026-03-01', null);
insert into agent_link_members (brand, member_id, link_id) values ('shop', 'm2', 1);
insert into agent_games (brand, member_id, currency, day, source, vassalage, game_type, game_code, bets, stake, payout, valid_bet, rebates)
  values ('shop', 'm2', 'MMK', '2026-03-01', 'vendor', 'ORCHID', 'RNG', 'orchid-1', 1, 100, 0, 100, 0);
insert into freeze_requests (brand, id, member_id, agent_id, reason, state, made_at)
  values ('shop', 'fr1', 'm2', 'm1', 'Somebody else plays with it.', 'OPEN', '2026-03-01T10:00:00Z');
insert into contract_corrections (brand, id, payout_id, amount, reason, state, made_by, made_at)
  values ('shop', 'cc1', 'p1', -50, 'Counted twice.', 'WAITING', 'May', '2026-03-03T10:00:00Z');
insert into agent_messages (brand, id, sender_id, kind, level, names, addressed, text, at)
  values ('shop', 'am1', 'm1', 'MEMBERS', null, '["m2"]', 1, 'Welcome.', '2026-03-01');
insert into agent_message_mutes (brand, member_id, sender_id, at) values ('shop', 'm2', 'm1', '2026-03-01');
insert into agent_message_stops (brand, member_id, stopped_by, reason, at) values ('shop', 'm1', 'May', 'Complaints.', '2026-03-01');
insert into agent_notes (brand, agent_id, member_id, note, at) values ('shop', 'm1', 'm2', 'Plays on Fridays.', '2026-03-01');
insert into free_rounds (brand, member_id, id, campaign, game, vassalage, code, currency, stake, rounds, played, done, most, won, wagering, state, made_at, expires_at, tries, due_at)
  values ('shop', 'm1', 'f1', 'happyhour', 'koi', 'LUMEN', 'koi', 'MMK', 100, 20, 3, 2, 5000, 300, '{"times": 10}', 'GIVEN', '2026-03-01', '2026-03-08', 1, '2026-03-01');
insert into point_gifts (brand, member_id, id, item, quantity, used, left_after, made_at) values ('shop', 'm1', 'g1', 'mug', 2, 1, 40, '2026-03-01');
insert into sandbox_vendor_free_rounds (brand, vassalage, id, player, game, rounds, stake, until)
  values ('shop', 'acme', 'f1', 'p1', 'slots', 20, 100, '2026-03-08');
insert into support_conversations (brand, id, member_id, name, contact, language, state, away, made_at, last_seq, last_at, waited_ms, answered_at, operator, closed_at, stars, rating_words)
  values ('shop', 'sc1', 'm1', '', '', 'my', 'CLOSED', false, '2026-03-01T10:00:00Z', 2, '2026-03-01T10:05:00Z', 60000, '2026-03-01T10:01:00Z', 'May', '2026-03-01T10:05:00Z', 5, 'Quick.');
insert into support_messages (brand, conversation_id, seq, author, operator, words, file_id, key, at) values
  ('shop', 'sc1', 1, 'PLAYER', null, 'Hello', 'sf1', 'k1', '2026-03-01T10:00:00Z'),
  ('shop', 'sc1', 2, 'DESK', 'May', 'Hello, how can we help?', null, 'k2', '2026-03-01T10:01:00Z');
insert into support_files (brand, conversation_id, id, picture) values ('shop', 'sc1', 'sf1', '\x0304');
insert into chat_rooms (brand, room, seq) values ('shop', 'general', 2);
insert into chat_members (brand, member_id, handle, nickname, muted_until, reason) values
  ('shop', 'm1', 'handle1', 'May', '2026-03-02', 'Shouting.');
insert into chat_messages (brand, room, id, changed, member_id, handle, nickname, text, share, mentions, key, sent_at, deleted_at, deleted_by) values
  ('shop', 'general', 1, 2, 'm1', 'handle1', 'May', 'Hello @Ko', null, '["handle2"]', 'k1', '2026-03-01T10:00:00Z', '2026-03-01T10:02:00Z', 'moderator');
insert into chat_mentions (brand, member_id, room, id, at) values ('shop', 'm2', 'general', 1, '2026-03-01T10:00:00Z');
insert into chat_reports (brand, room, message, member_id, reason, at, state, decided_at, decided_by) values
  ('shop', 'general', 1, 'm2', 'spam', '2026-03-01T10:01:00Z', 'DELETED', '2026-03-01T10:02:00Z', 'May');
insert into config_pictures (hash, picture, bytes, width, height) values (repeat('a', 64), '\x0304', 2, 1, 1);
insert into config_pack_pictures (pack, hash, author, at, unused_since)
  values ('shop', repeat('a', 64), 'May', '2026-03-01', '2026-03-02');
