import type { FastifyInstance } from 'fastify';

/** Origin at which this server reaches itself; undefined while it does not listen. */
export function serverAddress({ server }: FastifyInstance): string | undefined {
  const at = server.address();
  if (at === null || typeof at === 'string') return undefined;
  const { address, port, family } = at;
  const host = ['0.0.0.0', '::'].includes(address) ? '127.0.0.1' : address;
  return `http://${family === 'IPv6' && host !== '127.0.0.1' ? `[${host}]` : host}:${port}`;
}
