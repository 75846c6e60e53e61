import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mainDatabase } from '#server/testing/database.ts';
import { followedFrom, startTracedApp } from './testing/traced-app.ts';
import { startTracing } from './tracing.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const pageSpan = 'b7ad6b7169203331';
const token = 'a-token-of-no-session-of-anybody-here';

let server: Awaited<ReturnType<typeof startTracedApp>>;
beforeAll(async () => {
  server = await startTracedApp();
});
afterAll(() => server.close());

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
  const spans = await server.spans();
  const followed = followedFrom(spans, { trace: traceId, span: pageSpan });
  expect(followed).toMatchObject({ request: expect.stringMatching(/^PUT \/wps\//u), call: 'languageUpdate' });
  expect(followed.statements).toContain('select');
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
