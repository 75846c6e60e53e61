import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { count } from '#run-size';
import type { Problem } from '#engine/problems.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { sendDraft, type OperatorAnswer, type OperatorClient } from '#server/testing/operator-client.ts';
import { spoiltDocuments, spoiltPlaces } from './documents.ts';
import { pollutingRequests } from './pollution.ts';
import { brokenRequests } from './requests.ts';

const pack = 'ground';
const least = count(150, 500);

describe('hostile documents and requests', () => {
  let server: TestApp;
  let admin: OperatorClient;
  let shown: unknown;
  beforeAll(async () => {
    server = await startApp();
    admin = await server.as('admin');
    shown = await live();
  });
  afterAll(() => server.close());
  afterEach(() => admin.call('DELETE', `/packs/${pack}/drafts`));

  const live = async (): Promise<unknown> => [
    await (await fetch(`${server.url}/config/v1/brands/shop/pointer`)).json(),
    (await admin.call('GET', `/packs/${pack}/versions`)).body,
  ];
  /** The service said no, in its own words, and everything is as it was. */
  const expectRefused = async ({ status, body }: OperatorAnswer): Promise<void> => {
    const said = JSON.stringify(body);
    expect(status, said).toBeGreaterThanOrEqual(400);
    expect(status, said).toBeLessThan(500);
    expect(body).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/), message: expect.any(String) });
    const before = shown;
    shown = await live();
    expect(shown).toEqual(before);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  };

  /** Publishing the drafts is refused with errors, each of which names the fault and the fix. */
  async function errorsOfPublish(): Promise<Problem[]> {
    const answer = await admin.call('POST', `/packs/${pack}/publish`, {});
    await expectRefused(answer);
    expect(answer.body['code']).toBe('INVALID_DOCUMENTS');
    const problems = answer.body['problems'] as unknown as Problem[];
    const errors = problems.filter(({ severity }) => severity === 'error');
    for (const { message, fix } of errors)
      expect([message.length > 10, fix.length > 5]).toEqual([true, true]);
    return errors;
  }

  it.each(spoiltDocuments.map((spoilt) => [spoilt.what, spoilt] as const))(
    'never go live: %s [ENG-10]',
    async (_what, { key, document }) => {
      const saved = await sendDraft(admin, pack, key, document);
      if (saved.status !== 200) return expectRefused(saved);
      expect((await errorsOfPublish()).length).toBeGreaterThan(0);
    },
  );

  it.each(spoiltPlaces.map((places) => [places.what, places] as const))(
    'never go live from any place: %s [ENG-10]',
    async (_what, { spoilt }) => {
      for (const { key, document } of spoilt)
        expect((await sendDraft(admin, pack, key, document)).status).toBe(200);
      const errors = await errorsOfPublish();
      const places = new Set(errors.map(({ file, pointer }) => `${file} ${pointer}`));
      expect([...places]).toEqual(
        expect.arrayContaining(
          spoilt.flatMap(({ key, paths }) => paths.map((path) => `${pack}/${key}.json ${path}`)),
        ),
      );
    },
  );

  it.each(brokenRequests.map((request) => [request.what, request] as const))(
    'are refused: %s',
    async (_what, { send }) => {
      const answer = await send(server, admin);
      await expectRefused(answer);
      // It says what to do, too.
      expect(answer.body).toHaveProperty('fix');
    },
  );

  it.each(pollutingRequests.map((request) => [request.what, request] as const))(
    'leave every object as it was: %s',
    async (_what, { send }) => {
      const { status } = await send(server, admin);
      expect(status).toBeLessThan(500);
      expect(Object.keys(Object.prototype)).toEqual([]);
      for (const innocent of [{}, [], () => undefined])
        expect((innocent as unknown as Record<string, unknown>)['polluted']).toBeUndefined();
      // Stored remains are inert: later resolved and checked documents do not contain them.
      expect((await admin.call('POST', `/packs/${pack}/validate`, {})).status).toBe(200);
      expect(
        JSON.stringify(await (await fetch(`${server.url}/config/v1/brands/shop/pointer`)).json()),
      ).not.toContain('polluted');
      const accounts = await server.database.db.selectFrom('operator_accounts').select('username').execute();
      expect(accounts.map(({ username }) => username)).not.toContain('polluter');
    },
  );

  it(`are more than ${least}`, () => {
    const places = spoiltPlaces.flatMap(({ spoilt }) => spoilt.flatMap(({ paths }) => paths));
    expect(spoiltDocuments.length + places.length + brokenRequests.length).toBeGreaterThan(least);
  });
});
