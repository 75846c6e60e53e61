import { MessageChannel } from 'node:worker_threads';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DrawAnswer, DrawCall, Drawing, DrawTask } from '#contract/drawn-page.ts';
import { ownAddress } from '#server/http/own-requests.ts';
import { createThreadPool } from '#server/threads/thread-pool.ts';

/** Draws pages for visitors. */
export type Renderer = {
  /**
   * `drawing` is undefined when too many wait, or when the page cannot be drawn, which is logged. `isWhole` is false when a later
   * attempt may show more: too many waited, or the gateway could not answer.
   */
  draw(page: Omit<DrawTask, 'port'>): Promise<{ drawing: Drawing | undefined; isWhole: boolean }>;
  close(): Promise<void>;
};

type Tasks = { draw: (task: DrawTask) => Promise<Drawing> };

/** Milliseconds that a page may take, the wait for the thread included. */
const timeLimit = 20_000;

/** Pages that may wait for the thread; the next are sent without their content. */
const waitingMax = 24;

/** The built renderer of a folder, in a thread of its own; undefined where there is none. */
export async function createRenderer(app: FastifyInstance, directory: string): Promise<Renderer | undefined> {
  const filename = join(directory, 'main.js');
  const isBuilt = await access(filename).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return undefined;
  const pool = createThreadPool<Tasks>({ filename, execArgv: [] }, 1);
  let waiting = 0;

  /** Answers a page's call as the gateway answers a visitor of its host. */
  const answer = async ({ id, address, headers }: DrawCall, host: string): Promise<DrawAnswer> => {
    try {
      const { statusCode, body } = await app.inject({
        method: 'GET',
        url: address,
        headers: { ...headers, host },
        remoteAddress: ownAddress,
      });
      return { id, status: statusCode, body };
    } catch (error) {
      app.log.warn(error);
      return { id, status: 503, body: '' };
    }
  };

  return {
    async draw(page) {
      if (waiting >= waitingMax) return { drawing: undefined, isWhole: false };
      let isWhole = true;
      waiting += 1;
      const { port1: own, port2: port } = new MessageChannel();
      own.on('message', (call: DrawCall) => {
        void answer(call, page.host).then((reply) => {
          if (reply.status >= 500) isWhole = false;
          own.postMessage(reply, []);
        });
      });
      try {
        // The port of worker threads has what the page's code uses of the DOM's.
        const task = { ...page, port: port as unknown as DrawTask['port'] };
        const drawing = await pool.run('draw', task, { timeLimit, transfer: [port] });
        for (const fault of drawing.faults)
          app.log.warn({ page: page.address, fault }, 'A part of a page could not be drawn.');
        return { drawing, isWhole };
      } catch (error) {
        app.log.warn(
          { err: error, page: page.address },
          'A page could not be drawn; it is sent without its content.',
        );
        return { drawing: undefined, isWhole: true };
      } finally {
        waiting -= 1;
        own.close();
      }
    },
    close: () => pool.close(),
  };
}
