import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#engine/problems.ts';
import { objectUnder, smallPacks } from '#engine/testing/small-packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { sendDraft, type OperatorClient } from '#server/testing/operator-client.ts';

const { ground } = smallPacks();

/** The catalogue of the pack with one pattern exchanged; its examples go, so that only the pattern is at fault. */
const catalogueWith = (pattern: string): object => {
  const catalogue = structuredClone(ground?.['patterns/main'] ?? {});
  Object.assign(objectUnder(catalogue, 'patterns', 'letters'), { pattern, valid: ['abc'], invalid: [] });
  return catalogue;
};

describe('a pattern that would keep a page or the gateway busy', () => {
  let server: TestApp;
  let admin: OperatorClient;
  beforeAll(async () => {
    server = await startApp();
    admin = await server.as('admin');
  });
  afterAll(() => server.close());
  afterEach(() => admin.call('DELETE', '/packs/ground/drafts'));

  const live = async (): Promise<unknown> =>
    (await fetch(`${server.url}/config/v1/brands/shop/pointer`)).json();
  const versions = async (): Promise<number> =>
    ((await admin.call('GET', '/packs/ground/versions')).body['versions'] as unknown as unknown[]).length;

  /** Saves a draft, publishes, and gives the problems with which that is refused; nothing may have gone live. */
  async function refusal(key: string, document: object): Promise<Problem[]> {
    const before = [await live(), await versions()];
    const saved = await sendDraft(admin, 'ground', key, document);
    expect(saved.status).toBe(200);
    const { status, body } = await admin.call('POST', '/packs/ground/publish', { note: 'Bad pattern' });
    expect([status, body['code']]).toEqual([422, 'INVALID_DOCUMENTS']);
    expect([await live(), await versions()]).toEqual(before);
    return body['problems'] as unknown as Problem[];
  }

  it.each([
    ['nested repetition', '(a+)+$', "'a'.repeat(31)"],
    ['overlapping alternatives', '(a|a)*$', "'a'.repeat(31)"],
    ['counted wildcards', '(.*a){20}', '.repeat(30)'],
    ['alternatives one of which contains another', '(a|b|ab)*c', '.repeat(29)'],
    ['repetition in a lookahead', '(?=(a+)+b)a*', "'a'.repeat(31)"],
    ['two repetitions side by side', '[a-z]*[a-z]*!', '.repeat(54773)'],
    ['three repetitions side by side', 'a*a*a*b', "'a'.repeat(1651)"],
  ])(
    'is refused at publish with the value that does it: %s, %s [ENG-04]',
    async (_class, pattern, attack) => {
      const problems = await refusal('patterns/main', catalogueWith(pattern));
      expect(problems).toContainEqual(
        expect.objectContaining({
          code: 'PATTERN_BACKTRACKS',
          severity: 'error',
          file: 'ground/patterns/main.json',
          pointer: '/patterns/letters/pattern',
          message: expect.stringContaining(attack),
        }),
      );
    },
  );

  it('is refused in the rule of a field too', async () => {
    const rules = structuredClone(ground?.['rules/register'] ?? {});
    Object.assign(objectUnder(rules, 'fields', 'password'), { acceptedPattern: '(?:\\w+\\s?)*' });
    expect(await refusal('rules/register', rules)).toContainEqual(
      expect.objectContaining({
        code: 'PATTERN_BACKTRACKS',
        pointer: '/fields/password/acceptedPattern',
        message: expect.stringMatching(/'0'.*\.repeat\(\d+\)/u),
      }),
    );
  });

  it('is refused when judging it takes long, and the server answers again after that', async () => {
    const slow = `(?:${Array.from({ length: 40 }, (_, index) => `\\p{L}{0,${index}}`).join('')})x`;
    expect(await refusal('patterns/main', catalogueWith(slow))).toContainEqual(
      expect.objectContaining({
        // The checker draws its values by chance: now and then it finds one that does it before its time is up.
        code: expect.stringMatching(/^PATTERN_(?:UNPROVEN|BACKTRACKS)$/u),
        pointer: '/patterns/letters/pattern',
      }),
    );
    expect(await live()).toHaveProperty('seq');
  });

  it('goes live once it is put right', async () => {
    await sendDraft(admin, 'ground', 'patterns/main', catalogueWith('(a+)+$'));
    expect((await admin.call('POST', '/packs/ground/publish', {})).status).toBe(422);
    await sendDraft(admin, 'ground', 'patterns/main', catalogueWith('[A-Za-z]{1,40}'));
    expect((await admin.call('POST', '/packs/ground/publish', {})).status).toBe(200);
  });
});
