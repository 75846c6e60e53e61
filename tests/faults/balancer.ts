import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `open`: answers that it has not ended, event streams left out. */
type Backend = { origin: string; isReady: boolean; open: Set<ServerResponse> };

/** True if a server says that it may be sent requests. */
export const answersReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** What stands before several servers. */
export type Balancer = {
  origin: string;
  /** Sends requests to this server too once it is ready. */
  add(origin: string): Promise<void>;
  /** Servers that requests are sent to. */
  ready(): Promise<string[]>;
  /** Sends no further request to this server, and tells how many it still answers, event streams left out. */
  drain(origin: string): Promise<() => Promise<number>>;
  close(): Promise<void>;
};

/**
 * A proxy before several servers, as haproxy is with `option httpchk GET /readyz` and a connection for each request: requests go in
 * turn to those that are ready, none is sent twice, event streams pass unbuffered.
 */
export async function startBalancer(): Promise<Balancer> {
  const backends = new Map<string, Backend>();
  let turn = 0;

  function forward(asked: IncomingMessage, answer: ServerResponse): void {
    const ready = [...backends.values()].filter(({ isReady }) => isReady);
    const backend = ready[(turn += 1) % ready.length];
    if (!backend) return void answer.writeHead(503).end();
    backend.open.add(answer);
    answer.once('close', () => backend.open.delete(answer));
    const { method = 'GET', url = '/', headers } = asked;
    const passed = request(`${backend.origin}${url}`, { method, headers, agent: false }, (answered) => {
      if (answered.headers['content-type']?.startsWith('text/event-stream')) backend.open.delete(answer);
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
      answered.once('error', () => answer.destroy());
    });
    passed.once('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    answer.once('close', () => passed.destroy());
    asked.pipe(passed);
  }

  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const looks = setInterval(() => {
    for (const backend of backends.values())
      void answersReady(backend.origin).then((isReady) => (backend.isReady = isReady));
  }, 200);

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(origin) {
      backends.set(origin, { origin, isReady: false, open: new Set() });
    },
    ready: async () => [...backends.values()].filter(({ isReady }) => isReady).map(({ origin }) => origin),
    async drain(origin) {
      const backend = backends.get(origin);
      backends.delete(origin);
      return async () => backend?.open.size ?? 0;
    },
    async close() {
      clearInterval(looks);
      server.closeAllConnections();
      server.close();
    },
  };
}
