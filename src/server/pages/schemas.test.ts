import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#server/testing/app.ts';

describe('schemas for editors', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.close());

  it.each(['documents/menu', 'blocks/games/gameLane'])(
    'are served with references that lead to each other: %s',
    async (place) => {
      const answer = await fetch(`${server.url}/schemas/${place}.schema.json`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      const schema = (await answer.json()) as { $id: string };
      expect(schema.$id).toBe(`${server.url}/schemas/${place}.schema.json`);
      const [reference = ''] = /[./]+\/common\.schema\.json/u.exec(JSON.stringify(schema)) ?? [];
      expect((await fetch(new URL(reference, schema.$id))).status).toBe(200);
      const again = await fetch(schema.$id, {
        headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
    },
  );

  it.each([
    'nothing.schema.json',
    'documents/nothing.schema.json',
    'documents/constructor.schema.json',
    'blocks/gameLane.schema.json',
    'blocks/cashier/gameLane.schema.json',
    '..%2fpackage.json',
    'calls/sessionLogin.schema.json',
  ])('are not everything: %s', async (path) => {
    const answer = await fetch(`${server.url}/schemas/${path}`);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'NOT_FOUND']);
  });
});
