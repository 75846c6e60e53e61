import { connect } from 'node:net';

/** A kept connection of HTTP/1.1 that asks one thing at a time. */
export type Line = {
  /** Sends a whole request; answers the body of the response, whatever its status. */
  ask(request: string): Promise<string>;
  /** False once the server has let it go. */
  open(): boolean;
  close(): void;
};

const length = /\r\ncontent-length: (\d+)\r\n/iu;

/**
 * Opens a connection. The client shares its cores with the server under test: Node's own client takes three times as long
 * for such short requests.
 */
export async function openLine(host: string, port: number): Promise<Line> {
  const socket = connect({ host, port, noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let waiting: { resolve: (body: string) => void; reject: (fault: Error) => void } | undefined;
  let read = '';
  // All that is asked and answered here is ASCII.
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => {
    read += part;
    const head = read.indexOf('\r\n\r\n');
    if (head < 0) return;
    const body = head + 4;
    const end = body + Number(length.exec(read.slice(0, body))?.[1]);
    if (Number.isNaN(end)) socket.destroy(new Error(`An answer without a length: ${read}`));
    if (!(read.length >= end)) return;
    const answer = read.slice(body, end);
    read = read.slice(end);
    waiting?.resolve(answer);
    waiting = undefined;
  });
  socket.on('error', (fault) => waiting?.reject(fault));
  socket.on('close', () => waiting?.reject(new Error('The server has closed the connection.')));
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    open: () => !socket.destroyed && !socket.readableEnded,
    close: () => socket.destroy(),
  };
}
