// npm run bench:promotions: events of deposits judged a second with 1, 50 and 500 campaigns, beside the bare inserts of the same events on the same
// PostgreSQL in the same run.
import { verifyLedger } from '#server/ledger/verify.ts';
import { openGround } from '../settle/ground.ts';
import { judgeEvents, openBrand, writeEvents } from './ground.ts';
import { readCommandLine } from '../../command-line.ts';

const values = readCommandLine(
  'npm run bench:promotions -- [options]: events judged a second with 1, 50 and 500 campaigns, beside bare inserts of them.',
  { events: '10000', members: '1000', rounds: '3' },
);
const events = Number(values.events);
const members = Number(values.members);
const rounds = Number(values.rounds);
/** Least share of the bare inserts by the number of campaigns; none is asked of one campaign. */
const goals: readonly (readonly [campaigns: number, share: number])[] = [
  [1, 0],
  [50, 0.3],
  [500, 0.15],
];
const say = (line: string): void => void process.stdout.write(`${line}\n`);
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
  const { findings } = await verifyLedger(db);
  say(`${findings.length === 0 ? 'reached' : 'MISSED '}  the ledger holds: ${findings.length} findings`);
  process.exitCode = missed || findings.length > 0 ? 1 : 0;
} finally {
  await ground.close();
}
