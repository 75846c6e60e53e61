import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/app.ts';
import {
  bothDatabases,
  mainDatabase,
  openTestDatabase,
  type TestDatabase,
} from '#server/testing/database.ts';
import { house, memberPurse } from './accounts.ts';
import { post } from './post.ts';
import { verifyLedger } from './verify.ts';

const at = new Date('2026-03-01T10:00:00.000Z');

describe.each(bothDatabases)('the proof of a ledger on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await sql`alter table ledger_balances drop constraint ledger_members_balance`.execute(database.db);
  });
  afterAll(() => database.close());

  /** Only the owner of the database can do this: triggers stop all others. */
  const forge = async (...statements: string[]): Promise<void> => {
    for (const statement of [
      'alter table ledger_postings disable trigger user',
      'alter table ledger_transactions disable trigger user',
      ...statements,
      'alter table ledger_postings enable trigger user',
      'alter table ledger_transactions enable trigger user',
    ])
      await sql.raw(statement).execute(database.db);
  };

  beforeEach(async () => {
    await forge('truncate ledger_balances, ledger_postings, ledger_transactions');
    for (const [memberId, n] of [
      ['ann', 3],
      ['bo', 2],
    ] as const)
      for (let i = 0; i < n; i += 1)
        await post(database.db, {
          brand: 'alpha',
          memberId,
          kind: 'deposit',
          key: `d-${i}`,
          currency: 'MMK',
          at,
          postings: [
            { account: memberPurse(memberId), amount: 100n },
            { account: house('deposits'), amount: -100n },
          ],
        });
  });

  const rulesBroken = async (): Promise<string[]> => [
    ...new Set((await verifyLedger(database.db)).findings.map(({ rule }) => rule)),
  ];

  it('finds nothing in a ledger that holds, and says how much it looked at', async () => {
    expect(await verifyLedger(database.db)).toEqual({ findings: [], transactions: 5n, postings: 10n });
  });

  it('names the balance that is not the sum of its postings', async () => {
    await forge(`update ledger_balances set balance = 301 where owner = 'ann'`);
    expect((await verifyLedger(database.db)).findings).toEqual([
      {
        rule: 'balance',
        where: 'alpha ann main MMK stripe 0',
        message: 'the balance is 301, its postings sum to 300',
      },
    ]);
  });

  it.each([
    [
      'a stripe of the house that is off',
      `update ledger_balances set balance = balance - 1 where owner = 'house'`,
      ['balance'],
    ],
    [
      'a changed amount',
      `update ledger_postings set amount = 99 where owner = 'ann' and seq = 2`,
      ['sum', 'balance', 'running'],
    ],
    [
      'a posting that is gone',
      `delete from ledger_postings where owner = 'ann' and seq = 2`,
      ['sum', 'balance', 'running', 'gap'],
    ],
    [
      'a last posting that was counted and is not there',
      `update ledger_balances set seq = 4 where owner = 'ann'`,
      ['gap'],
    ],
    ['a balance row that is gone', `delete from ledger_balances where owner = 'bo'`, ['balance']],
    [
      'a transaction that is gone',
      `delete from ledger_transactions where member_id = 'bo' and key = 'd-1'`,
      ['orphan'],
    ],
    [
      'a whole transaction that was taken out with its traces in the balances',
      `with gone as (delete from ledger_postings p using ledger_transactions t where t.id = p.transaction and t.member_id = 'ann'
          and t.key = 'd-1' returning p.*),
        changed as (update ledger_balances b set balance = b.balance - g.amount, seq = b.seq - 1 from gone g
          where b.owner = g.owner and b.stripe = g.stripe)
        delete from ledger_transactions where member_id = 'ann' and key = 'd-1'`,
      ['running', 'gap'],
    ],
    [
      'a member with less than nothing',
      `update ledger_balances set balance = -5 where owner = 'bo'`,
      ['balance', 'negative'],
    ],
  ])('sees %s', async (_what, statement, rules) => {
    await forge(statement);
    expect(await rulesBroken()).toEqual(rules);
  });
});

describe('the server and its ledger', () => {
  it('looks at the start, and shows in the metrics what it found', async () => {
    const app = await startApp(mainDatabase, { sandbox: true });
    const read = (): Promise<string> => app.app.metrics.metrics();
    await expect.poll(read).toMatch(/^livery_ledger_findings 0$/mu);
    await app.close();
  });
});
