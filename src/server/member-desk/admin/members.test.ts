import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Roles } from '#contract/operator-roles.ts';
import { objectUnder, smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { addMember, type NewMember } from '#server/members/members.ts';
import { loggedIn } from '#server/sessions/testing/logged-in.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';

const password = 'a long enough one';

/** The shop asks for a club code and a team, by which members are found, and for a hobby. */
function packs() {
  const all = smallPacks();
  const form = all['ground']?.['form/register'];
  const fields = objectUnder(form, 'fields');
  Object.assign(fields, {
    clubCode: { label: 'form.username', input: 'text', searchable: true },
    team: {
      label: 'form.group',
      input: 'select',
      searchable: true,
      options: {
        order: ['port', 'lions'],
        items: { port: { label: 'form.send' }, lions: { label: 'form.group' } },
      },
    },
    hobby: {
      label: 'form.group',
      input: 'select',
      options: { order: ['golf'], items: { golf: { label: 'form.send' } } },
    },
  });
  objectUnder(form, 'groups', 'you')['order'] = Object.keys(fields);
  return all;
}

describe.each(databases)('the operators’ calls about members on %s', (kind) => {
  let server: TestApp;
  let root: OperatorClient;
  let looker: OperatorClient;
  let exporter: OperatorClient;
  let editor: OperatorClient;

  async function someone(username: string, roles: Roles): Promise<OperatorClient> {
    await root.call('POST', '/accounts', { username, password, roles });
    return server.as(username, password);
  }
  const member = (id: string, more: Partial<NewMember> = {}) =>
    addMember(server.database.db, {
      brand: 'shop',
      id,
      account: id,
      type: 0,
      nickname: `The ${id}`,
      passwordHash: 'x',
      now: new Date('2026-01-01T00:00:00Z'),
      ...more,
    });
  const search = async (text: string, who = looker) => {
    const { status, body } = await who.call('POST', '/packs/shop/members/search', { text });
    expect(status).toBe(200);
    return (body['members'] as unknown as { account: string }[]).map(({ account }) => account);
  };
  const code = async (who: OperatorClient, method: string, path: string, body?: object) => {
    const answer = await who.call(method, `/packs/shop/members${path}`, body);
    return answer.body['code'] ?? answer.status;
  };

  beforeAll(async () => {
    server = await startApp(kind, { configs: writePacks(packs()) });
    root = await server.as('admin');
    looker = await someone('looker', { shop: { members: 'viewer' } });
    exporter = await someone('exporter', { shop: { members: 'publisher' } });
    editor = await someone('editor', { shop: 'publisher' });
    await member('Aye', {
      own: { clubCode: 'Alpha-1', hobby: 'golf' },
      profile: { email: 'aye@mail.example' },
    });
    await member('Bo', {
      own: { clubCode: '=1+1', gone: 'left the form, "long" ago' },
      now: new Date('2026-01-02T00:00:00Z'),
    });
    await member('guest', { type: 4, own: { clubCode: 'Alpha-2' } });
    await member('Chit', { brand: 'other', own: { clubCode: 'Alpha-3' } });
  });
  afterAll(() => server.close());

  it('asks for the right to members, and for more of it to export them', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/Aye'],
      ['GET', '/export'],
    ] as const)
      expect(await code(editor, method, path)).toBe('FORBIDDEN');
    expect(await code(editor, 'POST', '/search', {})).toBe('FORBIDDEN');
    expect(await code(looker, 'GET', '/export')).toBe('FORBIDDEN');
    const about = await looker.call('GET', '/packs/shop/members');
    expect(about.body).toMatchObject({
      exports: false,
      searched: [
        { field: 'clubCode', own: true, label: 'Username' },
        { field: 'team', own: true, label: 'You' },
      ],
    });
  });

  it('finds members by account, nickname and searchable fields, however they are written', async () => {
    expect(await search('')).toEqual(['Bo', 'Aye']);
    expect(await search('alpha')).toEqual(['Aye']);
    expect(await search('ALPHA-1')).toEqual(['Aye']);
    expect(await search('the b')).toEqual(['Bo']);
    expect(await search('bo')).toEqual(['Bo']);
    expect(await search('AYE@mail')).toEqual(['Aye']);
    expect(await search('%')).toEqual([]);
    expect(await search('golf')).toEqual([]);
    await server.database.db
      .updateTable('members')
      .set({ own: JSON.stringify({ clubCode: 'Beta_2', hobby: 'golf' }) })
      .where('id', '=', 'Aye')
      .execute();
    expect([await search('alpha'), await search('beta_')]).toEqual([[], ['Aye']]);
  });

  it('finds members by the label of an option, which the table shows, and by its id', async () => {
    await member('Dar', { own: { team: 'port' }, now: new Date('2026-01-03T00:00:00Z') });
    const { body } = await looker.call('POST', '/packs/shop/members/search', { text: 'REGIST' });
    expect(body['members']).toMatchObject([{ account: 'Dar', values: { team: 'Register' } }]);
    expect([await search('port'), await search('you')]).toEqual([['Dar'], []]);
    await server.database.db.deleteFrom('members').where('id', '=', 'Dar').execute();
  });

  it('goes on where a page ended', async () => {
    for (let count = 0; count < 55; count += 1)
      await member(`many${count}`, { nickname: `Many ${count}`, now: new Date('2025-06-01T00:00:00Z') });
    const first = await looker.call('POST', '/packs/shop/members/search', { text: 'many' });
    const next = await looker.call('POST', '/packs/shop/members/search', {
      text: 'many',
      after: first.body['next'],
    });
    const names = [first, next].map(({ body }) =>
      (body['members'] as unknown as { id: string }[]).map(({ id }) => id),
    );
    expect(names.map(({ length }) => length)).toEqual([50, 5]);
    expect(new Set(names.flat()).size).toBe(55);
    expect(next.body['next']).toBeNull();
  });

  it('shows everything that a member entered, in the words of the forms', async () => {
    const { body } = await looker.call('GET', '/packs/shop/members/Aye');
    expect(body).toMatchObject({
      account: 'Aye',
      timeZone: 'Asia/Yangon',
      fields: [
        { field: 'clubCode', own: true, label: 'Username', value: 'Beta_2' },
        { field: 'hobby', own: true, label: 'You', value: 'Register' },
        { field: 'email', own: false, label: 'email', value: 'aye@mail.example' },
      ],
    });
    const bo = await looker.call('GET', '/packs/shop/members/Bo');
    expect(bo.body['fields']).toContainEqual(
      expect.objectContaining({ field: 'gone', own: true, label: 'gone' }),
    );
    expect(await code(looker, 'GET', '/Nobody')).toBe('UNKNOWN_MEMBER');
    expect(await code(looker, 'GET', '/Chit')).toBe('UNKNOWN_MEMBER');
  });

  it('exports all of them with every field, and nothing that a spreadsheet would run', async () => {
    const response = await fetch(`${server.url}/config/v1/admin/packs/shop/members/export`, {
      headers: { cookie: exporter.cookie },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, ...lines] = bytes.subarray(3).toString().trimEnd().split('\r\n');
    expect(head).toBe(
      'id,account,nickname,type,registeredAt,lastLoginAt,email,own.clubCode,own.gone,own.hobby',
    );
    expect(lines.find((line) => line.startsWith('Bo,'))).toBe(
      `Bo,Bo,The Bo,0,2026-01-02T00:00:00.000Z,,,"'=1+1","left the form, ""long"" ago",`,
    );
    expect(lines.some((line) => line.startsWith('guest'))).toBe(false);
    expect(lines).toHaveLength(57);
  });

  it('takes tags of who may edit, says before and after in the log, and tells them to operators alone', async () => {
    const tag = (who: OperatorClient, tags: unknown, id = 'Aye') =>
      who.call('PUT', `/packs/shop/members/${id}/tags`, { tags });
    expect((await tag(looker, ['vip'])).body['code']).toBe('FORBIDDEN');
    for (const wrong of [['Vip'], ['a,b'], [''], ['x'.repeat(25)], ['vip', 'vip'], 'vip'])
      expect((await tag(exporter, wrong)).status).toBe(400);
    expect((await tag(exporter, ['whale', 'vip'])).body).toEqual({ tags: ['vip', 'whale'] });
    expect((await tag(exporter, ['vip'], 'Chit')).body['code']).toBe('UNKNOWN_MEMBER');
    expect((await looker.call('GET', '/packs/shop/members/Aye')).body['tags']).toEqual(['vip', 'whale']);
    expect((await tag(exporter, ['vip'])).body).toEqual({ tags: ['vip'] });
    const { body } = await root.call('GET', '/audit?areas=member&pack=shop');
    expect(body['entries']).toContainEqual(
      expect.objectContaining({
        account: 'exporter',
        action: 'member.tagged',
        target: 'Aye',
        details: { before: ['vip', 'whale'], after: ['vip'] },
      }),
    );
  });

  it('takes labels of who may edit, which the member sees then, with before and after in the log [ENT-01]', async () => {
    const label = (who: OperatorClient, body: object, id = 'Aye') =>
      who.call('PUT', `/packs/shop/members/${id}/labels`, body);
    const shown = { clubLabel: 'Gold', labels: ['Regular', 'ရွှေ ထီ'] };
    expect((await label(looker, shown)).body['code']).toBe('FORBIDDEN');
    for (const wrong of [
      { clubLabel: 'Gold' },
      { clubLabel: ' Gold', labels: [] },
      { clubLabel: 'Gold', labels: [''] },
      { clubLabel: 'Gold', labels: ['a,b'] },
      { clubLabel: 'Gold', labels: ['a\u0000b'] },
      { clubLabel: 'Gold', labels: ['Regular', 'Regular'] },
      { clubLabel: 'x'.repeat(41), labels: [] },
    ])
      expect((await label(exporter, wrong)).status).toBe(400);
    expect((await label(exporter, shown)).body).toEqual(shown);
    expect((await label(exporter, shown, 'Chit')).body['code']).toBe('UNKNOWN_MEMBER');
    expect((await looker.call('GET', '/packs/shop/members/Aye')).body['shown']).toEqual(shown);

    const client = new GatewayClient(server.url, 'shop.example');
    const { id, token } = await loggedIn(server.database.db, { account: 'Nilar', now: new Date() });
    await label(exporter, shown, id);
    expect(await client.value('memberInfo', { token })).toMatchObject({
      account: 'Nilar',
      clubLabel: { labelName: 'Gold' },
      memberLabel: [{ labelName: 'Regular' }, { labelName: 'ရွှေ ထီ' }],
    });

    const none = { clubLabel: '', labels: [] };
    expect((await label(exporter, none)).body).toEqual(none);
    const { body } = await root.call('GET', '/audit?areas=member&pack=shop');
    expect(body['entries']).toContainEqual(
      expect.objectContaining({
        account: 'exporter',
        action: 'member.labelled',
        target: 'Aye',
        details: { before: shown, after: none },
      }),
    );
  });

  it('notes who searched, looked and exported, and nothing that anybody entered or searched for', async () => {
    const { body } = await root.call('GET', '/audit?areas=member&pack=shop');
    const entries = body['entries'] as unknown as {
      account: string;
      action: string;
      target: string | null;
    }[];
    expect(entries).toContainEqual(
      expect.objectContaining({ account: 'exporter', action: 'member.exported' }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ account: 'looker', action: 'member.viewed', target: 'Aye' }),
    );
    expect(entries).toContainEqual(expect.objectContaining({ account: 'looker', action: 'member.searched' }));
    expect(JSON.stringify(entries)).not.toMatch(/alpha|beta|golf/iu);
  });
});
