import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, type Registry } from 'prom-client';

export type MetricsServer = { port: number; close(): Promise<void> };

/**
 * Answers `GET /metrics` in the Prometheus text format at an address of its own, which no proxy of players hands on to.
 * Adds processor time, memory and garbage collection of this process.
 * @throws the system's error when the address cannot be listened at
 */
export async function serveMetrics(
  registry: Registry,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => reply.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
