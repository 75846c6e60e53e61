import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { mainDatabase, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { startTracing, type Tracing } from './tracing.ts';

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
};
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const traceId = '0af7651916cd43dd8448eb211c80319c';
const pageSpan = 'b7ad6b7169203331';
const token = 'a-token-of-no-session-of-anybody-here';

let collector: Server;
let tracing: Tracing | undefined;
let own: TestDatabase;
let server: TestApp;
const spans: Span[] = [];

beforeAll(async () => {
  collector = createServer((request, reply) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(text) as Export;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  tracing = await startTracing(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  own = await openTestDatabase(mainDatabase);
  const traced = own.url ? await openPostgres(own.url, 5, tracing?.logQuery) : own;
  server = await startApp(mainDatabase, {
    sandbox: true,
    tracing,
    database: { ...traced, close: () => traced.close() },
  });
});
afterAll(async () => {
  await server.close();
  await server.database.close();
  if (server.database.db !== own.db) await own.close();
  collector.closeAllConnections();
  collector.close();
});

it.skipIf(mainDatabase === 'embedded')('follows a call of the page from its request to the SQL', async () => {
  const answer = await fetch(`${server.url}/wps/member/language`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'x-gateway-version': '3',
      'x-module-id': 'portal',
      authorization: `Bearer ${token}`,
      traceparent: `00-${traceId}-${pageSpan}-01`,
    },
    body: JSON.stringify({ language: 'en' }),
  });
  expect(answer.status).toBe(401);
  await tracing?.close();
  const mine = spans.filter((span) => span.traceId === traceId);
  const request = mine.find(({ parentSpanId }) => parentSpanId === pageSpan);
  expect(request?.name).toMatch(/^PUT \/wps\//u);
  const call = mine.find(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(call?.name).toBe('languageUpdate');
  const statements = mine.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(statements.map(({ name }) => name)).toContain('select');
  expect(JSON.stringify(spans)).not.toContain(token);
});

it('is not there without an endpoint', async () => {
  expect(await startTracing(undefined)).toBeUndefined();
});

it('ends where the collector is gone', async () => {
  const lost = await startTracing('http://127.0.0.1:9');
  const app = fastify();
  lost?.instrument(app);
  await app.inject('/');
  await expect(lost?.close()).resolves.toBeUndefined();
});
