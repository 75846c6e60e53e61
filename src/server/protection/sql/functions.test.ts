import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';

const now = '2026-03-31T12:00:00Z';

describe.each(databases)('functions of player protection on %s', (kind) => {
  let database: TestDatabase;
  const run = (text: string): Promise<{ rows: unknown[] }> => sql.raw(text).execute(database.db);
  const member = (id: string, type: number): Promise<unknown> =>
    run(`insert into members (brand, id, account, account_key, type, nickname, password_hash, password_changed_at, registered_at)
      values ('shop', '${id}', '${id}', '${id}', ${type}, '${id}', '', '${now}', '${now}')`);
  const limit = (id: string, limitKind: string, period: string, amount: number): Promise<unknown> =>
    run(`insert into protection_members (brand, member_id, limited) values ('shop', '${id}', true) on conflict do nothing;
      insert into protection_limits (brand, member_id, kind, period, amount, set_at)
      values ('shop', '${id}', '${limitKind}', '${period}', ${amount}, '${now}')`);
  const bet = (
    id: string,
    status: string,
    stake: number,
    payout: number,
    placedAt: string,
  ): Promise<unknown> =>
    run(`insert into bets (brand, member_id, source, vassalage, game_type, game_code, round, currency, stake, payout, valid_bet, status, placed_at)
      values ('shop', '${id}', 'seamless', 'acme', 'slots', 'g', '${crypto.randomUUID()}', 'MMK', ${stake}, ${payout}, 0, '${status}', '${placedAt}')`);
  const mayBet = async (id: string, stake: number): Promise<unknown> =>
    (await run(`select may_bet('shop', '${id}', '${now}', ${stake}) as code`)).rows[0];
  const hindrance = async (id: string, kinds: string, amount: number): Promise<unknown> =>
    (await run(`select * from protection_hindrance('shop', '${id}', '${now}', '${kinds}', ${amount})`))
      .rows[0];
  const used = async (id: string, limitKind: string, period: string): Promise<unknown> =>
    (await run(`select protection_used('shop', '${id}', '${limitKind}', '${period}', '${now}')::int as used`))
      .rows[0];

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await member('free', 2);
    await member('blocked', 4);
    await member('limited', 2);
    await limit('limited', 'stake', 'day', 100);
    await limit('limited', 'deposit', 'month', 500);
    await bet('limited', 'OPEN', 60, 0, '2026-03-31T11:00:00Z');
    await bet('limited', 'SETTLED', 30, 50, '2026-03-30T13:00:00Z');
    await bet('limited', 'CANCELLED', 1000, 0, '2026-03-31T11:00:00Z');
    await bet('limited', 'SETTLED', 7, 0, '2026-03-28T13:00:00Z');
    await run(`insert into cashier_deposits (brand, member_id, id, method, kind, currency, amount, fee, state, made_at) values
      ('shop', 'limited', 'd1', 'kbz', 'transfer', 'MMK', 400, 0, 'PENDING', '2026-03-20'),
      ('shop', 'limited', 'd2', 'kbz', 'transfer', 'MMK', 900, 0, 'FAILED', '2026-03-20'),
      ('shop', 'limited', 'd3', 'kbz', 'transfer', 'MMK', 900, 0, 'CONFIRMED', '2026-02-20')`);
  });
  afterAll(() => database.close());

  it.each([
    ['stake', 'day', 90],
    ['stake', 'week', 97],
    ['loss', 'day', 40],
    ['loss', 'month', 47],
    ['deposit', 'month', 400],
  ])('protection_used adds up the %s of a %s', async (limitKind, period, sum) => {
    expect(await used('limited', limitKind, period)).toEqual({ used: sum });
  });

  it('protection_used is 0 when a member has won', async () => {
    await bet('free', 'SETTLED', 10, 90, '2026-03-31T11:00:00Z');
    expect(await used('free', 'loss', 'day')).toEqual({ used: 0 });
  });

  it('protection_hindrance names the limit that would be passed and what is left of it', async () => {
    const none = { why: null, kind: null, period: null, remaining: null };
    expect(await hindrance('limited', '{stake,loss}', 10)).toEqual(none);
    expect(await hindrance('limited', '{stake,loss}', 11)).toEqual({
      why: 'LIMIT',
      kind: 'stake',
      period: 'day',
      remaining: '10',
    });
    expect(await hindrance('limited', '{deposit}', 101)).toMatchObject({ why: 'LIMIT', remaining: '100' });
    expect(await hindrance('free', '{stake,loss,deposit}', 1_000_000)).toEqual(none);
  });

  it('may_bet refuses the blocked, the unknown, those at a limit and the excluded while they are', async () => {
    expect(await mayBet('free', 1_000_000)).toEqual({ code: null });
    expect(await mayBet('blocked', 1)).toEqual({ code: 'PLAYER_BLOCKED' });
    expect(await mayBet('nobody', 1)).toEqual({ code: 'PLAYER_BLOCKED' });
    expect(await mayBet('limited', 10)).toEqual({ code: null });
    expect(await mayBet('limited', 11)).toEqual({ code: 'LIMIT_REACHED' });
    await run(`insert into protection_members (brand, member_id, excluded_kind, excluded_at, excluded_until)
      values ('shop', 'free', 'timeOut', '2026-03-30', '2026-03-31T12:00:01Z')`);
    expect(await mayBet('free', 1)).toEqual({ code: 'PLAYER_BLOCKED' });
    await run(`update protection_members set excluded_until = '${now}' where member_id = 'free'`);
    expect(await mayBet('free', 1)).toEqual({ code: null });
    await run(`update protection_members set excluded_kind = 'selfExclusion', excluded_until = null
      where member_id = 'free'`);
    expect(await mayBet('free', 1)).toEqual({ code: 'PLAYER_BLOCKED' });
  });

  it.each(["update protection_changes set change = 'x'", 'delete from protection_changes'])(
    'refuses to %s',
    async (statement) => {
      await run(`insert into protection_changes (brand, member_id, changed_at, change, details)
        values ('shop', 'free', '${now}', 'limitSet', '{}')`);
      await expect(run(statement)).rejects.toThrow('only added to');
    },
  );
});
