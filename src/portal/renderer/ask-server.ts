import { calls, type CallFacts } from '#contract/generated/calls.ts';
import type { DrawAnswer, DrawCall, DrawTask } from '#contract/drawn-page.ts';

/** Calls of a page that is being drawn. */
export type Asking = {
  fetch: typeof globalThis.fetch;
  /** Number of calls begun so far. */
  begun: () => number;
  /** Resolves when every call begun so far has been answered. */
  answered: () => Promise<void>;
};

/** Calls that answer a member otherwise than a visitor: the browser asks them, which knows who looks. */
const ofEither: ReadonlySet<string> = new Set(
  Object.values<CallFacts>(calls).flatMap(({ path, token }) => (token === 'optional' ? [path] : [])),
);

/**
 * Sends the calls of a page to the server. One that is refused stays unanswered: the page shows a placeholder, and the browser asks
 * again. What is not read, or needs a session, is not sent.
 */
export function askServer(port: DrawTask['port']): Asking {
  const waiting = new Map<number, (answer: DrawAnswer) => void>();
  const pending = new Set<Promise<void>>();
  let begun = 0;
  port.addEventListener('message', ({ data }: MessageEvent<DrawAnswer>) => waiting.get(data.id)?.(data));
  port.start();

  const ask = async (address: string, headers: DrawCall['headers']): Promise<Response> => {
    const id = ++begun;
    const answer = new Promise<DrawAnswer>((resolve) => waiting.set(id, resolve));
    const settled = answer.then(() => void pending.delete(settled));
    pending.add(settled);
    port.postMessage({ id, address, headers } satisfies DrawCall);
    const { status, body } = await answer;
    waiting.delete(id);
    return status < 400 ? new Response(body, { status }) : new Promise(() => {});
  };

  return {
    fetch: (address, { method = 'GET', headers = {} } = {}) => {
      const sent = headers as Record<string, string>;
      const [path = ''] = String(address).split('?');
      return method === 'GET' && !('Authorization' in sent) && !ofEither.has(path)
        ? ask(String(address), sent)
        : new Promise(() => {});
    },
    begun: () => begun,
    answered: async () => {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
