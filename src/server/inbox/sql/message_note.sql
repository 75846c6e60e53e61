-- Notes down what a member is told of, once for its topic and key; the documents of the brand decide a moment later whether it is told.
create or replace function message_note(p_brand text, p_member text, p_topic text, p_key text, p_about_play boolean,
  p_at timestamptz, p_details jsonb)
returns void language sql as $$
  insert into member_messages (brand, member_id, topic, key, about_play, at, details)
    values (p_brand, p_member, p_topic, p_key, p_about_play, p_at, p_details)
    on conflict (brand, member_id, topic, key) do nothing
$$;
