import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { createStreamHub, type StreamHub } from './stream-hub.ts';

const limits = { perHolder: 2, total: 3, heartbeatMs: 20 };
const hubs: StreamHub<string>[] = [];
const open = (given = limits): StreamHub<string> => {
  const hub = createStreamHub<string>(given);
  hubs.push(hub);
  return hub;
};
afterEach(() => {
  vi.restoreAllMocks();
  for (const hub of hubs.splice(0)) hub.close();
});

/** A response that keeps what is written, and closes when it is ended. */
function response() {
  const written: string[] = [];
  const emitter = new EventEmitter();
  const close = (): void => void emitter.emit('close');
  const made = Object.assign(emitter, {
    written,
    writableLength: 0,
    write: (text: string | Buffer) => written.push(String(text)),
    end: close,
    destroy: vi.fn<() => void>(close),
  });
  return made as typeof made & ServerResponse;
}
const add = (hub: StreamHub<string>, holder: string, ...topics: string[]) => {
  const made = response();
  hub.add({ response: made, holder, topics, owner: holder }, 'first');
  return made;
};

it('sends an event to the streams of its topic, or to all', () => {
  const hub = open();
  const one = add(hub, 'ann', 'a', 'b');
  const other = add(hub, 'bo', 'c');
  hub.send('pointer', { seq: 2 }, 'b');
  hub.send('problems', {});
  expect(one.written).toEqual([
    'first',
    'event: pointer\ndata: {"seq":2}\n\n',
    'event: problems\ndata: {}\n\n',
  ]);
  expect(other.written).toEqual(['first', 'event: problems\ndata: {}\n\n']);
  expect(hub.streams('b').map(({ owner }) => owner)).toEqual(['ann']);
});

it('gives other work its turn while it writes to many, and leaves out who came or went meanwhile', async () => {
  const hub = open({ ...limits, total: 10, heartbeatMs: 20_000 });
  const made = Array.from({ length: 6 }, (_, at) => add(hub, `reader ${at}`, 'a'));
  // The clock moves on by more than a turn with each stream that is written to.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  const late: ReturnType<typeof add>[] = [];
  setImmediate(() => {
    late.push(add(hub, 'late', 'a'));
    made[5]?.emit('close');
  });
  await hub.sendInTurns('lines', { seq: 7 }, 'a');
  const line = 'event: lines\ndata: {"seq":7}\n\n';
  expect(made.map(({ written }) => written.slice(1))).toEqual([[line], [line], [line], [line], [line], []]);
  expect(late.map(({ written }) => written)).toEqual([['first']]);
});

it('has room for as many of a holder and of the process as the limits say, and again after one has closed', () => {
  const hub = open();
  const first = add(hub, 'ann', 'a');
  add(hub, 'ann', 'a');
  expect([hub.hasRoom('ann'), hub.hasRoom('bo')]).toEqual([false, true]);
  add(hub, 'bo', 'a');
  expect(hub.hasRoom('cy')).toBe(false);
  first.emit('close');
  expect([hub.hasRoom('ann'), hub.count()]).toEqual([true, 2]);
  expect(hub.streams('a')).toHaveLength(2);
});

it('cuts a reader that is far behind, and sends it nothing more', () => {
  const hub = open();
  const slow = add(hub, 'ann', 'a');
  Object.assign(slow, { writableLength: 64 * 1024 + 1 });
  hub.send('pointer', {}, 'a');
  expect(slow.destroy).toHaveBeenCalledOnce();
  expect([slow.written, hub.count()]).toEqual([['first'], 0]);
});

it('gives a sign of life', async () => {
  const stream = add(open({ ...limits, heartbeatMs: 1 }), 'ann', 'a');
  await expect.poll(() => stream.written).toContain(':\n\n');
});

it('ends all streams when a message was missed', () => {
  const hub = open();
  add(hub, 'ann', 'a');
  add(hub, 'bo', 'b');
  hub.endAll();
  expect(hub.count()).toBe(0);
});
