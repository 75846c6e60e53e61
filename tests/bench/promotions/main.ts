// npm run bench:promotions: events of deposits judged a second with 1, 50 and 500 campaigns, beside the bare inserts of the same events on the same
// PostgreSQL in the same run; and the p99 of a red envelope beside a bare update that counts one row down.
import { verifyLedger } from '#server/ledger/verify.ts';
import { openGround } from '../settle/ground.ts';
import { judgeEvents, openBrand, writeEvents } from './ground.ts';
import { bareTakes, envelopeTakes } from './rain.ts';
import { readCommandLine } from '../../command-line.ts';

const values = readCommandLine(
  'npm run bench:promotions -- [options]: events judged a second with 1, 50 and 500 campaigns, beside bare inserts of them, and red envelopes beside a bare count.',
  { events: '10000', members: '1000', rounds: '3', envelopes: '2000' },
);
const events = Number(values.events);
const members = Number(values.members);
const rounds = Number(values.rounds);
const envelopes = Number(values.envelopes);
/** Least share of the bare inserts by the number of campaigns; none is asked of one campaign. */
const goals: readonly (readonly [campaigns: number, share: number])[] = [
  [1, 0],
  [50, 0.3],
  [500, 0.15],
];
/** Most that an envelope's p99 is of that of a bare `update … where left > 0`. */
const rainMost = 3;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const p99 = (all: readonly number[]): number =>
  [...all].sort((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? 0;
const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;

say('Starting PostgreSQL …');
const ground = await openGround();
const { db } = ground.database;
try {
  let missed = false;
  // The first brand plans the statements of every connection.
  const warm = await openBrand(db, 'warm', { campaigns: 50, members, events: 2000 });
  await writeEvents(db, 'warm', { members, events: 2000 });
  await judgeEvents(db, warm);
  for (const [campaigns, share] of goals) {
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const name = `b${campaigns}-${round}`;
      const brand = await openBrand(db, name, { campaigns, members, events });
      const written = await writeEvents(db, name, { members, events });
      const { seconds, awards } = await judgeEvents(db, brand);
      ratios.push(written / seconds);
      say(
        `${String(campaigns).padStart(4)} campaigns   inserts ${(events / written).toFixed(0).padStart(6)}/s   judged ${(events / seconds).toFixed(0).padStart(6)}/s   ${awards} rewards   ratio ${(written / seconds).toFixed(2)}`,
      );
    }
    const ratio = median(ratios);
    missed ||= ratio < share;
    say(
      `${ratio >= share ? 'reached' : 'MISSED '}  ${campaigns} campaigns: ${ratio.toFixed(2)} × bare inserts, goal ${share}`,
    );
  }
  const beside: number[] = [];
  await bareTakes(db, 'warm', envelopes);
  await envelopeTakes(db, 'rain-warm', envelopes);
  for (let round = 0; round < rounds; round += 1) {
    const bare = p99(await bareTakes(db, `r${round}`, envelopes));
    const taken = p99(await envelopeTakes(db, `rain-${round}`, envelopes));
    beside.push(taken / bare);
    say(
      `   rain        bare p99 ${bare.toFixed(1).padStart(6)} ms   envelopes p99 ${taken.toFixed(1).padStart(6)} ms   ratio ${(taken / bare).toFixed(2)}`,
    );
  }
  const ratio = median(beside);
  missed ||= ratio > rainMost;
  say(
    `${ratio <= rainMost ? 'reached' : 'MISSED '}  rain: p99 ${ratio.toFixed(2)} × of the bare update, goal ${rainMost}`,
  );
  const { findings } = await verifyLedger(db);
  say(`${findings.length === 0 ? 'reached' : 'MISSED '}  the ledger holds: ${findings.length} findings`);
  process.exitCode = missed || findings.length > 0 ? 1 : 0;
} finally {
  await ground.close();
}
