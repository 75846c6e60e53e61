import { describe, expect, it } from 'vitest';
import { count } from '#run-size';
import { openPostgres } from '#server/db/postgres.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { openTestDatabase, postgresOnly } from '#server/testing/database.ts';
import { startGateway } from '#server/gateway/testing/gateway.ts';
import { loginPayer, payerPassword } from '#server/gateway/testing/payer.ts';

const crossings = count(120, 1000);

describe.each(postgresOnly)('two members who pay each other over two processes on %s', (kind) => {
  it(`get through with each of ${crossings} transfers`, { timeout: 300_000 }, async () => {
    const database = await openTestDatabase(kind);
    const other = await openPostgres(database.url ?? '');
    const options = { requestsPerMinute: 1_000_000 };
    const first = await startGateway(kind, options, database);
    const second = await startGateway(kind, options, other);
    for (const gateway of [first, second]) {
      gateway.set({ constants: { transfersPerMinute: crossings, paymentPasswordTries: crossings } });
      gateway.publish((documents) => {
        Object.assign((documents['cashier/main'] as { transfers: object }).transfers, {
          upline: { min: 1, max: 1000 },
        });
      });
    }
    const payers = await Promise.all(
      (
        [
          ['demo', { to: 'upline' }],
          ['demoagent', { to: 'downline', account: 'demo' }],
        ] as const
      ).map(async ([username, to]) => {
        const { token } = await loginPayer(first, username);
        return { token, to };
      }),
    );
    const answers = new Map<string, number>();
    const sending = Array.from({ length: crossings }, (_, index) => index);
    const sender = async (): Promise<void> => {
      for (let index = sending.pop(); index !== undefined; index = sending.pop()) {
        const payer = payers[index % 2];
        const { client } = index % 4 < 2 ? first : second;
        const { status, json } = await client.send('transferUpline', {
          token: payer?.token ?? '',
          idempotencyKey: `crossing-${index}`,
          body: { ...payer?.to, amount: String(1 + (index % 7)), paymentPassword: payerPassword },
        });
        const said = `${status} ${json?.code ?? 'OK'}`;
        answers.set(said, (answers.get(said) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 24 }, sender));

    expect(Object.fromEntries(answers)).toEqual({ '200 OK': crossings });
    expect((await verifyLedger(database.db)).findings).toEqual([]);
    const { rows } = await database.db
      .selectFrom('ledger_transactions')
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .where('kind', '=', 'upline.out')
      .executeTakeFirstOrThrow();
    expect(Number(rows)).toBe(crossings);
    await first.close();
    await second.close();
    await other.close();
    await database.close();
  });
});
