// npm run load:pages: pages of visitors that one process sends in a second, beside the same bytes served as files by sirv.
import autocannon from 'autocannon';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { readCommandLine } from '../../command-line.ts';
import { builtServer } from '../../bench/harness/built-server.ts';
import { median } from '../../bench/harness/statistics.ts';
import { serveFiles } from './yardstick.ts';

const values = readCommandLine(
  'npm run load:pages -- [options]: pages of visitors a second and their 99th percentile, beside the same bytes served as files by sirv.',
  {
    rounds: '3',
    seconds: '8',
    connections: '32',
    brand: 'aurora',
    paths: '/index,/rng,/lottery,/promotions',
  },
);
/** Least part of the pages a second of the file server that the server reaches. */
const goal = 0.5;
const paths = values.paths.split(',');
const say = (text: string): void => void process.stdout.write(`${text}\n`);

type Round = { perSecond: number; p99: number };

// Pages for everybody without a limit of an address: all of them come from this one.
const server = await builtServer({ REQUESTS_PER_MINUTE: '1000000' });
const host = `${values.brand}.localhost:${server.port}`;
const headers = { host, 'accept-encoding': 'br' };
const client = new GatewayClient(`http://127.0.0.1:${server.port}`, host);

/** The page once it is drawn: a server that has just begun sends it without its content at first. */
async function drawnPage(path: string): Promise<string> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const { status, text } = await client.raw('GET', path);
    if (status !== 200) throw new Error(`${path} was answered ${status}.`);
    if (/<html[^>]*\sdata-drawn/u.test(text)) return text;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${path} is not drawn.`);
}

async function load(port: number, seconds: number): Promise<Round> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: Number(values.connections),
    duration: seconds,
    requests: paths.map((path) => ({ path, headers })),
  });
  const failed = result.errors + result.non2xx;
  if (failed > 0)
    throw new Error(`${failed} of ${result.requests.total} requests were not answered with a page.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

try {
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await drawnPage(path));
  const files = await serveFiles(pages);
  try {
    const contenders = { 'sirv, the same bytes': files.port, livery: server.port };
    const rounds = new Map<string, Round[]>();
    // Side by side, so that what else the machine does meets both; the first round warms them and is discarded.
    for (let round = -1; round < Number(values.rounds); round += 1)
      for (const [name, port] of Object.entries(contenders)) {
        const one = await load(port, round < 0 ? 3 : Number(values.seconds));
        if (round >= 0) rounds.set(name, [...(rounds.get(name) ?? []), one]);
      }
    const of = (name: string, figure: keyof Round) =>
      median((rounds.get(name) ?? []).map((one) => one[figure]));
    say(`${values.brand}, ${paths.join(' ')}, ${values.connections} connections, median of ${values.rounds}`);
    say(`${''.padEnd(24)}${'pages a second'.padStart(16)}${'p99 in ms'.padStart(12)}`);
    for (const name of Object.keys(contenders))
      say(
        `${name.padEnd(24)}${of(name, 'perSecond').toFixed(0).padStart(16)}${of(name, 'p99').toFixed(0).padStart(12)}`,
      );
    const ratio = of('livery', 'perSecond') / of('sirv, the same bytes', 'perSecond');
    say(`${ratio.toFixed(2)} × of the file server's; the goal is at least ${goal} ×.`);
    process.exitCode = ratio >= goal ? 0 : 1;
  } finally {
    await files.close();
  }
} finally {
  await server.close();
}
