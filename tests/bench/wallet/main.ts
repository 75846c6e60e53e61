// npm run bench:wallet: bets and wins of the seamless wallet over HTTP, beside pgbench with the same statements on the same PostgreSQL
// in the same run; then whether one player on whom everything comes at once slows down the others. With --campaigns, instead what a bet costs more beside
// so many campaigns about play.
import { openDatabase } from '#server/db/open.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { playBesideCampaigns } from './beside-campaigns.ts';
import { openGround } from './ground.ts';
import { findPgbench, runPgbench, type Bare } from './pgbench.ts';
import { openVendor } from './vendor.ts';
import { readCommandLine } from '../../command-line.ts';

const values = readCommandLine(
  'npm run bench:wallet -- [options]: bets and wins of the seamless wallet over HTTP, beside pgbench with the same statements.',
  {
    players: '64',
    seconds: '10',
    rounds: '3',
    campaigns: '0',
  },
);
const players = Number(values.players);
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const campaigns = Number(values.campaigns);
/** Requests on the hot player at the same time. */
const hands = 32;
const shareMin = 0.5;
const p99Max = 50;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[
    Math.min(times.length - 1, Math.floor(times.length * share))
  ] ?? NaN;

if (campaigns > 0) {
  const reached = await playBesideCampaigns({ campaigns, players, seconds, rounds }, say);
  process.exit(reached ? 0 : 1);
}

const pgbench = await findPgbench();
if (pgbench === undefined)
  say('pgbench is not here (PATH, or Debian: postgresql-contrib); there is nothing to compare with.');
const ground = await openGround(players);
const vendor = openVendor(ground);
let refused = 0;

/** Plays for a while with one player per entry of `who`, each as fast as it can or at a fixed interval. */
async function measure(
  who: readonly number[],
  { hot = 0, everyMs = 0 }: { hot?: number; everyMs?: number } = {},
): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const others = who.map((index) => vendor.play(index, end, times, everyMs));
  const one = Array.from({ length: hot }, () => vendor.play(0, end, []));
  for (const bad of await Promise.all(others)) refused += bad;
  // On one player more is asked than its line can take in time: some of that is to be asked again later.
  await Promise.all(one);
  return times;
}

try {
  const everyone = Array.from({ length: players }, (_, index) => index);
  await measure(everyone);
  await ground.count();
  // Every connection plans its statements anew then.
  await measure(everyone);
  const ours: number[][] = [];
  const bare: Bare[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measure(everyone));
    if (pgbench !== undefined) bare.push(await runPgbench(pgbench, ground, { players, seconds }));
  }
  const all = ours.flat();
  const perSecond = all.length / (seconds * rounds);
  const pairs = bare.flatMap(({ pairMs }) => pairMs);
  const bareMean = bare.reduce((sum, each) => sum + each.operationsPerSecond, 0) / bare.length;
  say(`\n${players} players, ${rounds} × ${seconds} s each, PostgreSQL with synchronous_commit on`);
  say(
    `seamless wallet over HTTP   ${perSecond.toFixed(0).padStart(6)} bets and wins/s   p50 ${quantile(all, 0.5).toFixed(1)} ms   p99 ${quantile(all, 0.99).toFixed(1)} ms`,
  );
  if (pgbench !== undefined)
    say(
      `pgbench, same statements    ${bareMean.toFixed(0).padStart(6)} bets and wins/s   mean ${((1000 * players) / bareMean).toFixed(1)} ms   a bet and its win: p50 ${quantile(pairs, 0.5).toFixed(1)} ms   p99 ${quantile(pairs, 0.99).toFixed(1)} ms`,
    );

  // As fast as 64 hands can, every answer waits behind 63 others. What players feel is the wallet below its limit.
  const rate = pgbench === undefined ? perSecond * shareMin : bareMean * shareMin;
  const paced = await measure(everyone, { everyMs: (2 * 1000 * players) / rate });
  say(
    `seamless wallet, paced      ${(paced.length / seconds).toFixed(0).padStart(6)} bets and wins/s   p50 ${quantile(paced, 0.5).toFixed(1)} ms   p99 ${quantile(paced, 0.99).toFixed(1)} ms`,
  );

  const others = everyone.slice(1);
  const alone = await measure(others);
  const beside = await measure(others, { hot: hands });
  say(
    `\n${others.length} players alone                       p50 ${quantile(alone, 0.5).toFixed(1)} ms   p99 ${quantile(alone, 0.99).toFixed(1)} ms   ${(alone.length / seconds).toFixed(0)}/s`,
  );
  say(
    `${others.length} players beside ${hands} requests on one   p50 ${quantile(beside, 0.5).toFixed(1)} ms   p99 ${quantile(beside, 0.99).toFixed(1)} ms   ${(beside.length / seconds).toFixed(0)}/s`,
  );

  const database = await openDatabase({ url: ground.url, dataDir: '' });
  const { findings, transactions } = await verifyLedger(database.db);
  await database.close();

  const claims: [string, boolean][] = [
    ...(pgbench === undefined
      ? []
      : [
          [
            `at least ${shareMin} × pgbench: ${(perSecond / bareMean).toFixed(2)}`,
            perSecond / bareMean >= shareMin,
          ] as [string, boolean],
        ]),
    [
      `p99 at most ${p99Max} ms with everything asked at once: ${quantile(all, 0.99).toFixed(1)}`,
      quantile(all, 0.99) <= p99Max,
    ],
    [
      `p99 at most ${p99Max} ms at ${shareMin} × pgbench: ${quantile(paced, 0.99).toFixed(1)}`,
      quantile(paced, 0.99) <= p99Max,
    ],
    [
      `a hot player does not stall the others: p99 ${quantile(beside, 0.99).toFixed(1)} ms, at most ${p99Max} or 2 × alone`,
      quantile(beside, 0.99) <= Math.max(p99Max, 2 * quantile(alone, 0.99)),
    ],
    [`every answer OK: ${refused} were not`, refused === 0],
    [
      `the ledger holds after ${transactions} transactions: ${findings.length} findings`,
      findings.length === 0,
    ],
  ];
  say('');
  for (const [claim, reached] of claims) say(`${reached ? 'reached' : 'MISSED '}  ${claim}`);
  process.exitCode = claims.every(([, reached]) => reached) ? 0 : 1;
} finally {
  vendor.close();
  await ground.close();
}
