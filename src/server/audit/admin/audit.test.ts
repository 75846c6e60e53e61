import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallPacks } from '#engine/testing/small-packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import { record } from '../audit.ts';
import { callAdmin, sendDraft, type OperatorClient } from '#server/testing/operator-client.ts';

const password = 'a long enough one';
const menu = { ...smallPacks().shop?.['menu/main'], items: { home: { icon: 'gift' } } };
type Line = { id: number; account: string; action: string; pack: string | null; target: string | null };

describe.each(databases)('the audit log on %s', (kind) => {
  let server: TestApp;
  let root: OperatorClient;
  let viewer: OperatorClient;
  let now = new Date('2026-03-01T08:00:00Z');
  beforeAll(async () => {
    server = await startApp(kind, { clock: () => now });
    root = await server.as('admin');
    await root.call('POST', '/accounts', {
      username: 'seer',
      password,
      roles: { shop: { texts: 'editor' } },
    });
    viewer = await server.as('seer', password);
    await sendDraft(root, 'shop', 'menu/main', menu);
    now = new Date('2026-03-01T09:00:00Z');
    await root.call('POST', '/packs/shop/publish', { note: '=HYPERLINK("http://evil.example","a ""b""")' });
    await callAdmin(server.url, 'POST', '/session', { body: { username: '@SUM(1+1)', password } });
  });
  afterAll(() => server.close());

  const lines = async (client: OperatorClient, query = ''): Promise<Line[]> =>
    (await client.call('GET', `/audit${query}`)).body['entries'] as unknown as Line[];
  const actions = async (query: string): Promise<string[]> =>
    (await lines(root, query)).map(({ action }) => action);

  it('is narrowed by who, what, pack, document and time', async () => {
    expect(await actions('?account=seer')).toEqual(['session.started']);
    expect(await actions('?areas=draft')).toEqual(['draft.saved']);
    expect(await actions('?areas=draft,account&account=admin')).toEqual(['draft.saved', 'account.added']);
    // Documents published together are each found.
    expect(await actions('?pack=shop&document=menu/main')).toEqual([
      'pack.publish',
      'draft.saved',
      'pack.import',
    ]);
    expect(await actions('?document=texts/none')).toEqual([]);
    expect(await actions('?pack=shop&from=2026-03-01T08:30:00Z')).toEqual(['pack.publish']);
    expect(await actions('?pack=shop&to=2026-03-01T09:00:00Z')).not.toContain('pack.publish');
    for (const query of ['?areas=x;drop', '?document=../x', '?from=yesterday', '?before=1e9', '?nothing=1']) {
      expect((await root.call('GET', `/audit${query}`)).body['code']).toBe('INVALID_REQUEST');
    }
  });

  it('shows each only what is theirs: accounts and sign-ins are for admins of all packs', async () => {
    const seen = await lines(viewer);
    expect(new Set(seen.map(({ pack }) => pack))).toEqual(new Set(['shop']));
    for (const path of ['/audit?pack=ground', '/audit/export?format=csv&pack=ground']) {
      expect((await viewer.call('GET', path)).body['code']).toBe('FORBIDDEN');
    }
    expect((await lines(root)).map(({ pack }) => pack)).toContain(null);
  });

  it('is paged without a gap', async () => {
    const entry = { account: 'admin', action: 'preview.made', pack: 'shop', target: 'shop' };
    for (let count = 0; count < 110; count += 1) await record(server.database.db, () => now, entry);
    const first = (await root.call('GET', '/audit?areas=preview')).body as unknown as {
      entries: Line[];
      next: number;
    };
    const rest = (await root.call('GET', `/audit?areas=preview&before=${first.next}`)).body as unknown as {
      entries: Line[];
      next: null;
    };
    expect([first.entries.length, rest.entries.length, rest.next]).toEqual([100, 10, null]);
    expect(new Set([...first.entries, ...rest.entries].map(({ id }) => id)).size).toBe(110);
  });

  it('is exported whole as filtered, with nothing a spreadsheet would run, and says so itself', async () => {
    const download = async (client: OperatorClient, query: string): Promise<Response> =>
      fetch(`${server.url}/config/v1/admin/audit/export?${query}`, { headers: { cookie: client.cookie } });
    const json = await download(root, 'format=jsonl&areas=preview');
    expect(json.headers.get('content-disposition')).toBe('attachment; filename="audit-all-2026-03-01.jsonl"');
    const parsed = (await json.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    expect(parsed).toHaveLength(110);
    const csv = await (await download(root, 'format=csv')).text();
    const rows = csv.split('\r\n');
    expect(rows[0]).toBe('id,at,account,action,pack,target,details');
    expect(csv).toContain(`,"'@SUM(1+1)",session.refused,`);
    expect(csv).not.toMatch(/(^|,|\n)"?[=+@-]/);
    const own = await (await download(viewer, 'format=csv')).text();
    expect(own).not.toContain('account.added');
    expect(await actions('?areas=audit')).toEqual(['audit.exported', 'audit.exported', 'audit.exported']);
  });

  it.each(['update config_audit set account = account', 'delete from config_audit', 'truncate config_audit'])(
    'refuses "%s"',
    async (statement) => {
      await expect(sql.raw(statement).execute(server.database.db)).rejects.toThrow('only added');
    },
  );
});
