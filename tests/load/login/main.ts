import { writeFileSync } from 'node:fs';
import { hashesAtOnce } from '#server/crypto/password-line.ts';
import { hashPassword, passwordMatches } from '#server/crypto/passwords.ts';
import { openGround } from './ground.ts';
import { readyLogins, runLogins } from './logins.ts';
import { measure, type Measured } from './measure.ts';
import { readOptions } from './options.ts';
import { overheadOf, report } from './report.ts';
import { readMetrics, watchHealth } from './server-metrics.ts';

const options = readOptions(process.argv.slice(2));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The same comparison that a login makes, in the same line before the same threads, and nothing else. */
async function hashesAlone(seconds: number): Promise<{ measured: Measured; cpu: number }> {
  const password = 'a password of the load run';
  const hash = await hashPassword(password);
  const before = process.cpuUsage();
  const measured = await measure({ seconds, clients: options.clients }, async () => {
    if (!(await passwordMatches(hash, password))) throw new Error('The password did not match.');
  });
  const { user, system } = process.cpuUsage(before);
  return { measured, cpu: (user + system) / 1e6 / measured.done };
}

say('Starting PostgreSQL and the server …');
const ground = await openGround(options.members);
try {
  // The first runs include JIT compilation and are discarded.
  await hashesAlone(2);
  const warm = await readyLogins(ground, options.clients * 10);
  await runLogins(ground, warm, { seconds: 5, clients: options.clients });

  say(`Measuring argon2id alone, ${hashesAtOnce} at once, ${options.seconds} s …`);
  const { cpuSeconds: atRest } = await readMetrics(ground.metrics);
  const before = await hashesAlone(options.seconds);
  const rest = (await readMetrics(ground.metrics)).cpuSeconds - atRest;
  const count = Math.ceil(before.measured.perSecond * options.seconds);
  say(`Making ${count} logins ready …`);
  const logins = await readyLogins(ground, count);
  say(`Logging in for ${options.seconds} s …`);
  const { cpuSeconds } = await readMetrics(ground.metrics);
  const watch = watchHealth(ground.origin);
  const ran = await runLogins(ground, logins, options);
  const health = await watch.stop();
  const metrics = await readMetrics(ground.metrics);
  say(`Measuring argon2id alone once more, ${options.seconds} s …`);
  const after = await hashesAlone(options.seconds);

  const results = {
    clients: options.clients,
    hashes: [before.measured, after.measured],
    logins: ran,
    hashCpu: (before.cpu + after.cpu) / 2,
    // Less the idle load of the server's process, such as its timers.
    loginCpu:
      (metrics.cpuSeconds - cpuSeconds - (rest / before.measured.seconds) * ran.seconds) /
      Math.max(1, ran.done + ran.failed),
    metrics,
    health,
  };
  const { reached, lines } = report(results);
  say(`\n${lines.join('\n')}`);
  if (options.out !== undefined) {
    writeFileSync(options.out, `${JSON.stringify({ ...results, overhead: overheadOf(results) }, null, 2)}\n`);
  }
  process.exitCode = reached ? 0 : 1;
} finally {
  await ground.close();
}
