import { connect } from 'node:net';

/** Milliseconds to open a connection to a host; undefined when it cannot be reached in time. */
export type MeasureDomain = (host: string) => Promise<number | undefined>;

const patienceMs = 1500;

/** Time to open a TCP connection to port 443, name look-up included. */
export const connectionTime: MeasureDomain = (host) =>
  new Promise((resolve) => {
    const start = performance.now();
    const socket = connect({ host, port: 443, timeout: patienceMs });
    const end = (speed?: number): void => {
      socket.destroy();
      resolve(speed);
    };
    socket.once('connect', () => end(Math.round(performance.now() - start)));
    socket.once('timeout', () => end());
    socket.once('error', () => end());
  });

/** Measures a host at most once in five minutes, however many ask. */
export function rememberedSpeed(measure: MeasureDomain, clock: () => Date): MeasureDomain {
  const lifeMs = 5 * 60_000;
  const known = new Map<string, { speed: Promise<number | undefined>; until: number }>();
  return (host) => {
    const now = clock().getTime();
    const found = known.get(host);
    if (found && found.until > now) return found.speed;
    const speed = measure(host);
    known.set(host, { speed, until: now + lifeMs });
    return speed;
  };
}
