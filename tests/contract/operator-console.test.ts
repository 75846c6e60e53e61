import '../setup/console-words.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject } from '#engine/json/json.ts';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { createAdminApi, type AdminApi } from '#operator/api/admin-api.ts';
import { describeChanges } from '#operator/changes/describe-changes.ts';
import { changeLine } from '#operator/changes/change-line.ts';
import { withEntryLabel } from '#operator/testing/entry-label.ts';
import { withRule } from '#operator/documents/form-table.ts';
import { withEntryMoved } from '#operator/documents/menu-entries.ts';
import { systemTimers } from '#operator/workspace/timers.ts';
import { documentsOf, savingState } from '#operator/workspace/state.ts';
import { createWorkspace, type Workspace } from '#operator/workspace/workspace.ts';
import { adminPassword, startApp, type TestApp } from '#server/testing/app.ts';
import { mainDatabase } from '#server/testing/database.ts';

const RULES = 'rules/register';

/** `fetch` with the cookies of one browser. */
function browserFetch(): typeof fetch {
  let cookie = '';
  return async (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookie) headers.set('Cookie', cookie);
    const response = await fetch(input, { ...init, headers });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };
}

describe('the console against the real administration API', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(mainDatabase, { configs: writePacks(smallPacks()) });
  });
  afterAll(() => server.close());

  const signIn = async (): Promise<AdminApi> => {
    const api = createAdminApi({ fetch: browserFetch(), origin: server.url });
    await api.signIn('admin', adminPassword);
    return api;
  };
  const open = async (api: AdminApi): Promise<Workspace> => {
    const workspace = createWorkspace({ api, pack: 'shop', timers: systemTimers });
    await workspace.load();
    expect(workspace.getState().status).toBe('ready');
    return workspace;
  };
  const merged = (workspace: Workspace, key: string): JsonObject =>
    workspace.getState().drafts[key]?.merged ?? {};
  const setUsername = (workspace: Workspace, change: Parameters<typeof withRule>[2]): void =>
    workspace.edit('Username', { [RULES]: withRule(merged(workspace, RULES), 'username', change) });
  const version = async (api: AdminApi): Promise<number> =>
    (await api.packs()).find(({ pack }) => pack === 'shop')?.version ?? 0;
  const pending = (workspace: Workspace): string[] => {
    const { drafts } = workspace.getState();
    return describeChanges({ before: documentsOf(drafts, 'live'), after: documentsOf(drafts, 'edited') }).map(
      changeLine,
    );
  };

  it('says why signing in was refused', async () => {
    const api = createAdminApi({ fetch: browserFetch(), origin: server.url });
    await expect(api.session()).rejects.toMatchObject({ status: 401 });
    await expect(api.signIn('admin', 'not the password')).rejects.toMatchObject({
      status: 401,
      code: 'WRONG_CREDENTIALS',
    });
  });

  it('saves, checks, publishes and rolls back a form, a menu and a label', async () => {
    const api = await signIn();
    const workspace = await open(api);
    expect(workspace.getState().problems).toEqual([]);

    setUsername(workspace, { maxLength: 10 });
    workspace.edit('Order', { 'menu/main': withEntryMoved(merged(workspace, 'menu/main'), ['account'], 0) });
    const documents = documentsOf(workspace.getState().drafts, 'edited');
    workspace.edit(
      'Label',
      withEntryLabel({ documents, menu: 'main', path: ['account'], language: 'en', words: 'Me' }),
    );
    expect(await workspace.flush()).toBe(true);
    expect(savingState(workspace.getState().drafts)).toEqual({ state: 'saved' });
    const changes = pending(workspace);
    expect(changes).toHaveLength(3);
    expect(changes).toContain('Register › Username: max length 12 → 10');

    // Another operator sees the drafts, layer by layer, as they were meant.
    const other = await open(await signIn());
    expect(other.getState().drafts[RULES]?.layer).toEqual({
      kind: 'rules',
      id: 'register',
      fields: { username: { maxLength: 10 } },
    });
    expect(pending(other)).toEqual(changes);

    const published = await api.publish('shop', { note: 'Shorter names', expect: await version(api) });
    workspace.published(Object.keys(workspace.getState().drafts));
    expect(published.brands).toMatchObject([{ brand: 'shop' }]);
    expect(pending(workspace)).toEqual([]);
    await workspace.refresh();
    expect(pending(workspace)).toEqual([]);

    const [latest] = (await api.versions('shop')).sort((a, b) => b.version - a.version);
    expect(latest).toMatchObject({ version: published.version, note: 'Shorter names', author: 'admin' });
    await api.rollback('shop', published.version - 1);
    await workspace.load();
    expect(merged(workspace, RULES)).toMatchObject({ fields: { username: { maxLength: 12 } } });
  });

  it('refuses to publish what is broken, names the place, and what is live stays [ENG-10]', async () => {
    const api = await signIn();
    const workspace = await open(api);
    const before = await version(api);
    setUsername(workspace, { minLength: 11, maxLength: 5 });
    await workspace.flush();
    expect(workspace.getState().problems).toContainEqual(
      expect.objectContaining({ code: 'BOUNDS_CROSSED', file: 'shop/rules/register.json' }),
    );
    await expect(api.publish('shop', { note: '', expect: before })).rejects.toMatchObject({
      status: 422,
      code: 'INVALID_DOCUMENTS',
    });
    expect(await version(api)).toBe(before);
    await workspace.discard();
    expect(workspace.getState().problems).toEqual([]);
  });

  it('finds a draft that another saved first, and keeps what both did', async () => {
    const [mine, theirs] = [await open(await signIn()), await open(await signIn())];
    setUsername(theirs, { maxLength: 9 });
    await theirs.flush();
    setUsername(mine, { minLength: 5 });
    // The two changes do not overlap, so there is no conflict.
    expect(await mine.flush()).toBe(true);
    expect(savingState(mine.getState().drafts)).toEqual({ state: 'saved' });
    const layer = mine.getState().drafts[RULES]?.saved;
    expect(isJsonObject(layer) && layer['fields']).toEqual({ username: { maxLength: 9, minLength: 5 } });
    await mine.discard();
  });

  it('lays drafts over a version that was published after they were made', async () => {
    const [first, cli] = [await signIn(), await server.as('admin')];
    const workspace = await open(first);
    setUsername(workspace, { maxLength: 9 });
    await workspace.flush();
    // Published past the drafts, as the command line does.
    const layer = { kind: 'rules', id: 'register', fields: { password: { minLength: 9 } } };
    const { body } = await cli.call('POST', '/packs/shop/push', {
      base: await version(first),
      changes: { [RULES]: JSON.stringify(layer) },
      note: 'From files',
      publish: true,
    });
    const pushed = Number(body['version']);
    expect(pushed).toBe(await version(first));
    await expect(first.publish('shop', { note: '', expect: pushed })).rejects.toMatchObject({
      code: 'STALE_BASE',
      details: { documents: [RULES] },
    });
    expect(await workspace.rebase([RULES])).toEqual([]);
    expect(pending(workspace)).toEqual(['Register › Username: max length 12 → 9']);
    expect(await first.publish('shop', { note: '', expect: pushed })).toMatchObject({ version: pushed + 1 });
    const { published } = (await cli.call('GET', `/packs/shop/documents/${RULES}`)).body;
    expect(published).toMatchObject({ fields: { password: { minLength: 9 }, username: { maxLength: 9 } } });
  });

  it('never saves over a version that nobody has seen', async () => {
    const [api, cli] = [await signIn(), await server.as('admin')];
    const workspace = await open(api);
    const push = async (maxLength: number): Promise<void> => {
      const layer = { kind: 'rules', id: 'register', fields: { username: { maxLength } } };
      await cli.call('POST', '/packs/shop/push', {
        base: await version(api),
        changes: { [RULES]: JSON.stringify(layer) },
      });
    };
    await push(10);
    setUsername(workspace, { maxLength: 7 });
    expect(await workspace.flush()).toBe(false);
    expect(savingState(workspace.getState().drafts)).toMatchObject({ state: 'conflict', key: RULES });
    workspace.settle(RULES, 'mine');
    expect(await workspace.flush()).toBe(true);

    // A draft that is saved already, and somebody publishes past it: it is laid over what is live by whoever opens it.
    await push(11);
    expect(await workspace.rebase([RULES])).toEqual([RULES]);
    workspace.settle(RULES, 'mine');
    await workspace.flush();
    await api.publish('shop', { note: '', expect: await version(api) });
    const { published } = (await cli.call('GET', `/packs/shop/documents/${RULES}`)).body;
    expect(published).toMatchObject({ fields: { username: { maxLength: 7 } } });
  });
});
