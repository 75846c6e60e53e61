// npm run bench:publish: time until the last of many open pages holds a publish, beside a bare broadcast of the same
// bytes; then whether any page misses a publish while either process restarts.
import { bareChannel, bareTable, openBareStreams, startBroadcaster } from './bare.ts';
import { brand, openGround, publishText } from './ground.ts';
import { openPages } from './pages.ts';
import { quantile, summary, until, type Round } from './rounds.ts';
import { readCommandLine } from '../../command-line.ts';

const values = readCommandLine(
  'npm run bench:publish -- [options]: how long until the last of many open pages holds what was published.',
  { pages: '1000', rounds: '30' },
);
const count = Number(values.pages);
const rounds = Number(values.rounds);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const bound = 2;

say('Starting PostgreSQL, two servers and two bare broadcasters …');
const ground = await openGround();
const broadcasters = [await startBroadcaster(ground.url), await startBroadcaster(ground.url)];
let publishRound: Round = { started: 0, times: [] };
let bareRound: Round = { started: 0, times: [] };
let wantedSeq = Infinity;
const group = openPages(brand, (_page, seq, at) => {
  if (seq === wantedSeq) publishRound.times.push(at);
});
const pages = Array.from({ length: count }, (_, index) => group.open(index, ground.origins[index % 2] ?? ''));
const bare = openBareStreams(
  broadcasters.map(({ origin }) => origin),
  count,
  (at) => bareRound.times.push(at),
);
try {
  await until('every stream', () => bare.open() === count && pages.every((page) => page.seq() > 0));
  await ground.listener.query(`create table ${bareTable} (id text primary key, event text not null)`);
  await ground.listener.query('listen livery_config');
  await ground.listener.query(`listen ${bareChannel}`);
  let lastHint = '';
  // Both clocks start when PostgreSQL tells this process what it tells the servers in the same instant.
  ground.listener.on('notification', ({ channel, payload = '' }) => {
    if (channel === bareChannel) bareRound.started = performance.now();
    else if (payload.includes('"pointer"')) publishRound.started = performance.now();
  });
  const watcher = await fetch(`${ground.origins[0]}/config/v1/brands/${brand}/events`);
  const reader = watcher.body?.pipeThrough(new TextDecoderStream()).getReader();
  const watching = (async () => {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
      lastHint = read.value;
  })().catch(() => undefined);

  const operator = await ground.operator(0);
  const published: Round[] = [];
  const broadcast: Round[] = [];
  const calls: number[] = [];
  const seqNow = (): number => Math.max(...pages.map((page) => page.seq()));
  // The first rounds pay for compiling and count for nothing.
  const warm = 5;
  for (let round = -warm; round < rounds; round += 1) {
    publishRound = { started: 0, times: [] };
    wantedSeq = seqNow() + 1;
    const called = performance.now();
    await publishText(operator, `Round ${round}`);
    const call = performance.now() - called;
    await until('the last page', () => publishRound.times.length === count);
    bareRound = { started: 0, times: [] };
    const id = `round ${round}`;
    await ground.listener.query(
      `with event as (insert into ${bareTable} values ($1, $2) returning id) select pg_notify('${bareChannel}', id) from event`,
      [id, lastHint],
    );
    await until('the last bare stream', () => bareRound.times.length === count);
    if (round < 0) continue;
    published.push(publishRound);
    broadcast.push(bareRound);
    calls.push(call);
  }
  const asked = pages.reduce((sum, page) => sum + page.asked(), 0);
  const [ours, theirs] = [summary(published), summary(broadcast)];
  const row = (name: string, cells: readonly number[], digits = 1): string =>
    name.padEnd(34) + cells.map((cell) => cell.toFixed(digits).padStart(10)).join('');
  say(
    `\n${count} open pages over two processes, ${rounds} publishes; milliseconds since the commit was told`,
  );
  say(`${''.padEnd(34)}${['p50', 'p99', 'last p50', 'last p99'].map((cell) => cell.padStart(10)).join('')}`);
  say(row('pages holding the new bundle', [ours.p50, ours.p99, ours.lastP50, ours.lastP99]));
  say(row('bare broadcast of the same bytes', [theirs.p50, theirs.p99, theirs.lastP50, theirs.lastP99]));
  const ratios = [
    ours.p50 / theirs.p50,
    ours.p99 / theirs.p99,
    ours.lastP50 / theirs.lastP50,
    ours.lastP99 / theirs.lastP99,
  ];
  say(row('ratio', ratios, 2));
  say(
    `the hint had ${lastHint.length} characters; pages made ${asked} requests for ${rounds + warm} publishes`,
  );
  say(
    `draft and publish took ${quantile(calls, 0.5).toFixed(0)} ms (p99 ${quantile(calls, 0.99).toFixed(0)} ms): validated, resolved, stored, committed`,
  );

  wantedSeq = Infinity;
  let missed = 0;
  for (const [index, how] of [
    [0, 'stop'],
    [1, 'kill'],
  ] as const) {
    const other = await ground.operator(index === 0 ? 1 : 0);
    const starting = ground.end(index, how).then(() => ground.restart(index));
    let last = 0;
    for (let turn = 0; turn < 5; turn += 1) last = await publishText(other, `${how} ${turn}`);
    await starting;
    for (let turn = 5; turn < 8; turn += 1) last = await publishText(other, `${how} ${turn}`);
    await until('pages after a restart', () => pages.every((page) => page.seq() === last), 60).catch(
      () => undefined,
    );
    const late = pages.filter((page) => page.seq() !== last).length;
    missed += late;
    say(
      `process ${index + 1} ended by ${how} and started anew amid 8 publishes: ${count - late} of ${count} hold the last`,
    );
  }
  await reader?.cancel();
  await watching;
  const reached = (ratios[1] ?? Infinity) <= bound && missed === 0;
  say(
    `\n${(ratios[1] ?? Infinity) <= bound ? 'reached' : 'MISSED '}  p99 at most ${bound} × the bare broadcast: ${ratios[1]?.toFixed(2)}`,
  );
  say(`${missed === 0 ? 'reached' : 'MISSED '}  nobody misses a publish through a restart: ${missed} missed`);
  process.exitCode = reached ? 0 : 1;
} finally {
  for (const page of pages) page.close();
  bare.close();
  group.close();
  for (const broadcaster of broadcasters) await broadcaster.stop();
  await ground.close();
}
