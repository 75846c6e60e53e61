import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { sendRefusal } from './refusals.ts';

/** Upper bounds of the latency histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Latency = { buckets: number[]; sum: number; count: number };

/** A number that is read when it is asked for. */
export type Gauge = {
  name: string;
  help: string;
  read: () => Promise<{ labels?: Record<string, string>; value: number }[]>;
};

const escape = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const series = (name: string, labels: Record<string, string>, value: number): string => {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escape(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
};

const header = (name: string, type: string, help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A request of this machine that no proxy has handed on, or one with the token. */
function mayRead({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  const passedOn = ['forwarded', 'x-forwarded-for', 'via'].some((name) => headers[name] !== undefined);
  if (!passedOn && isLoopback(raw.socket.remoteAddress)) return true;
  const given = /^Bearer (\S+)$/u.exec(headers.authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(sha256(given), sha256(token));
}

const isLoopback = (address = ''): boolean => /^(?:::ffff:)?127\.|^::1$/u.test(address);

/** Counts requests and measures them by route, and answers /metrics in the Prometheus text format. */
export function registerMetrics(
  app: FastifyInstance,
  { gauges, token }: { gauges: readonly Gauge[]; token: string | undefined },
): void {
  const requests = new Map<string, { labels: Record<string, string>; count: number }>();
  const latencies = new Map<string, Latency>();

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    const key = JSON.stringify(labels);
    const counted = requests.get(key) ?? { labels, count: 0 };
    counted.count += 1;
    requests.set(key, counted);
    const seconds = reply.elapsedTime / 1000;
    const latency = latencies.get(route) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 };
    latency.buckets = latency.buckets.map(
      (count, index) => count + (seconds <= (bounds[index] ?? 0) ? 1 : 0),
    );
    latency.sum += seconds;
    latency.count += 1;
    latencies.set(route, latency);
    done();
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return sendRefusal(reply, refuse('METRICS_CLOSED'));
    const lines = header('livery_http_requests_total', 'counter', 'Requests answered.');
    for (const { labels, count } of requests.values())
      lines.push(series('livery_http_requests_total', labels, count));
    const duration = 'livery_http_request_duration_seconds';
    lines.push(...header(duration, 'histogram', 'Time from request to answer.'));
    for (const [route, { buckets, sum, count }] of latencies) {
      bounds.forEach((bound, index) =>
        lines.push(series(`${duration}_bucket`, { route, le: String(bound) }, buckets[index] ?? 0)),
      );
      lines.push(series(`${duration}_bucket`, { route, le: '+Inf' }, count));
      lines.push(series(`${duration}_sum`, { route }, sum), series(`${duration}_count`, { route }, count));
    }
    for (const { name, help, read } of gauges) {
      const values = await read().catch((fault: unknown) => {
        if (isUnavailable(fault)) return undefined;
        throw fault;
      });
      // Gauges that need the database are left out while it does not answer, so that the others can still be read.
      if (!values) continue;
      lines.push(...header(name, 'gauge', help));
      for (const { labels = {}, value } of values) lines.push(series(name, labels, value));
    }
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
