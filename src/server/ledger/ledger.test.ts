import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '#server/db/types.ts';
import {
  bothDatabases,
  openTestDatabase,
  postgresOnly,
  type TestDatabase,
} from '#server/testing/database.ts';
import { house, memberPurse } from './accounts.ts';
import { balanceChannel, createBalanceHints } from './balance-hints.ts';
import { balanceOf } from './balances.ts';
import { statementOf } from './testing/statement.ts';
import { once } from './once.ts';
import { post, type Movement } from './post.ts';

const at = new Date('2026-03-01T10:00:00.000Z');
const common = { brand: 'alpha', currency: 'MMK', at };
const deposit = (memberId: string, amount: bigint, key: string): Movement => ({
  ...common,
  memberId,
  kind: 'deposit',
  key,
  details: { method: 'bank' },
  postings: [
    { account: memberPurse(memberId), amount },
    { account: house('deposits'), amount: -amount },
  ],
});
const hold = (memberId: string, amount: bigint, key: string): Movement => ({
  ...common,
  memberId,
  kind: 'withdrawal.hold',
  key,
  postings: [
    { account: memberPurse(memberId), amount: -amount },
    { account: memberPurse(memberId, 'held'), amount },
  ],
});

describe.each(bothDatabases)('the ledger on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const holder = (memberId: string) => ({ brand: 'alpha', memberId, currency: 'MMK' });
  const booked = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from ledger_postings`.execute(database.db)).rows[0]
      ?.n;

  it('books postings that sum to zero, and keeps the balance after each', async () => {
    const { db } = database;
    expect(await post(db, deposit('ann', 500n, 'a-1'))).toMatchObject({ ok: true, balance: 500n });
    expect(await post(db, deposit('ann', 9_007_199_254_740_993n, 'a-2'))).toMatchObject({
      balance: 9_007_199_254_741_493n,
    });
    expect(await post(db, hold('ann', 493n, 'a-3'))).toMatchObject({ balance: 9_007_199_254_741_000n });
    expect(await balanceOf(db, { ...holder('ann'), purse: 'held' })).toBe(493n);
    const { lines } = await statementOf(db, { ...holder('ann'), limit: 10 });
    expect(lines.map(({ seq, kind, amount, balance }) => [seq, kind, amount, balance])).toEqual([
      ['3', 'withdrawal.hold', -493n, 9_007_199_254_741_000n],
      ['2', 'deposit', 9_007_199_254_740_993n, 9_007_199_254_741_493n],
      ['1', 'deposit', 500n, 500n],
    ]);
    expect(lines[2]?.details).toEqual({ method: 'bank' });
    await expect(
      post(db, { ...deposit('ann', 5n, 'a-4'), postings: [{ account: memberPurse('ann'), amount: 5n }] }),
    ).rejects.toThrow('not to 0');
  });

  it('writes nothing when a purse does not suffice, of one member or of two', async () => {
    const { db } = database;
    await post(db, deposit('bo', 100n, 'b-1'));
    const before = await booked();
    expect(await post(db, hold('bo', 101n, 'b-2'))).toEqual({ ok: false, code: 'INSUFFICIENT_BALANCE' });
    const paid: Movement = {
      ...common,
      memberId: 'bo',
      kind: 'upline.out',
      key: 'b-3',
      postings: [
        { account: memberPurse('agent'), amount: 101n },
        { account: memberPurse('bo'), amount: -101n },
      ],
    };
    expect(await post(db, paid)).toMatchObject({ ok: false });
    expect(await booked()).toBe(before);
    expect(await balanceOf(db, holder('bo'))).toBe(100n);
    expect(await balanceOf(db, holder('agent'))).toBe(0n);
    expect(
      await post(db, {
        ...paid,
        postings: paid.postings.map((p) => ({ ...p, amount: (p.amount * 40n) / 101n })),
      }),
    ).toMatchObject({ ok: true, balance: 60n });
    const { lines } = await statementOf(db, { ...holder('agent'), limit: 1 });
    expect(lines[0]).toMatchObject({ kind: 'upline.out', amount: 40n });
  });

  it('books the same key of a member and kind only once', async () => {
    await post(database.db, deposit('cho', 10n, 'c-1'));
    await expect(post(database.db, deposit('cho', 10n, 'c-1'))).rejects.toMatchObject({ code: '23505' });
    expect(await post(database.db, hold('cho', 10n, 'c-1'))).toMatchObject({ ok: true });
    expect(await balanceOf(database.db, { ...holder('cho'), purse: 'held' })).toBe(10n);
  });

  it.each(['ledger_postings', 'ledger_transactions'])('refuses to change or empty %s', async (table) => {
    await post(database.db, deposit('dan', 10n, `d-${table}`));
    for (const statement of [
      `update ${table} set at = now()`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]) {
      await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('append-only');
    }
  });

  it('pages a statement, and shows the kinds and days that are asked for', async () => {
    const { db } = database;
    for (let day = 0; day < 5; day += 1) {
      await post(db, { ...deposit('eve', 10n, `e-${day}`), at: new Date(at.getTime() + day * 86_400_000) });
    }
    await post(db, { ...hold('eve', 5n, 'e-5'), at: new Date(at.getTime() + 5 * 86_400_000) });
    const first = await statementOf(db, { ...holder('eve'), limit: 4 });
    expect(first.lines.map(({ seq }) => seq)).toEqual(['6', '5', '4', '3']);
    const second = await statementOf(db, { ...holder('eve'), limit: 4, before: first.next });
    expect([second.lines.map(({ seq }) => seq), second.next]).toEqual([['2', '1'], undefined]);
    const days = {
      from: new Date(at.getTime() + 86_400_000),
      until: new Date(at.getTime() + 3 * 86_400_000),
    };
    const window = await statementOf(db, { ...holder('eve'), limit: 9, ...days });
    expect(window.lines.map(({ seq }) => seq)).toEqual(['3', '2']);
    const holds = await statementOf(db, { ...holder('eve'), limit: 9, kinds: ['withdrawal.hold'] });
    expect(holds.lines.map(({ seq }) => seq)).toEqual(['6']);
  });

  it('does an operation once: the reply is the same again, and another body is refused', async () => {
    const operation = { brand: 'alpha', memberId: 'fay', scope: 'deposit', key: 'key-12345', at };
    const work = async (trx: Trx) => {
      const posted = await post(trx, deposit('fay', 10n, 'f-1'));
      return { balance: posted.ok ? String(posted.balance) : undefined, first: true };
    };
    await expect(
      once(database.db, { ...operation, body: { a: 1, b: 2 } }, async (trx) => {
        await work(trx);
        throw new Error('the power went');
      }),
    ).rejects.toThrow('the power went');
    const first = await once(database.db, { ...operation, body: { a: 1, b: 2 } }, work);
    expect(first).toEqual({ ok: true, reply: { balance: '10', first: true }, repeated: false });
    const again = await once(database.db, { ...operation, body: { b: 2, a: 1 } }, work);
    expect(again).toEqual({ ...first, repeated: true });
    expect(await once(database.db, { ...operation, body: { a: 1, b: 3 } }, work)).toEqual({
      ok: false,
      code: 'DUPLICATE_TRANSACTION',
    });
    const other = { ...operation, memberId: 'gus', body: {} };
    expect(await once(database.db, other, async () => ({ done: true }))).toMatchObject({ repeated: false });
    expect(await balanceOf(database.db, holder('fay'))).toBe(10n);
  });

  it('tells every process whose balance moved, once for many movements', async () => {
    const heard: unknown[] = [];
    const end = await database.notifications.listen(balanceChannel, {
      receive: (payload) => heard.push(JSON.parse(payload)),
    });
    const hints = createBalanceHints(database.db, (fault) => {
      throw fault;
    });
    for (let i = 0; i < 20; i += 1) hints.balanceMoved('alpha', i % 2 === 0 ? 'ann' : 'bo');
    await hints.settled();
    await expect
      .poll(() => heard)
      .toEqual([
        [
          ['alpha', 'ann'],
          ['alpha', 'bo'],
        ],
      ]);
    await end();
  });
});

describe.each(postgresOnly)('the ledger under many hands on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('never spends twice, leaves no gap, and does one of many equal operations', async () => {
    const { db } = database;
    await post(db, deposit('hla', 50n, 'h-0'));
    const spent = await Promise.all(
      Array.from({ length: 30 }, (_, i) => post(db, hold('hla', 3n, `h-${i + 1}`))),
    );
    expect(spent.filter(({ ok }) => ok)).toHaveLength(16);
    expect(await balanceOf(db, { brand: 'alpha', memberId: 'hla', currency: 'MMK' })).toBe(2n);
    const { lines } = await statementOf(db, {
      brand: 'alpha',
      memberId: 'hla',
      currency: 'MMK',
      purse: 'held',
      limit: 50,
    });
    expect(lines.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 16 }, (_, i) => 16 - i));
    const operation = { brand: 'alpha', memberId: 'ida', scope: 'deposit', key: 'key-12345', at, body: {} };
    const done = await Promise.all(
      Array.from({ length: 8 }, () =>
        once(db, operation, async (trx) => {
          const posted = await post(trx, deposit('ida', 7n, 'i-1'));
          return posted.ok ? { id: posted.id } : {};
        }),
      ),
    );
    expect(new Set(done.map((each) => JSON.stringify(each.ok && each.reply))).size).toBe(1);
    expect(done.filter((each) => each.ok && !each.repeated)).toHaveLength(1);
  });
});
