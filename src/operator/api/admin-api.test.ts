import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAdminApi } from './admin-api.ts';
import { ApiRefusal } from './refusal.ts';

const session = { account: 'me', roles: { shop: 'editor' }, csrf: 'token', totp: false, totpRequired: false };
const pack = {
  pack: 'shop',
  name: 'Shop',
  extends: null,
  abstract: false,
  hidden: false,
  languages: [],
  currency: null,
  version: 1,
  drafts: 0,
};
const answering = (status: number, body: BodyInit | null) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
const json = (value: unknown, status = 200) => answering(status, JSON.stringify(value));
const refusalOf = (call: Promise<unknown>): Promise<ApiRefusal> =>
  call.then(
    (value) => expect.fail(`It answered ${JSON.stringify(value)}.`),
    (error: unknown) => (error instanceof ApiRefusal ? error : Promise.reject(error)),
  );

describe('the answer of an administration call', () => {
  it('is taken as it is, with what a newer server says beside it', async () => {
    const packs = [{ ...pack, mood: 'bright' }];
    expect(await createAdminApi({ fetch: json({ packs }) }).packs()).toEqual(packs);
  });

  it('is refused when it does not fit its schema, with the call and the place', async () => {
    const { packs } = createAdminApi({ fetch: json({ packs: [pack, { ...pack, version: 'one' }] }) });
    const refusal = await refusalOf(packs());
    expect(refusal.details).toMatchObject({
      code: 'INVALID_ANSWER',
      call: 'packList',
      place: '/packs/1/version',
      rule: 'must be integer',
    });
    expect(refusal.message).toMatch(/packList at \/packs\/1\/version must be integer/u);
    expect(refusal.fix).toMatch(/^Load the page again/u);
    // The server may have done it: what was asked is not asked again by itself.
    expect(refusal.passing).toBe(false);
  });

  it.each<[string, ReturnType<typeof answering>, string]>([
    ['is the page of a proxy', answering(200, '<!doctype html>'), 'sessionRead'],
    ['is missing', answering(204, null), 'sessionRead'],
    ['is there where the call has none', json({ done: true }), 'sessionClose'],
  ])('is refused when it %s', async (_, fetch, call) => {
    const api = createAdminApi({ fetch });
    const refusal = await refusalOf(call === 'sessionRead' ? api.session() : api.signOut());
    expect(refusal.details).toMatchObject({ code: 'INVALID_ANSWER', call, place: '/' });
  });

  it('may be missing where its schema says so', async () => {
    const { call } = createAdminApi({ fetch: answering(204, null) });
    const request = { params: { username: 'may' }, body: { disabled: true } };
    await expect(call('accountEdit', request)).resolves.toBeUndefined();
  });

  it('leaves nothing behind when it is refused', async () => {
    const fetch = json(session);
    const api = createAdminApi({ fetch });
    await api.session();
    fetch.mockResolvedValueOnce(new Response(JSON.stringify({ csrf: 'half a session' })));
    await refusalOf(api.session());
    await refusalOf(api.signOut());
    expect(new Headers(fetch.mock.lastCall?.[1]?.headers).get('X-CSRF-Token')).toBe('token');
  });
});

describe('a check that cannot be loaded', () => {
  afterEach(() => {
    vi.doUnmock('#contract/generated/admin-answers.ts');
    vi.resetModules();
  });

  it('refuses its call before anything is sent', async () => {
    vi.resetModules();
    const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    vi.doMock('#contract/generated/admin-answers.ts', () => ({ adminAnswers: { packPublish: { load } } }));
    const { createAdminApi: createApi } = await import('./admin-api.ts');
    const fetch = json({});
    const published = createApi({ fetch }).publish('shop', { note: 'Spring', expect: 1 });
    await expect(published).rejects.toMatchObject({ code: 'PART_MISSING', passing: true });
    expect(fetch).not.toHaveBeenCalled();
  });
});
