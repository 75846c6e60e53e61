import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectUnder, smallPacks } from '#engine/testing/small-packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';

/** A pattern that takes the checker many seconds. */
const hard = (number: number): string =>
  `(?:${Array.from({ length: 40 }, (_, index) => `\\p{L}{0,${index + number}}`).join('')})x`;

describe('checks of documents', () => {
  let app: TestApp;
  let operator: OperatorClient;
  beforeAll(async () => {
    app = await startApp();
    operator = await app.as('admin');
  });
  afterAll(() => app.close());

  /** Sends a check of a document with a hard pattern; answers its status. */
  const check = async (number: number, signal: AbortSignal): Promise<number> => {
    const catalogue = structuredClone(smallPacks()['ground']?.['patterns/main'] ?? {});
    Object.assign(objectUnder(catalogue, 'patterns', 'letters'), { pattern: hard(number) });
    const { status } = await fetch(`${app.url}/config/v1/admin/packs/ground/validate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: operator.cookie,
        'x-csrf-token': operator.csrf,
      },
      body: JSON.stringify({ changes: { 'patterns/main': catalogue } }),
      signal,
    });
    return status;
  };

  it('hold up nobody, whatever they check', async () => {
    const left = new AbortController();
    let answered = false;
    const checked = check(1, left.signal).then(
      () => (answered = true),
      () => undefined,
    );
    for (let times = 0; times < 50; times += 1) expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    expect(answered).toBe(false);
    left.abort();
    await checked;
  });

  it('wait for one another, a few for each account', async () => {
    const left = new AbortController();
    const statuses: number[] = [];
    const all = Array.from({ length: 9 }, (_, number) =>
      check(number + 2, left.signal).then(
        (status) => void statuses.push(status),
        () => undefined,
      ),
    );
    await Promise.race(all);
    expect(statuses).toEqual([429]);
    left.abort();
    await Promise.all(all);
  });
});
