import { connect, type Socket } from 'node:net';

/** Readers of streams, who know by the number in its text which message they have come to. */
export type Readers = {
  /** Milliseconds from the sending of each message to its arrival at the last reader. */
  delays(): number[];
  /** Notes that a message of this number is sent now. */
  sent(number: number): void;
  /** Resolves once every reader has all messages, or after the patience in milliseconds. */
  done(patience: number): Promise<number>;
  close(): void;
};

/** As the text of a message has it: `"#12#`. */
export const marked = (number: number): string => `#${number}#`;
const mark = Buffer.from('"#');

/** Tells each number whose mark is whole, and returns what may be the begin of one more. */
function readNumbers(chunk: Buffer, tell: (number: number) => void): Buffer {
  let at = chunk.indexOf(mark);
  while (at >= 0) {
    const end = chunk.indexOf('#', at + mark.length);
    if (end < 0) return Buffer.from(chunk.subarray(at));
    tell(Number(chunk.toString('latin1', at + mark.length, end)));
    at = chunk.indexOf(mark, end);
  }
  return Buffer.from(chunk.subarray(-1));
}

/** Opens a number of readers at each address, each from an address of its own behind the proxy. */
export async function openReaders(
  places: readonly { port: number; host: string; path: string }[],
  count: number,
  messages: number,
): Promise<Readers> {
  const sockets: Socket[] = [];
  const begun = new Float64Array(messages);
  const ended = new Float64Array(messages);
  const left = new Int32Array(messages).fill(count);
  let complete = 0;

  const open = (at: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const place = places[at % places.length];
      if (!place) return reject(new Error('No place.'));
      const socket = connect(place.port, '127.0.0.1');
      sockets.push(socket);
      let seam: Buffer = Buffer.alloc(0);
      let opened = false;
      socket.once('error', reject);
      socket.on('data', (chunk: Buffer) => {
        if (!opened && chunk.includes('event: open')) {
          opened = true;
          resolve();
        }
        const now = performance.now();
        seam = readNumbers(Buffer.concat([seam, chunk]), (number) => {
          left[number] = (left[number] ?? 0) - 1;
          if (left[number] !== 0) return;
          ended[number] = now;
          complete += 1;
        });
      });
      socket.write(
        `GET ${place.path} HTTP/1.1\r\nhost: ${place.host}\r\naccept: text/event-stream\r\nx-gateway-version: 3\r\nx-module-id: bench\r\nx-forwarded-for: 10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}\r\n\r\n`,
      );
    });
  for (let at = 0; at < count; at += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - at) }, (_, index) => open(at + index)));
  return {
    sent: (number) => void (begun[number] = performance.now()),
    delays: () =>
      Array.from(begun, (start, number) =>
        ended[number] ? (ended[number] ?? 0) - start : Number.POSITIVE_INFINITY,
      ),
    async done(patience) {
      const until = performance.now() + patience;
      const isDone = (): boolean => complete >= messages || performance.now() >= until;
      while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 50));
      return complete;
    },
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}
