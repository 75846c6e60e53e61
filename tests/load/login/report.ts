import type { Measured } from './measure.ts';
import type { ServerMetrics } from './server-metrics.ts';

export type Results = {
  clients: number;
  /** Passwords compared with their hash, and nothing else, before and after the logins. */
  hashes: readonly Measured[];
  logins: Measured;
  /** Seconds of processor time for one hash alone. */
  hashCpu: number;
  /** The same of the server's process for one login. */
  loginCpu: number;
  metrics: ServerMetrics;
  health: { p99: number; asked: number };
};

const reach = { overhead: 15, loopP99: 50 } as const;

const fixed = (value: number, digits = 1): string => value.toFixed(digits);

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(26) : String(cell).padStart(12))).join('');

const measured = (what: string, { perSecond, p50, p99, done, failed }: Measured): string =>
  row([what, fixed(perSecond), fixed(p50), fixed(p99), done, failed]);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Overhead of the gateway over a hash, in percent: by throughput, and by the server's processor time. */
export function overheadOf({ hashes, logins, hashCpu, loginCpu }: Results): { wall: number; cpu: number } {
  return {
    wall: (mean(hashes.map(({ perSecond }) => perSecond)) / logins.perSecond - 1) * 100,
    cpu: (loginCpu / hashCpu - 1) * 100,
  };
}

export type Verdict = { reached: boolean; lines: readonly string[] };

export function report(results: Results): Verdict {
  const { clients, hashes, logins, hashCpu, loginCpu, metrics, health } = results;
  const overhead = overheadOf(results);
  const goals: readonly [what: string, value: string, reached: boolean][] = [
    ['errors: 0', String(logins.failed), logins.failed === 0 && logins.done > 0],
    [
      `overhead of the gateway: under ${reach.overhead} % of the hash`,
      `${fixed(overhead.cpu)} %`,
      overhead.cpu < reach.overhead,
    ],
    [
      `event loop delay p99: under ${reach.loopP99} ms`,
      `${fixed(metrics.loopP99)} ms`,
      metrics.loopP99 < reach.loopP99,
    ],
  ];
  return {
    reached: goals.every(([, , reached]) => reached),
    lines: [
      `${clients} at once, on one machine with the database and this command`,
      '',
      row(['', 'per second', 'p50 ms', 'p99 ms', 'done', 'failed']),
      ...hashes.map((hash, at) => measured(`argon2id alone, ${at === 0 ? 'before' : 'after'}`, hash)),
      measured('logins', logins),
      '',
      `processor time: ${fixed(hashCpu * 1000)} ms a hash, ${fixed(loginCpu * 1000)} ms a login in the server's process, beyond what it takes at rest`,
      `overhead by processor time of the server: ${fixed(overhead.cpu)} % of the hash`,
      `overhead by logins a second, with PostgreSQL and this command on the same processors: ${fixed(overhead.wall)} %`,
      `event loop delay of the server: p50 ${fixed(metrics.loopP50)} ms, p99 ${fixed(metrics.loopP99)} ms, most ${fixed(metrics.loopMax)} ms`,
      `/healthz meanwhile: p99 ${fixed(health.p99)} ms of ${health.asked}`,
      '',
      'A login includes: HTTP, decrypting the body (JWE), checking the solved puzzle of the human verification, the counts',
      'of attempts, the account, the hash, the session. Not included: solving the puzzle and encrypting the body, which is',
      "the work of the player's browser, done before the clock starts.",
      '',
      ...goals.map(([what, value, reached]) => `${reached ? 'reached' : 'MISSED '}  ${what}: ${value}`),
      ...logins.reasons.map((reason) => `failed: ${reason}`),
    ],
  };
}
