import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry } from 'prom-client';
import { registerGauge, type Gauge } from './gauge.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Metrics of this process; `serveMetrics` shows them at an address of their own. */
    metrics: Registry;
  }
}

/** Upper bounds of the latency histogram, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Counts requests and measures them by route, and keeps `gauges`. No metric has a label of a player. */
export function registerMetrics(app: FastifyInstance, gauges: readonly Gauge[]): void {
  const registry = new Registry();
  const requests = new Counter({
    name: 'livery_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'livery_http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames: ['route'],
    buckets,
    registers: [registry],
  });
  for (const gauge of gauges) registerGauge(registry, gauge);
  app.decorate('metrics', registry);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    requests.inc({ method: request.method, route, status: reply.statusCode });
    duration.observe({ route }, reply.elapsedTime / 1000);
    done();
  });
}
