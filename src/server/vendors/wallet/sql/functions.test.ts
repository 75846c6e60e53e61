import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bothDatabases, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';

const now = '2026-03-01T12:00:00Z';

describe.each(bothDatabases)('functions of the wallet on %s', (kind) => {
  let database: TestDatabase;
  /** Each test has a brand of its own, hence rows of its own. */
  let brand = '';
  let tests = 0;
  const rows = async (text: string): Promise<unknown[]> =>
    (await sql.raw<unknown>(text).execute(database.db)).rows;

  type Row = { r_code: string; r_balance: string | null; r_member?: string | null };
  let nonces = 0;
  /** Calls a function by the names of its arguments; every call has a nonce of its own unless given. */
  async function call(name: string, given: Record<string, unknown>): Promise<Row> {
    nonces += 1;
    const common = {
      brand,
      vassalage: 'acme',
      nonce: `n${nonces}`,
      now,
      player: 'p1',
      currency: 'MMK',
    };
    const list = Object.entries({ ...common, ...given }).map(
      ([key, value]) => `p_${key} => '${String(value)}'`,
    );
    const [row] = await rows(`select * from ${name}(${list.join(', ')})`);
    return row as Row;
  }
  const play = { game_type: 'slots', game: 'g1', details: '{}' };
  const bet = (id: string, amount: number, more: object = {}): Promise<Row> =>
    call('vendor_bet', {
      ...play,
      id,
      hash: id,
      session: 'launch',
      idle: '1 hour',
      round: 'r1',
      amount,
      ...more,
    });
  const win = (id: string, amount: number, more: object = {}): Promise<Row> =>
    call('vendor_win', { ...play, id, hash: id, round: 'r1', amount, kind: 'win', closes: true, ...more });
  const rollback = (id: string, of: string, more: object = {}): Promise<Row> =>
    call('vendor_rollback', { id, hash: id, bet: of, round: 'r1', ...more });
  const rounds = (): Promise<unknown[]> =>
    rows(
      `select round, status, stake::int, payout::int, valid_bet::int, version from bets where brand = '${brand}' order by id`,
    );

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    tests += 1;
    brand = `shop${tests}`;
    await rows(`insert into members (brand, id, account, account_key, type, nickname, password_hash, password_changed_at, registered_at)
      values ('${brand}', 'm1', 'm1', 'm1', 2, 'm1', '', '${now}', '${now}')`);
    await rows(`insert into vendor_players values ('${brand}', 'm1', 'acme', 'p1', '${now}')`);
    await rows(`insert into launch_sessions (brand, member_id, token_hash, session_hash, vassalage, game, trial, started_at, expires_at, ends_at)
      values ('${brand}', 'm1', 'launch', 's', 'acme', 'g1', false, '${now}', '2026-03-01T12:30Z', '2026-03-01T12:45Z')`);
    await rows(`select ledger_post('${brand}', 'm1', 'opening', 'o', 'MMK', '${now}', '{}',
      '{m1,house}', '{main,opening}', '{1000,-1000}')`);
  });

  it('main_balance is what the purse holds, and 0 without one', async () => {
    expect(
      await rows(
        `select main_balance('${brand}', 'm1', 'MMK')::int as one, main_balance('${brand}', 'm2', 'MMK')::int as other`,
      ),
    ).toEqual([{ one: 1000, other: 0 }]);
  });

  it('vendor_begin refuses a nonce that was used and a player it does not know', async () => {
    expect(await bet('b1', 10, { nonce: 'same' })).toMatchObject({ r_code: 'OK' });
    expect(await bet('b2', 10, { nonce: 'same' })).toMatchObject({ r_code: 'NONCE_USED' });
    expect(await bet('b2', 10, { player: 'p9' })).toMatchObject({ r_code: 'UNKNOWN_PLAYER' });
  });

  it('vendor_bet takes the stake once, keeps the launch alive and answers the same id with the same balance', async () => {
    expect(await bet('b1', 100)).toEqual({ r_code: 'OK', r_balance: '900', r_member: 'm1' });
    expect(await bet('b2', 50)).toMatchObject({ r_balance: '850' });
    expect(await bet('b1', 100)).toMatchObject({ r_code: 'REPEATED', r_balance: '900' });
    expect(await bet('b1', 99, { hash: 'other' })).toMatchObject({ r_code: 'DUPLICATE_TRANSACTION' });
    expect(await rounds()).toEqual([
      { round: 'r1', status: 'OPEN', stake: 150, payout: 0, valid_bet: 0, version: 0 },
    ]);
    expect(
      await rows(`select expires_at = ends_at as extended from launch_sessions where brand = '${brand}'`),
    ).toEqual([{ extended: true }]);
  });

  it.each([
    ['SESSION_EXPIRED', 10, { now: '2026-03-01T12:46Z' }],
    ['SESSION_EXPIRED', 10, { session: 'other' }],
    ['INVALID_REQUEST', 10, { game: 'g2' }],
    ['INSUFFICIENT_BALANCE', 1000, {}],
  ])('vendor_bet refuses with %s and books nothing', async (code, amount, more) => {
    await bet('b1', 100);
    expect(await bet('b2', amount, more)).toMatchObject({ r_code: code });
    expect(await rows(`select main_balance('${brand}', 'm1', 'MMK')::int as balance`)).toEqual([
      { balance: 900 },
    ]);
    expect(await rows(`select id from vendor_transactions where brand = '${brand}'`)).toEqual([{ id: 'b1' }]);
  });

  it('vendor_bet refuses whoever may not bet', async () => {
    await rows(`update members set type = 4 where brand = '${brand}'`);
    expect(await bet('b1', 10)).toMatchObject({ r_code: 'PLAYER_BLOCKED' });
  });

  it('vendor_win pays an open round once, and closed ones by free wins alone', async () => {
    expect(await win('w0', 10)).toMatchObject({ r_code: 'BET_DOES_NOT_EXIST' });
    await bet('b1', 100);
    expect(await win('w0', 10, { game: 'g2' })).toMatchObject({ r_code: 'BET_DOES_NOT_EXIST' });
    expect(await win('w1', 300)).toMatchObject({ r_code: 'OK', r_balance: '1200' });
    expect(await win('w1', 300)).toMatchObject({ r_code: 'REPEATED', r_balance: '1200' });
    expect(await win('w2', 300)).toMatchObject({ r_code: 'ROUND_CLOSED' });
    expect(await bet('b2', 100)).toMatchObject({ r_code: 'ROUND_CLOSED' });
    expect(await win('w3', 5, { kind: 'jackpot' })).toMatchObject({ r_code: 'OK', r_balance: '1205' });
    expect(await rounds()).toEqual([
      { round: 'r1', status: 'SETTLED', stake: 100, payout: 305, valid_bet: 100, version: 2 },
    ]);
  });

  it('vendor_rollback refunds a bet once, and refuses a late one after a tombstone', async () => {
    await bet('b1', 100);
    expect(await rollback('x0', 'b1', { round: 'r2' })).toMatchObject({ r_code: 'BET_DOES_NOT_EXIST' });
    expect(await rollback('x1', 'b1')).toMatchObject({ r_code: 'OK', r_balance: '1000' });
    expect(await rollback('x2', 'b1')).toMatchObject({ r_code: 'OK', r_balance: '1000' });
    expect(await rounds()).toMatchObject([{ status: 'CANCELLED', stake: 0, version: 1 }]);
    expect(await rollback('x3', 'late')).toMatchObject({ r_code: 'OK', r_balance: '1000' });
    expect(await bet('late', 10)).toMatchObject({ r_code: 'TRANSACTION_ROLLED_BACK' });
  });

  it('vendor_rollback refuses a bet whose round is paid', async () => {
    await bet('b1', 100);
    await win('w1', 1);
    expect(await rollback('x1', 'b1')).toMatchObject({ r_code: 'ROUND_CLOSED' });
  });

  it('vendor_balance answers by the launch, and by the player without one', async () => {
    const ask = (session: string, player = 'p1'): Promise<unknown[]> =>
      rows(
        `select * from vendor_balance('${brand}', 'acme', '${crypto.randomUUID()}', '${now}', '${player}', ${session}, 'MMK')`,
      );
    expect(await ask(`'launch'`)).toEqual([{ r_code: 'OK', r_balance: '1000' }]);
    expect(await ask(`'other'`)).toEqual([{ r_code: 'SESSION_EXPIRED', r_balance: null }]);
    expect(await ask('null')).toEqual([{ r_code: 'OK', r_balance: '1000' }]);
    expect(await ask('null', 'p9')).toEqual([{ r_code: 'UNKNOWN_PLAYER', r_balance: null }]);
  });

  it('vendor_end undoes an operation that took longer than vendors wait', async () => {
    await expect(
      rows(`with late as materialized (select pg_sleep(1.6))
        select vendor_end('${brand}', 'acme', 't1', 'm1', 'bet', 'h', 'r', 1, 1, '${now}') from late`),
    ).rejects.toMatchObject({ code: '57014' });
    expect(await rows(`select id from vendor_transactions where brand = '${brand}'`)).toEqual([]);
  });

  it('vendor_operations answers each operation in order, and undoes all after a fault', async () => {
    const operation = (more: object): object => ({
      brand,
      vassalage: 'acme',
      now,
      player: 'p1',
      currency: 'MMK',
      nonce: crypto.randomUUID(),
      game_type: 'slots',
      game: 'g1',
      round: 'r1',
      details: '{}',
      session: 'launch',
      idle: '1 hour',
      ...more,
    });
    const operations = (...all: object[]): Promise<unknown[]> =>
      rows(`select * from vendor_operations('${JSON.stringify(all.map(operation))}', '700ms')`);
    expect(
      await operations(
        { operation: 'bet', transaction: 'b1', hash: 'b1', amount: 100 },
        { operation: 'win', transaction: 'w1', hash: 'w1', amount: 40, kind: 'win', closes: false },
        { operation: 'balance' },
        { operation: 'rollback', transaction: 'x1', hash: 'x1', bet: 'b9' },
      ),
    ).toEqual([
      { r_code: 'OK', r_balance: '900', r_member: 'm1' },
      { r_code: 'OK', r_balance: '940', r_member: 'm1' },
      { r_code: 'OK', r_balance: '940', r_member: null },
      { r_code: 'OK', r_balance: '940', r_member: 'm1' },
    ]);
    await expect(
      operations({ operation: 'bet', transaction: 'b2', hash: 'b2', amount: 100 }, { operation: 'unknown' }),
    ).rejects.toThrow('case not found');
    expect(await rows(`select main_balance('${brand}', 'm1', 'MMK')::int as balance`)).toEqual([
      { balance: 940 },
    ]);
  });
});
