import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FormDocument, FormField, RulesDocument } from '#contract/generated/documents.ts';
import { databases } from '#server/testing/database.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const password = 'Secret-1234';
const hour = 60 * 60_000;

const clubFields: Record<string, FormField> = {
  clubCode: { label: 'field.username', input: 'text', searchable: true },
  sport: {
    label: 'field.username',
    input: 'select',
    options: { order: ['golf', 'polo'], items: { golf: { label: 'a' }, polo: { label: 'b' } } },
  },
  years: { label: 'field.username', input: 'number', minimum: 0, maximum: 60 },
  horse: { label: 'field.username', input: 'text', when: { '==': [{ var: 'form.sport' }, 'polo'] } },
  newsletter: { label: 'field.username', input: 'checkbox' },
  // A property that the page itself sets has the same name.
  login: { label: 'field.username', input: 'text' },
};

const clubRules: RulesDocument['fields'] = {
  clubCode: { enabled: true, required: true, minLength: 3, maxLength: 8, patternId: 'digits' },
  horse: { enabled: true, required: true },
  login: { enabled: true, required: false },
};

describe.each(databases)("fields of the operator's own on %s", (kind) => {
  let gateway: TestGateway;
  let names = 0;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.wait(2 * hour);
    gateway.publish((documents) => {
      Object.assign(documents, brandDocuments());
      const form = documents['form/register'] as FormDocument;
      Object.assign(form.fields, clubFields);
      form.groups['club'] = { order: Object.keys(clubFields) };
      form.order.push('club');
      Object.assign((documents['rules/register'] as RulesDocument).fields, clubRules);
      const nickname: FormDocument = {
        kind: 'form',
        id: 'nickname',
        order: ['all'],
        groups: { all: { order: ['nickname', 'clubCode', 'motto', 'rank'] } },
        fields: {
          nickname: { label: 'field.nickname', input: 'text' },
          clubCode: {
            label: 'field.username',
            input: 'text',
            rule: { rules: 'register', field: 'clubCode' },
          },
          motto: {
            label: 'field.username',
            input: 'textarea',
            when: { '==': [{ var: 'own.sport' }, 'polo'] },
          },
          rank: { label: 'field.username', input: 'text', enabledWhen: false },
        },
        submit: { label: 'form.submit', action: { do: 'changeNickname' } },
      };
      documents['form/nickname'] = nickname;
    });
  });

  const register = (own: object | undefined, more: object = {}) =>
    gateway.client.send('memberRegister', {
      body: {
        username: `Club${(names += 1)}`,
        password,
        verifyPwd: password,
        termsAgreement: true,
        registerMethod: 'WEB',
        login: true,
        ...(own && { own }),
        ...more,
      },
    });
  const member = async (own: object): Promise<string> => (await register(own)).json.value.token as string;
  const ownOf = async (token: string) => (await gateway.client.value('memberInfo', { token })).own;
  const change = (token: string, body: object) => gateway.client.send('memberNickname', { token, body });
  const codes = (answer: { json: { value: { fields: { field: string; code: string }[] } } }) =>
    answer.json.value.fields.map(({ field, code }) => `${field} ${code}`);

  it('keeps what is entered in them with the member and answers it', async () => {
    const sent = {
      clubCode: ' 4711 ',
      sport: 'polo',
      years: '12',
      horse: 'Pegasus',
      newsletter: true,
      login: 'x',
    };
    const { status, json } = await register(sent);
    expect(status).toBe(200);
    expect(await ownOf(json.value.token)).toEqual({ ...sent, clubCode: '4711' });
    const { profile } = await gateway.client.value('memberSecurity', { token: json.value.token });
    expect(profile).toEqual([
      { field: 'clubCode', value: '4711' },
      { field: 'sport', value: 'polo' },
      { field: 'years', value: '12' },
      { field: 'horse', value: 'Pegasus' },
      { field: 'newsletter', value: true },
      { field: 'login', value: 'x' },
    ]);
  });

  it('refuses what breaks their rules, with the field marked', async () => {
    expect(codes(await register(undefined))).toEqual(['clubCode REQUIRED']);
    expect(codes(await register({ clubCode: 'abc', sport: 'chess', years: '99' }))).toEqual([
      'clubCode PATTERN',
      'sport NOT_AN_OPTION',
      'years TOO_LARGE',
    ]);
    expect(codes(await register({ clubCode: '4711', sport: 'polo' }))).toEqual(['horse REQUIRED']);
    expect(codes(await register({ clubCode: true }))).toEqual(['clubCode INVALID_TYPE']);
  });

  it('refuses a field that the form does not have, and one of the platform in their place', async () => {
    expect(codes(await register({ clubCode: '4711', vip: 'yes' }))).toEqual(['vip UNKNOWN_FIELD']);
    expect(codes(await register({ clubCode: '4711', email: 'a@b.co' }))).toEqual(['email UNKNOWN_FIELD']);
    expect(codes(await register({ clubCode: '4711', login: 'x'.repeat(256) }))).toEqual(['login TOO_LONG']);
  });

  it('keeps nothing of a field that a condition hides, and takes the registration by mobile number too', async () => {
    const answer = await gateway.client.send('memberRegisterMobile', {
      body: {
        mobileNum: '0912345678',
        countryDialingCode: '95',
        password,
        termsAgreement: true,
        registerMethod: 'WEB',
        login: true,
        own: { clubCode: '4711', sport: 'golf', horse: 'Pegasus' },
      },
    });
    expect(answer.status).toBe(200);
    expect(await ownOf(answer.json.value.token)).toEqual({
      clubCode: '4711',
      sport: 'golf',
      newsletter: false,
    });
  });

  it('is the same registration when it is sent twice, and another with another value', async () => {
    const username = 'ClubTwice';
    const first = await register({ clubCode: '4711' }, { username });
    const again = await register({ clubCode: '4711' }, { username });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.json.value.customerId).toBe(first.json.value.customerId);
    expect(codes(await register({ clubCode: '4712' }, { username }))).toEqual(['username TAKEN']);
  });

  it('lets a member change them with the rules of the form, by conditions that read what is kept', async () => {
    const token = await member({ clubCode: '4711', sport: 'polo', horse: 'Pegasus' });
    expect((await change(token, { own: { clubCode: '815', motto: 'Vorwärts' } })).status).toBe(200);
    expect(await ownOf(token)).toMatchObject({ clubCode: '815', motto: 'Vorwärts', horse: 'Pegasus' });
    expect(codes(await change(token, { own: { clubCode: '' } }))).toEqual(['clubCode REQUIRED']);
    expect(codes(await change(token, { own: { horse: 'Other' } }))).toEqual(['horse UNKNOWN_FIELD']);
    expect((await change(token, { own: { motto: ' ' } })).status).toBe(200);
    expect(await ownOf(token)).not.toHaveProperty('motto');
    const golfer = await member({ clubCode: '4711', sport: 'golf' });
    expect((await change(golfer, { own: { motto: 'Fore!' } })).status).toBe(200);
    expect(await ownOf(golfer)).not.toHaveProperty('motto');
  });

  it('lets nobody change or blank a field that cannot be changed', async () => {
    const token = await member({ clubCode: '4711' });
    await gateway.db
      .updateTable('members')
      .set({ own: JSON.stringify({ clubCode: '4711', rank: 'gold' }) })
      .where('id', '=', (await gateway.client.value('memberInfo', { token })).id)
      .execute();
    expect((await change(token, { own: { rank: 'platinum' } })).status).toBe(200);
    expect((await change(token, { own: { rank: '' } })).status).toBe(200);
    expect(await ownOf(token)).toEqual({ clubCode: '4711', rank: 'gold' });
  });

  it('changes nickname and fields together, or neither', async () => {
    const token = await member({ clubCode: '4711' });
    const nickname = async () => (await gateway.client.value('memberInfo', { token })).nickname;
    const before = await nickname();
    expect(codes(await change(token, { nickname: 'Lucky', own: { clubCode: 'nope' } }))).toEqual([
      'clubCode PATTERN',
    ]);
    expect(await nickname()).toBe(before);
    expect((await change(token, { nickname: 'Lucky', own: { clubCode: '4712' } })).status).toBe(200);
    expect([await nickname(), (await ownOf(token))?.['clubCode']]).toEqual(['Lucky', '4712']);
    expect((await change(token, {})).json.code).toBe('INVALID_BODY');
  });
});
