import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

// A process of its own, as the server is one: answers the files of the folder it is given, and prints its port.
const folder = process.argv[2] ?? '';
const server = createServer(sirv(folder, { brotli: true, etag: true })).listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
