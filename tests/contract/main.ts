import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';

const usage = `npm run contract -- --gateway <address> [options]

Holds a gateway against the contract of the account calls: every answer against schemas/calls, and the behaviour that
pages rely on. It speaks HTTP only. It logs in, registers members named Pl… and changes what is theirs; nothing else.

  --gateway <address>    where the gateway is, such as https://platform.example
  --host <name>          host name of the brand, where it is not that of the address
  --member <account>     a member with the password below (demo)
  --guest <account>      a demo account of type 4 (demoguest)
  --agent <account>      an agent (demoagent)
  --affiliate <code>     the agent's code (DEMO)
  --only <words>         only checks whose name has these words
  --list                 names the checks and asks nothing

  CONTRACT_PASSWORD      in the environment: the password of the three accounts (else DEMO_PASSWORD)

Codes and mails are read at /sandbox/outbox.json of the gateway; without it, what needs them is left out and said so.`;

const { values: options } = parseArgs({
  options: {
    gateway: { type: 'string' },
    host: { type: 'string' },
    member: { type: 'string' },
    guest: { type: 'string' },
    agent: { type: 'string' },
    affiliate: { type: 'string' },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const say = (line = ''): void => void process.stdout.write(`${line}\n`);

function end(code: number, line: string): never {
  (code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
  process.exit(code);
}

/** One check, as Vitest reports it. */
type Check = {
  ancestorTitles: string[];
  title: string;
  status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo';
  failureMessages?: string[];
};
type Report = { testResults: { message: string; assertionResults: Check[] }[] };

const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');

function run(args: readonly string[], environment: Record<string, string>, quiet: boolean): Promise<string> {
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, TEST_POSTGRES: 'off', ...environment },
    stdio: ['ignore', 'pipe', quiet ? 'ignore' : 'inherit'],
  });
  return new Promise((resolve) => {
    let printed = '';
    child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
    child.once('close', () => resolve(printed));
  });
}

/** Why nothing can be asked of an address; undefined when a gateway answers there. */
async function unreachable(gateway: string, host: string | undefined): Promise<string | undefined> {
  const address = new URL('/wps/system/whitelabel', gateway);
  try {
    const answer = await fetch(address, {
      headers: {
        'x-gateway-version': '3',
        'x-module-id': 'portal',
        ...(host && { 'x-forwarded-host': host }),
      },
      signal: AbortSignal.timeout(10_000),
    });
    const { success } = (await answer.json()) as { success?: unknown };
    return typeof success === 'boolean' ? undefined : `${address.href} answers without an envelope.`;
  } catch (fault) {
    return `No gateway answers at ${address.href}: ${fault instanceof Error ? fault.message : String(fault)}`;
  }
}

const cell = (value: string | number, width: number): string => String(value).padStart(width);

/** The results by suite, and what failed with its first lines. */
function table(checks: readonly Check[]): string[] {
  const suites = new Map<string, Check[]>();
  for (const check of checks) suites.set(suiteOf(check), [...(suites.get(suiteOf(check)) ?? []), check]);
  const lines = [`${'checks'.padEnd(34)}${cell('passed', 8)}${cell('failed', 8)}${cell('left out', 10)}`];
  for (const [suite, all] of suites) {
    const count = (...states: Check['status'][]): number =>
      all.filter(({ status }) => states.includes(status)).length;
    const numbers = [count('passed'), count('failed'), count('skipped', 'pending', 'todo')] as const;
    lines.push(`${suite.padEnd(34)}${cell(numbers[0], 8)}${cell(numbers[1], 8)}${cell(numbers[2], 10)}`);
  }
  return lines;
}

const suiteOf = ({ ancestorTitles }: Check): string => ancestorTitles[1] ?? ancestorTitles[0] ?? '';

const shown = (message = ''): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .slice(0, 2)
    .map((line) => `      ${line.trim()}`)
    .join('\n');

if (options.help) end(0, usage);
const file = 'tests/contract/gateway.test.ts';
const chosen = options.only === undefined ? [] : ['-t', options.only];
if (options.list) {
  const listed = await run(
    ['list', '--project', 'server', file, ...chosen],
    { GATEWAY_CONTRACT_URL: 'http://gateway' },
    true,
  );
  const names = [...listed.matchAll(/gateway\.test\.ts > .*? > (.*)/gu)].map(([, name = '']) => name);
  end(0, [...names, '', `${names.length} checks`].join('\n'));
}
if (options.gateway === undefined) end(2, `--gateway is missing.\n\n${usage}`);
if (!URL.canParse(options.gateway))
  end(2, `"${options.gateway}" is no address. Give one such as https://platform.example.`);
if (!process.env['CONTRACT_PASSWORD'] && !process.env['DEMO_PASSWORD']) {
  end(
    2,
    'Set CONTRACT_PASSWORD to the password of the accounts. It is not an option, so that it stands in no list of processes.',
  );
}
const gateway = options.gateway.replace(/\/+$/u, '');
const reason = await unreachable(gateway, options.host);
if (reason !== undefined) end(2, reason);

say(`Holding ${gateway} against the contract …`);
const folder = mkdtempSync(join(tmpdir(), 'livery-contract-'));
const report = join(folder, 'report.json');
const environment = Object.fromEntries(
  Object.entries({
    GATEWAY_CONTRACT_URL: gateway,
    GATEWAY_CONTRACT_HOST: options.host,
    CONTRACT_MEMBER: options.member,
    CONTRACT_GUEST: options.guest,
    CONTRACT_AGENT: options.agent,
    CONTRACT_AFFILIATE: options.affiliate,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined),
);
const vitestArguments = [
  'run',
  '--project',
  'server',
  file,
  '--reporter=json',
  `--outputFile=${report}`,
  ...chosen,
];
await run(vitestArguments, environment, false);
let results: Report['testResults'];
try {
  results = (JSON.parse(readFileSync(report, 'utf8')) as Report).testResults;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const checks = results
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status }) => options.only === undefined || status !== 'skipped');
const failed = checks.filter(({ status }) => status === 'failed');
const left = checks.filter(({ status }) => status !== 'failed' && status !== 'passed');
say();
for (const line of table(checks)) say(line);
if (left.length > 0) {
  say(
    '\nLeft out, for what they need is not there (the outbox, a switch of the brand, or no captcha at registration):',
  );
  for (const check of left) say(`  ${suiteOf(check)}: ${check.title}`);
}
if (failed.length > 0) {
  say('\nFailed:');
  for (const check of failed)
    say(`  ${suiteOf(check)}: ${check.title}\n${shown(check.failureMessages?.[0])}`);
}
const broken = results
  .filter(({ assertionResults }) => assertionResults.length === 0)
  .map(({ message }) => message);
for (const message of broken) say(shown(message));
const kept = failed.length === 0 && broken.length === 0 && checks.length > 0;
say(kept ? '\nThe gateway keeps the contract.' : '\nThe gateway does not keep the contract.');
process.exit(kept ? 0 : 1);
