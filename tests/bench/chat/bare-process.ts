// A bare broadcast as a process of its own: each line that it is told goes to everybody who reads. bare-process.ts <port>
import { createServer, type ServerResponse } from 'node:http';

const readers = new Set<ServerResponse>();
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('event: open\ndata: {}\n\n');
  readers.add(response);
  response.once('close', () => readers.delete(response));
});
process.on('message', (line) => {
  const bytes = Buffer.from(`event: lines\ndata: ${String(line)}\n\n`);
  for (const reader of readers) reader.write(bytes);
});
process.once('disconnect', () => process.exit());
server.listen(Number(process.argv[2]), '127.0.0.1', 8192, () => process.send?.('ready'));
