import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveMetrics } from '#server/metrics/serve-metrics.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { mainDatabase } from '#server/testing/database.ts';
import { openEvents, type EventReader } from '#server/testing/event-stream.ts';

describe('a running server', () => {
  let server: TestApp;
  const streams: EventReader[] = [];
  const metrics = (): Promise<string> => server.app.metrics.metrics();
  const open = async (): Promise<void> => {
    streams.push(await openEvents(`${server.url}/config/v1/brands/shop/events`));
  };
  beforeAll(async () => {
    server = await startApp(mainDatabase, {
      streams: { perHolder: 2, total: 10, heartbeatMs: 20 },
    });
  });
  afterAll(() => server.close());

  it('says that it serves and is ready', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await fetch(`${server.url}${path}`);
      expect([path, response.status, await response.json()]).toEqual([path, 200, { status: 'ok' }]);
    }
  });

  it('counts requests by route, their time, published seqs and open streams', async () => {
    await open();
    const text = await metrics();
    expect(text).toMatch(/^livery_http_requests_total\{method="GET",route="\/healthz",status="200"\} [1-9]/m);
    expect(text).toMatch(
      /^livery_http_request_duration_seconds_bucket\{le="\+Inf",route="\/healthz"\} [1-9]/m,
    );
    expect(text).toMatch(/^livery_published_seq\{brand="shop"\} 1$/m);
    expect(text).toMatch(/^livery_event_streams 1$/m);
    expect(text).toMatch(/^livery_database_connections\{state="idle"\} \d+$/m);
    expect(text).toMatch(/^livery_jobs\{queue="schedules",state="created"\} [1-9]/m);
  });

  it('shows its metrics at an address of their own, and not where players are', async () => {
    const own = await serveMetrics(server.app.metrics, { port: 0, host: '127.0.0.1' });
    const shown = await fetch(`http://127.0.0.1:${own.port}/metrics`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(await shown.text()).toMatch(/^process_cpu_seconds_total /m);
    expect((await fetch(`http://127.0.0.1:${own.port}/`)).status).toBe(404);
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('livery_http_requests_total');
    await own.close();
  });

  it('refuses a body in an encoding that it does not read', async () => {
    const refused = await fetch(`${server.url}/wps/verification/sms/noLogin`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-encoding': 'foo',
        'x-gateway-version': '3',
        'x-module-id': 'portal',
      },
      body: '{}',
    });
    expect([refused.status, await refused.json()]).toMatchObject([415, { code: 'UNSUPPORTED_MEDIA_TYPE' }]);
  });

  it('opens only so many streams for one address, and takes back what is closed', async () => {
    await open();
    const refused = await fetch(`${server.url}/config/v1/brands/shop/events`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_STREAMS' });
    streams.pop()?.close();
    await expect.poll(metrics).toMatch(/^livery_event_streams 1$/m);
    await open();
  });

  it('ends its streams when it closes', async () => {
    const response = await fetch(`${server.url}/config/v1/brands/nothing/events`);
    expect(response.status).toBe(404);
    for (const stream of streams) await stream.next();
    const ends = streams.map((stream) => stream.next());
    const judged = Promise.allSettled(ends);
    await server.app.close();
    expect((await judged).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
