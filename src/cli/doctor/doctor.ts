import { readSettings } from '#server/settings.ts';
import type { Command, Terminal } from '../command.ts';
import { readArgs } from '../read-args.ts';
import { checkBrandHosts } from './brand-hosts.ts';
import { checkDataFolder } from './data-folder.ts';
import { checkDatabase } from './database.ts';
import { fault, type DoctorCheck, type DoctorFinding } from './finding.ts';
import { checkMessages, checkOutsideParties } from './outside-parties.ts';
import { checkPort } from './port.ts';
import { checkProxies } from './proxies.ts';
import { checkSecrets } from './secrets.ts';

const checks: readonly DoctorCheck[] = [
  checkDatabase,
  checkDataFolder,
  checkSecrets,
  checkPort,
  checkBrandHosts,
  checkProxies,
  checkOutsideParties,
  checkMessages,
];

async function findingsOf(env: Terminal['env'], url: string | undefined): Promise<DoctorFinding[]> {
  const read = readSettings(env);
  if (!read.ok)
    return read.problems.map((problem) =>
      fault('settings', problem, 'The server does not start with it.', 'Correct the variable.'),
    );
  const setup = { settings: read.settings, url };
  return (await Promise.all(checks.map((check) => check(setup)))).flat();
}

function print({ check, status, message, reason, fix }: DoctorFinding, { out }: Terminal): void {
  out(`${status.padEnd(8)}${check}: ${message}`);
  if (reason) out(`        ${reason}`);
  if (fix) out(`        → ${fix}`);
}

async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const options = { url: { type: 'string' }, json: { type: 'boolean', default: false } } as const;
  const read = readArgs(args, options, command.usage, terminal);
  if (!read) return 2;
  const { url, json } = read.values;
  if (read.positionals.length > 0 || (url !== undefined && !/^https?:\/\/[^/]/u.test(url))) {
    terminal.error(`livery ${command.usage}`);
    return 2;
  }
  const findings = await findingsOf(terminal.env, url);
  const count = (status: DoctorFinding['status']): number =>
    findings.filter((finding) => finding.status === status).length;
  if (json) terminal.out(JSON.stringify(findings, null, 2));
  else {
    for (const finding of findings) print(finding, terminal);
    terminal.out(`${count('fault')} faults, ${count('warning')} warnings, ${count('ok')} ok`);
  }
  return count('fault') > 0 ? 1 : 0;
}

/** `livery doctor`: checks the set-up that the environment describes; exit code 1 when there is a fault. */
export const command: Command = {
  usage: 'doctor [--url <public address>] [--json]',
  summary: 'checks database, clock, disk, secrets, port, DNS, proxies and outside parties of a set-up',
  run,
};
