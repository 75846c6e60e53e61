import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { objectUnder, smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { addMember } from '#server/members/members.ts';
import { ruleImpact } from './impact/rule-impact.ts';
import type { MemberType } from '#server/members/tables.ts';
import { adminPassword, startApp, type TestApp } from '#server/testing/app.ts';
import { databases, mainDatabase } from '#server/testing/database.ts';
import { sendDraft, type OperatorClient } from '#server/testing/operator-client.ts';
import { resolveBrand } from '#engine/resolve.ts';

/** The packs with an e-mail address, a city and a box in the registration. */
function packs() {
  const all = smallPacks();
  const form = all['ground']?.['form/register'];
  Object.assign(objectUnder(form, 'fields'), {
    email: { label: 'form.username', input: 'email' },
    city: { label: 'form.username', input: 'text' },
  });
  objectUnder(form, 'groups', 'you')['order'] = ['username', 'password', 'repeat', 'email', 'city', 'agree'];
  Object.assign(objectUnder(all['ground']?.['rules/register'], 'fields'), {
    email: { enabled: true, required: false, maxLength: 60 },
    city: { enabled: true, required: false, maxLength: 60, patternId: 'letters' },
  });
  return all;
}

/** Rules of the registration with some values changed; a draft of `shop`. */
const rules = (fields: JsonObject): JsonObject => ({ kind: 'rules', id: 'register', fields });

describe.each(databases)('what drafted rules mean for members, on %s', (kind) => {
  let server: TestApp;
  let admin: OperatorClient;

  const member = (
    account: string,
    more: { type?: MemberType; profile?: Record<string, string>; own?: Record<string, string> } = {},
  ) =>
    addMember(server.database.db, {
      brand: 'shop',
      id: account,
      account,
      type: more.type ?? 0,
      nickname: account,
      passwordHash: 'x',
      profile: more.profile,
      own: more.own,
      now: new Date('2026-01-01T00:00:00Z'),
    });
  const impact = async (operator = admin, pack = 'shop') =>
    await operator.call('POST', `/packs/${pack}/impact/rules`);
  const account = async (username: string, roles: object): Promise<OperatorClient> => {
    await admin.call('POST', '/accounts', { username, password: adminPassword, roles });
    return await server.as(username);
  };

  beforeAll(async () => {
    server = await startApp(kind, { configs: writePacks(packs()) });
    admin = await server.as('admin');
    await member('Ma', { profile: { email: 'ma@mail.example' }, own: { city: 'Yangon' } });
    await member('Koko', { profile: { email: 'koko@mail.example' }, own: { city: 'Bago' } });
    await member('Thandar', { own: { city: 'Bago' } });
    await member('959123456', { profile: { mobileNum: '959123456' }, own: { city: '21' } });
    await member('guest1', { type: 4 });
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await admin.call('DELETE', '/packs/shop/drafts');
    await admin.call('DELETE', '/packs/ground/drafts');
  });

  it('is nothing while no rule differs', async () => {
    expect((await impact()).body).toEqual({ elsewhere: false, withheld: 0, brands: [] });
  });

  it('counts members whose account, given by themselves, would be refused, and those already refused', async () => {
    await sendDraft(admin, 'shop', 'rules/register', rules({ username: { minLength: 5 } }));
    expect((await impact()).body['brands']).toEqual([
      {
        brand: 'shop',
        members: 4,
        checked: 4,
        // Ma is too short for the live rule as well; the mobile number is no account of anybody's choice.
        fields: [
          {
            form: 'register',
            field: 'username',
            counted: true,
            values: 3,
            refused: 2,
            refusedNow: 1,
            missing: 0,
          },
        ],
      },
    ]);
  });

  it('counts members without a value where everybody would have to give one', async () => {
    await sendDraft(
      admin,
      'shop',
      'rules/register',
      rules({ email: { required: true, maxLength: 15 }, city: { maxLength: 5 } }),
    );
    const { body } = await impact();
    expect(body['brands']?.[0]?.['fields']).toEqual([
      { form: 'register', field: 'email', counted: true, values: 2, refused: 1, refusedNow: 0, missing: 2 },
      { form: 'register', field: 'city', counted: true, values: 4, refused: 2, refusedNow: 1, missing: 0 },
    ]);
  });

  it('follows a pattern of the catalogue into every brand over it', async () => {
    const catalogue = structuredClone(packs()['ground']?.['patterns/main'] ?? {});
    Object.assign(objectUnder(catalogue, 'patterns', 'letters'), {
      pattern: '[A-Z][a-z]+',
      valid: ['Abc'],
      invalid: ['a1', ''],
    });
    await sendDraft(admin, 'ground', 'patterns/main', catalogue);
    const { body } = await impact(admin, 'ground');
    expect(body['brands']).toMatchObject([
      {
        brand: 'shop',
        fields: [
          { field: 'username', values: 3, refused: 1, refusedNow: 1 },
          { field: 'city', values: 4, refused: 1, refusedNow: 1 },
        ],
      },
    ]);
  });

  it('says that a password cannot be counted', async () => {
    await sendDraft(admin, 'shop', 'rules/register', rules({ password: { minLength: 12 } }));
    expect((await impact()).body['brands']).toMatchObject([
      { checked: 0, fields: [{ form: 'register', field: 'password', counted: false, why: 'HASHED' }] },
    ]);
  });

  it('never carries a value', async () => {
    await sendDraft(admin, 'shop', 'rules/register', rules({ email: { maxLength: 3 } }));
    expect(JSON.stringify((await impact()).body)).not.toMatch(/mail\.example|Koko/);
  });

  it('is not counted for drafts with errors, such as a pattern that keeps the server busy', async () => {
    await sendDraft(
      admin,
      'shop',
      'rules/register',
      rules({ city: { patternId: null, acceptedPattern: '(a+)+b' } }),
    );
    const { status, body } = await impact();
    expect([status, body['code']]).toEqual([422, 'INVALID_DOCUMENTS']);
  });

  it('needs the role editor, and leaves out brands that the account may not look at', async () => {
    await sendDraft(admin, 'ground', 'rules/register', {
      ...packs()['ground']?.['rules/register'],
      fields: { username: { enabled: true, required: true, minLength: 6, patternId: 'letters' } },
    });
    const viewer = await account('viewer', { shop: 'viewer', ground: 'viewer' });
    expect((await impact(viewer)).status).toBe(403);
    const editor = await account('editor', { ground: 'editor' });
    expect((await impact(editor, 'ground')).body).toEqual({ elsewhere: false, withheld: 1, brands: [] });
    const both = await account('both', { ground: 'editor', shop: 'viewer' });
    expect((await impact(both, 'ground')).body).toMatchObject({ withheld: 0, brands: [{ brand: 'shop' }] });
  });

  it('stops at its limits and says how many it looked at', async () => {
    const at = (values: ReturnType<typeof packs>) => ({
      brand: 'shop',
      seq: 0,
      documents: resolveBrand(writePacks(values), 'shop').documents,
    });
    const drafted = packs();
    Object.assign(objectUnder(drafted['ground']?.['rules/register'], 'fields', 'city'), { maxLength: 1 });
    const counted = await ruleImpact(server.database.db, {
      before: at(packs()),
      after: at(drafted),
      now: new Date(),
      limits: { members: 3, ms: 60_000 },
    });
    expect(counted).toMatchObject({ members: 4, checked: 3 });
    expect(counted?.fields).toMatchObject([{ field: 'city', values: 3, refused: 3 }]);
  });
});

describe('a brand on a platform of its own', () => {
  it('has its members elsewhere', async () => {
    const server = await startApp(mainDatabase, {
      configs: writePacks(packs()),
      gatewayUrl: 'http://platform.example',
    });
    const admin = await server.as('admin');
    const { body } = await admin.call('POST', '/packs/shop/impact/rules');
    expect(body).toEqual({ elsewhere: true, withheld: 0, brands: [] });
    await server.close();
  });
});
