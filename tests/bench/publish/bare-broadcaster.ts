// A bare broadcaster, the baseline of a publish: sends each PostgreSQL notification unchanged to every stream.
import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import { bareChannel, bareTable } from './bare.ts';

const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
const streams = new Set<ServerResponse>();
await client.connect();
client.on('notification', ({ payload }) => {
  // A notification holds 8,000 bytes at most, so it names a row, as ours does.
  void client
    .query<{ event: string }>(`select event from ${bareTable} where id = $1`, [payload])
    .then(({ rows }) => {
      const bytes = Buffer.from(rows[0]?.event ?? '');
      for (const stream of streams) stream.write(bytes);
    });
});
await client.query(`listen ${bareChannel}`);

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(':\n\n');
  streams.add(response);
  response.once('close', () => streams.delete(response));
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
