// npm run bench:settle: how long 100,000 lottery bets take to be settled and paid, beside one bare SQL update of as many rows in the same run;
// then whether a settlement that is killed half-way ends with the same postings.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { settleDraw } from '#server/lottery/settle.ts';
import { brand, fillDraw, game, openGround } from './ground.ts';
import { readCommandLine } from '../../command-line.ts';

const values = readCommandLine(
  'npm run bench:settle -- [options]: how long many lottery bets take to be settled and paid.',
  { bets: '100000', rounds: '3' },
);
const count = Number(values.bets);
const rounds = Number(values.rounds);
const bound = 5;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

say('Starting PostgreSQL …');
const ground = await openGround();
const { db } = ground.database;
const settling = { db, clock: () => new Date(), balanceMoved: () => undefined };
const measured = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};
const settledIn = async (numero: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from bets where brand = ${brand} and game_code = ${game} and round = ${numero} and status = 'SETTLED'`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
};
/** Digest of the payments of a draw by member, independent of bet ids. */
const paid = async (numero: string): Promise<string> => {
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(line, ';' order by line)) as digest from (
      select p.owner || ' ' || t.kind || ' ' || p.amount as line
        from ledger_transactions t join ledger_postings p on p.brand = t.brand and p.payer = t.member_id and p.transaction = t.id
        where t.brand = ${brand} and t.details ->> 'draw' = ${numero}
    ) lines`.execute(db);
  return rows[0]?.digest ?? '';
};
const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

try {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await fillDraw(db, `bare-${round}`, count);
    await fillDraw(db, `ours-${round}`, count);
    bare.push(
      await measured(() =>
        sql`update bets set status = 'SETTLED', payout = 1, valid_bet = stake, settled_at = ${new Date()}, version = 1
          where brand = ${brand} and game_code = ${game} and round = ${`bare-${round}`} and source = 'lottery'`.execute(
          db,
        ),
      ),
    );
    ours.push(
      await measured(() => settleDraw(settling, { brand, game, numero: `ours-${round}`, version: 1 })),
    );
    say(`  round ${round + 1}: update ${bare.at(-1)?.toFixed(2)} s, settlement ${ours.at(-1)?.toFixed(2)} s`);
  }
  const { rows: won } = await sql<{ n: number }>`
    select count(*)::int as n from bets where brand = ${brand} and round = 'ours-0' and payout > 0`.execute(
    db,
  );
  const ratio = median(ours) / median(bare);
  say(
    [
      `${count} bets, ${won[0]?.n ?? 0} of them won`,
      `one bare update   ${median(bare).toFixed(2)} s   ${Math.round(count / median(bare))} rows/s`,
      `settlement        ${median(ours).toFixed(2)} s   ${Math.round(count / median(ours))} bets/s`,
      `ratio             ${ratio.toFixed(2)}   (goal: at most ${bound})`,
    ].join('\n'),
  );

  await fillDraw(db, 'killed', count);
  const file = join(import.meta.dirname, 'settle-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file, ground.url, 'killed'], {
    stdio: 'inherit',
  });
  while ((await settledIn('killed')) < count * 0.3 && child.exitCode === null);
  child.kill('SIGKILL');
  if (child.exitCode === null) await once(child, 'exit');
  const half = await settledIn('killed');
  await settleDraw(settling, { brand, game, numero: 'killed', version: 1 });
  const same = (await paid('killed')) === (await paid('ours-0'));
  const { rows: sums } = await sql<{
    sum: string;
  }>`select sum(amount)::text as sum from ledger_postings`.execute(db);
  say(
    `killed after ${half} bets, settled again: ${await settledIn('killed')} bets, ${same ? 'the same postings' : 'OTHER POSTINGS'}, Σ = ${sums[0]?.sum}`,
  );
  if (ratio > bound || !same || half >= count || sums[0]?.sum !== '0') process.exitCode = 1;
} finally {
  await ground.close();
}
