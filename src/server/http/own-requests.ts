import type { Socket } from 'node:net';

/** Address from which this server's requests to itself come; no connection has it. */
export const ownAddress = '0.0.0.0';

/** True for a request of this server to itself, whatever its X-Forwarded headers say; it counts against no limit. */
export const isOwnRequest = ({ socket }: { socket: Pick<Socket, 'remoteAddress'> }): boolean =>
  socket.remoteAddress === ownAddress;
