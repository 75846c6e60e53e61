import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCalls, type AdminCallId } from '#contract/generated/admin-calls.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';

describe('the OpenAPI page of the administration', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.close());
  const get = async (path: string, cookie = ''): Promise<Response> =>
    fetch(`${server.url}${path}`, { headers: { cookie } });

  it('is for whoever is signed in alone, with its files and its document', async () => {
    for (const path of ['/docs/admin/', '/docs/admin/json', '/docs/admin/static/swagger-ui.css']) {
      const strange = await get(path);
      expect([strange.status, ((await strange.json()) as { code: string }).code]).toEqual([
        401,
        'NOT_SIGNED_IN',
      ]);
    }
    const { cookie } = await server.as('admin');
    const page = await get('/docs/admin/', cookie);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await get('/docs/admin/static/swagger-ui.css', cookie)).status).toBe(200);
    // The page of the gateway stands beside it, for everybody.
    expect((await get('/docs/json')).status).toBe(200);
  });

  it('describes every call by references that lead somewhere, without keywords of our own', async () => {
    const { cookie } = await server.as('admin');
    const text = await (await get('/docs/admin/json', cookie)).text();
    const { openapi, paths, components } = JSON.parse(text) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: AdminCallId }>>;
      components: { schemas: object };
    };
    expect(openapi).toBe('3.1.0');
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, method, path]),
    );
    const places = Object.entries(adminCalls).map(([id, { method, path }]) => [
      id,
      method.toLowerCase(),
      path.replaceAll(/:(\w+)/gu, '{$1}'),
    ]);
    expect(described.toSorted()).toEqual(places.toSorted());
    const named = [...text.matchAll(/#\/components\/schemas\/(\w+)/gu)].map(([, name = '']) => name);
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining([...new Set(named)]));
    expect(text).not.toMatch(/"(?:x-\w+|tsType)"/u);
  });
});
