import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrations.ts';
import { openDatabase } from '#server/db/open.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { runCommand } from './dispatch.ts';

describe('livery ledger verify', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'livery-ledger-'));
    const { db, close } = await openDatabase({ dataDir });
    await migrate(db);
    await post(db, {
      brand: 'alpha',
      memberId: 'ann',
      kind: 'deposit',
      key: 'one',
      currency: 'MMK',
      at: new Date(),
      postings: [
        { account: memberPurse('ann'), amount: 5n },
        { account: house('deposits'), amount: -5n },
      ],
    });
    await close();
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const terminal = { out: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
    return { code: await runCommand(['ledger', ...args], { ...terminal, env: {} }), lines };
  };

  it('says that a ledger holds, and what of it does not', async () => {
    expect(await run('verify', '--data-dir', dataDir)).toEqual({
      code: 0,
      lines: ['The ledger holds: 1 transactions, 2 postings.'],
    });
    const { db, close } = await openDatabase({ dataDir });
    await sql`update ledger_balances set balance = 6 where owner = 'ann'`.execute(db);
    await close();
    const { code, lines } = await run('verify', '--data-dir', dataDir);
    expect(code).toBe(1);
    expect(lines[0]).toBe('balance: alpha ann main MMK stripe 0: the balance is 6, its postings sum to 5');
  });

  it('says when it is called wrongly, or cannot look', async () => {
    expect((await run()).code).toBe(2);
    expect((await run('verify', '--database-url', 'postgresql://127.0.0.1:9/none')).code).toBe(2);
  });
});
