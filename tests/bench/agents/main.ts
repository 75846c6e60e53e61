// npm run bench:agents: reads of an agent's team beside bare selects of as many rows, a settled bet with twelve uplines beside one without, the
// real-time salary of many new bets beside a bare insert of as many postings, and how long the monthly dividend of the whole tree takes.
import { verifyFigures } from '#server/agents/verify.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { readCommandLine } from '../../command-line.ts';
import { openGround } from '../settle/ground.ts';
import { brandOf, now, plantTree } from './ground.ts';
import { measureReads, sampleAgents, slowestPlans, type Reading } from './reads.ts';
import { measureDividend, measureSalary } from './salary.ts';
import { addPlayers, settleBets } from './settling.ts';

const values = readCommandLine(
  'npm run bench:agents -- [options]: what agents cost, beside bare statements. --members 1000000 --bets 5000000 is a large brand.',
  {
    members: '100000',
    bets: '500000',
    agents: '200',
    settled: '20000',
    salaries: '100000',
    rounds: '3',
    prove: 'no',
    plans: 'no',
  },
);
const number = (option: Exclude<keyof typeof values, 'prove' | 'plans'>): number => Number(values[option]);
const rounds = number('rounds');
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const sorted = (all: readonly number[]): number[] => [...all].sort((a, b) => a - b);
const median = (all: readonly number[]): number => sorted(all)[all.length >> 1] ?? 0;
const p99 = (all: readonly number[]): number => sorted(all)[Math.floor(all.length * 0.99)] ?? 0;

let missed = false;
/** Says a ratio beside its goal; none is asked of what has no goal. */
function judge(what: string, ratio: number, goal: number): void {
  missed ||= ratio > goal;
  say(`${ratio <= goal ? 'reached' : 'MISSED '}  ${what}: ${ratio.toFixed(2)}, goal at most ${goal}`);
}

say('Starting PostgreSQL …');
const ground = await openGround();
const { db } = ground.database;
try {
  const brand = brandOf();
  const began = performance.now();
  await plantTree(db, brand, { members: number('members'), bets: number('bets') }, (step, seconds) =>
    say(`    ${step}: ${seconds.toFixed(1)} s`),
  );
  say(
    `  ${values.members} members and ${values.bets} bets in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  if (values.prove === 'yes') {
    const findings = await verifyFigures(db, now);
    missed ||= findings.length > 0;
    say(`  the figures are those of the bets: ${findings.length} findings ${findings[0]?.message ?? ''}`);
  }

  const agents = await sampleAgents(db, number('agents'));
  await measureReads({ db, brand }, agents.slice(0, 20));
  const times = new Map<Reading, number[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [what, all] of await measureReads({ db, brand }, agents))
      times.set(what, [...(times.get(what) ?? []), ...all]);
  const of = (what: Reading): readonly number[] => times.get(what) ?? [];
  for (const [what, name] of [
    ['overview', 'team overview'],
    ['profit', 'profit and loss'],
  ] as const) {
    const [ours, bare] = [of(what), of(`${what} bare`)];
    say(`  ${name}: median ${median(ours).toFixed(1)} ms, bare ${median(bare).toFixed(1)} ms`);
    judge(`${name}, p99 ${p99(ours).toFixed(1)} ms × bare select`, p99(ours) / p99(bare), 3);
  }
  if (values.plans === 'yes')
    for (const agent of agents.slice(0, 2))
      for (const { what, statement, ms, lines } of await slowestPlans({ db, brand }, agent))
        say([`  ${what} of ${agent}, ${ms.toFixed(1)} ms: ${statement}`, ...lines].join('\n      '));
  for (const what of ['games', 'incomeBets'] as const)
    say(`  ${what} of a month: median ${median(of(what)).toFixed(1)} ms, p99 ${p99(of(what)).toFixed(1)} ms`);

  await addPlayers(db);
  const settled = number('settled');
  const costs: number[] = [];
  await settleBets(db, brand, { below: false, numero: 'warm', bets: settled });
  for (let round = 0; round < rounds; round += 1) {
    const alone = await settleBets(db, brand, { below: false, numero: `alone-${round}`, bets: settled });
    const below = await settleBets(db, brand, { below: true, numero: `below-${round}`, bets: settled });
    costs.push(below.settling / alone.settling);
    const micro = (each: number): string => `${((each / settled) * 1e6).toFixed(0)} µs`;
    say(
      `  a bet settles in ${micro(alone.settling)} without and ${micro(below.settling)} with twelve uplines, and is counted in ${micro(alone.counting)} and ${micro(below.counting)}`,
    );
  }
  judge('a settled bet with twelve uplines × without', median(costs), 1.1);

  const salary = await measureSalary(db, brand, number('salaries'));
  say(
    `  real-time salary of ${values.salaries} bets for ${salary.agents} agents: ${salary.lines} amounts in ${salary.ours.toFixed(1)} s, as many postings in ${salary.bare.toFixed(1)} s`,
  );
  judge('real-time salary × bare insert', salary.ours / salary.bare, 5);
  judge('minutes of the five that it takes', salary.ours / 60, 5);
  const dividend = await measureDividend(db, brand);
  say(
    `  dividend of a month for ${dividend.agents} agents, ${dividend.paid} of them paid, in ${dividend.seconds.toFixed(1)} s`,
  );
  say(`  memory of this process at most: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
  const { findings } = await verifyLedger(db);
  missed ||= findings.length > 0;
  say(`${findings.length === 0 ? 'reached' : 'MISSED '}  the ledger holds: ${findings.length} findings`);
  process.exitCode = missed ? 1 : 0;
} finally {
  await ground.close();
}
