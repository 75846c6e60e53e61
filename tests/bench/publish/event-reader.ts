import { get, type Agent, type ClientRequest } from 'node:http';

type StreamEvent = { event: string; data: string };

type Reading = {
  address: string;
  headers?: Record<string, string>;
  agent: Agent;
  onEvent: (event: StreamEvent) => void;
  onOpen?: () => void;
  /** The stream ended or never came; `retryMs` is what the server asked for. */
  onEnd: (retryMs: number) => void;
};

/** One stream of server-sent events, as little work for the reader as can be: a thousand of them share one process. */
export function readEvents({ address, headers = {}, agent, onEvent, onOpen, onEnd }: Reading): () => void {
  let retryMs = 3000;
  let ended = false;
  const end = (): void => {
    if (ended) return;
    ended = true;
    onEnd(retryMs);
  };
  const request: ClientRequest = get(
    address,
    { agent, headers: { accept: 'text/event-stream', ...headers } },
    (response) => {
      if (response.statusCode !== 200) {
        response.resume();
        request.destroy();
        return;
      }
      onOpen?.();
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const lines = block.split('\n');
          const field = (name: string): string | undefined =>
            lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
          retryMs = Number(field('retry') ?? retryMs);
          const data = field('data');
          if (data !== undefined) onEvent({ event: field('event') ?? 'message', data });
        }
      });
      response.on('close', end);
    },
  );
  request.on('error', end);
  request.on('close', end);
  return () => {
    ended = true;
    request.destroy();
  };
}
