import type { Duplex } from 'node:stream';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { CallErrorCode } from '#contract/call-errors.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { sendRefusal } from '#server/http/refusals.ts';

/** Codes for requests that Node's HTTP parser refuses before a request exists. */
const codeOfParser: Readonly<Record<string, CallErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
};

/** Answers on the socket and closes it: the start of a next request cannot be found. */
function hangUp(socket: Duplex, code: CallErrorCode): void {
  const { status, headers, body } = refuseCall(code);
  const text = JSON.stringify(body);
  const all = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} Refused\r\n${lines.join('')}\r\n${text}`,
    // A client that does not finish its request does not close the connection either.
    () => code === 'REQUEST_TOO_SLOW' && socket.destroy(),
  );
}

/** Answers malformed requests (contradicting or too many headers, unfinished ones) in the envelope of the gateway. */
export const answerBrokenRequests: NonNullable<FastifyServerOptions['clientErrorHandler']> = (
  error,
  socket,
) => {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else hangUp(socket, codeOfParser[error.code] ?? 'MALFORMED_REQUEST');
};

/** Answers a request whose body does not come. */
export const answerSlowRequest = (socket: Duplex): void => hangUp(socket, 'REQUEST_TOO_SLOW');

/** Answers an address that cannot be read, such as one with %zz. */
export const answerBrokenAddress = (_error: unknown, _request: FastifyRequest, reply: FastifyReply): void => {
  void sendRefusal(reply.type('application/json; charset=utf-8'), refuseCall('MALFORMED_REQUEST'));
};
