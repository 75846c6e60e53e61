import { Agent } from 'node:http';
import { join } from 'node:path';
import { portProcess } from '../harness/port-process.ts';
import { readEvents } from './event-reader.ts';

export const bareChannel = 'bench_bare';
export const bareTable = 'bench_bare_events';

/** Starts a bare broadcaster as a process of its own. */
export async function startBroadcaster(url: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const file = join(import.meta.dirname, 'bare-broadcaster.ts');
  const { port, stop } = await portProcess(file, { env: { DATABASE_URL: url } });
  return { origin: `http://127.0.0.1:${port}/`, stop };
}

/** Streams that only note when something came. */
export function openBareStreams(origins: readonly string[], count: number, onEvent: (at: number) => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  let open = 0;
  const stops = Array.from({ length: count }, (_, index) =>
    readEvents({
      address: origins[index % origins.length] ?? '',
      agent,
      onOpen: () => (open += 1),
      onEvent: () => onEvent(performance.now()),
      onEnd: () => (open -= 1),
    }),
  );
  return {
    open: () => open,
    close() {
      for (const stop of stops) stop();
      agent.destroy();
    },
  };
}
