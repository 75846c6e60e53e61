import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type FreezableDatabase = {
  /** Address of the database behind it. */
  url: string;
  /** From now on nothing passes in either direction, while connections stay open and new ones are accepted. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
};

/** A way to a database that can fall silent, as one does that hangs or that the network cuts off. */
export async function freezable(url: string): Promise<FreezableDatabase> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let frozen = false;
  const follow = (socket: Socket, other: Socket): void => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      open.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
    if (frozen) socket.pause();
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    follow(near, far);
    follow(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as AddressInfo).port);
  return {
    url: address.href,
    freeze() {
      frozen = true;
      for (const socket of open) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of open) socket.resume();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
