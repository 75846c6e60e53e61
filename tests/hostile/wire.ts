import { connect } from 'node:net';

const head = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
const login = 'POST /wps/session/login/freeplay HTTP/1.1';
const usual = ['Host: localhost', 'X-Gateway-Version: 3', 'X-Module-Id: portal', 'Connection: close'];

export type BrokenRequest = [name: string, bytes: string];

/** Bytes that are no HTTP request, or more than one, depending on who reads them. Each is answered with 4xx and hung up on. */
export const brokenRequests: readonly BrokenRequest[] = [
  [
    'a length and chunks',
    `${head([login, ...usual, 'Content-Type: application/json', 'Content-Length: 4', 'Transfer-Encoding: chunked'])}0\r\n\r\n`,
  ],
  [
    'two lengths',
    `${head([login, ...usual, 'Content-Type: application/json', 'Content-Length: 2', 'Content-Length: 3'])}{} `,
  ],
  ['a length that is no number', `${head([login, ...usual, 'Content-Length: -1'])}{}`],
  ['a length in hexadecimal', `${head([login, ...usual, 'Content-Length: 0x2'])}{}`],
  ['chunks spelt oddly', `${head([login, ...usual, 'Transfer-Encoding: xchunked'])}0\r\n\r\n`],
  [
    'a chunk of no size',
    `${head([login, ...usual, 'Content-Type: application/json', 'Transfer-Encoding: chunked'])}zz\r\n{}\r\n0\r\n\r\n`,
  ],
  ['a header of two lines', head([login, ...usual, 'X-A: b', ' folded: c'])],
  ['a header with a space before its colon', head([login, ...usual, 'Content-Length : 2'])],
  ['a header with NUL', head([login, ...usual, 'X-A: a\u0000b'])],
  ['a bare line feed', `${login}\nHost: localhost\nX-A: b\n\n`],
  ['headers of 20,000 letters', head([login, ...usual, `X-A: ${'a'.repeat(20_000)}`])],
  ['an address of 20,000 letters', head([`GET /wps/captcha?${'a'.repeat(20_000)} HTTP/1.1`, ...usual])],
  ['an address that cannot be read', head(['GET /wps/%zz HTTP/1.1', ...usual])],
  ['another protocol', head(['POST /wps/session/login HTCPCP/1.0', ...usual])],
  ['a greeting of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001'],
  ['a method nobody knows', head(['DROP /wps/session/login HTTP/1.1', ...usual])],
];

/** Sends bytes and reads the answer until the server closes the connection; empty without an answer. */
export const exchange = (origin: string, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => (answer += text));
    socket.once('error', () => resolve(answer));
    socket.once('close', () => resolve(answer));
    socket.write(bytes, 'latin1');
  });
