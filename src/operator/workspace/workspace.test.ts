import { subscribe } from 'valtio';
import { beforeEach, describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject } from '#engine/json/json.ts';
import { createAdminApi } from '../api/admin-api.ts';
import { withRule } from '../documents/form-table.ts';
import { createManualTimers } from '../testing/manual-timers.ts';
import { createMemoryAdmin, type MemoryAdmin } from '../testing/memory-admin.ts';
import { formPacks } from '../testing/form-packs.ts';
import { savingState } from './state.ts';
import type { UndoRecord } from './undo-record.ts';
import type { UndoStore } from '../undo/undo-store.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const RULES = 'rules/register';
let admin: MemoryAdmin;
let timers: ReturnType<typeof createManualTimers>;
let workspace: Workspace;

beforeEach(async () => {
  admin = createMemoryAdmin({ packs: formPacks() });
  timers = createManualTimers();
  const api = createAdminApi({ fetch: admin.fetch });
  await api.session();
  workspace = createWorkspace({ api, pack: 'shop', timers });
  await workspace.load();
});

const merged = (key: string): JsonObject => {
  const document = workspace.getState().drafts[key]?.merged;
  if (!document) throw new Error(`There is no ${key}.`);
  return document;
};
const setEmail = (change: Parameters<typeof withRule>[2], group?: string): void =>
  workspace.edit('E-mail', { [RULES]: withRule(merged(RULES), 'email', change) }, group);
const emailRule = (layer: JsonObject | null | undefined): unknown => {
  const fields = layer?.['fields'];
  return isJsonObject(fields) ? fields['email'] : undefined;
};
const rulesOf = (email: JsonObject): JsonObject => ({ kind: 'rules', id: 'register', fields: { email } });
const saving = () => savingState(workspace.getState().drafts).state;

describe('what others save', () => {
  /** Documents that others changed. */
  const follow = async (changed: number): Promise<string[]> => {
    const { before = {}, after = {} } = (await workspace.follow(changed)) ?? {};
    return Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]);
  };

  it('is taken in once the pack has changed by more than what was saved here', async () => {
    expect(await follow(0)).toEqual([]);
    setEmail({ required: true });
    await workspace.flush();
    const own = workspace.getState().drafts[RULES]?.revision ?? 0;
    const asked = admin.calls.length;
    expect(await follow(own)).toEqual([]);
    expect(admin.calls).toHaveLength(asked);
    const theirs = admin.saveElsewhere('shop', 'rules/other', { kind: 'rules', id: 'other', fields: {} });
    expect(await follow(theirs)).toEqual(['rules/other']);
    expect(workspace.getState().drafts['rules/other']?.layer).toMatchObject({ id: 'other' });
    expect(await follow(theirs)).toEqual([]);
  });

  it('is taken in although something was saved here after it', async () => {
    await follow(0);
    admin.saveElsewhere('shop', 'rules/other', { kind: 'rules', id: 'other', fields: {} });
    setEmail({ required: true });
    await workspace.flush();
    expect(await follow(workspace.getState().drafts[RULES]?.revision ?? 0)).toEqual(['rules/other']);
  });

  it('stands beside what is being edited here, where both changed something else', async () => {
    await follow(0);
    setEmail({ required: true });
    const theirs = admin.saveElsewhere('shop', RULES, rulesOf({ maxLength: 61 }));
    expect(await follow(theirs)).toEqual([RULES]);
    expect(emailRule(workspace.getState().drafts[RULES]?.layer)).toEqual({ required: true, maxLength: 61 });
  });
});

describe('an answer that was on its way while a draft was saved', () => {
  it('does not take the edit back', async () => {
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    let isSlow = false;
    const api = createAdminApi({
      fetch: async (...request) => {
        const waits = isSlow;
        isSlow = false;
        const answer = await admin.fetch(...request);
        if (waits) await arrived;
        return answer;
      },
    });
    await api.session();
    workspace = createWorkspace({ api, pack: 'shop', timers });
    await workspace.load();
    setEmail({ required: true });
    await workspace.flush();
    isSlow = true;
    const looking = workspace.refresh();
    setEmail({ required: true, maxLength: 61 });
    await workspace.flush();
    arrive();
    await looking;
    expect(emailRule(workspace.getState().drafts[RULES]?.layer)).toEqual({ required: true, maxLength: 61 });
    setEmail({ required: true, maxLength: 62 });
    await workspace.flush();
    expect(saving()).toBe('saved');
    expect(admin.drafted('shop', RULES)).toMatchObject(rulesOf({ required: true, maxLength: 62 }));
  });
});

describe('editing', () => {
  it('saves a moment later, as the smallest patch over the parent', async () => {
    setEmail({ required: true });
    expect(saving()).toBe('unsaved');
    timers.pass(500);
    await workspace.flush();
    expect(admin.drafted('shop', RULES)).toEqual({
      kind: 'rules',
      id: 'register',
      fields: { email: { required: true } },
    });
    expect(saving()).toBe('saved');
  });

  it('removes the layer when the last edit is taken back', async () => {
    setEmail({ required: true });
    await workspace.flush();
    workspace.reset('E-mail', { [RULES]: [['fields', 'email', 'required']] });
    await workspace.flush();
    expect(admin.drafted('shop', RULES)).toBeNull();
  });

  it('makes a document and takes it away again', async () => {
    const menu = { kind: 'menu', id: 'fresh', order: [], items: {} };
    workspace.create('New menu', { 'menu/fresh': menu });
    await workspace.flush();
    expect(admin.drafted('shop', 'menu/fresh')).toEqual(menu);
    workspace.undo();
    expect(workspace.getState().drafts['menu/fresh']?.merged).toBeUndefined();
    await workspace.flush();
    expect(admin.drafted('shop', 'menu/fresh')).toBeNull();
    workspace.redo();
    expect(merged('menu/fresh')).toEqual(menu);
  });

  it('says of a document of the parents the difference alone when it is edited while another is made', async () => {
    const texts = merged('texts/en');
    const said = { ...(texts['texts'] as JsonObject), 'menu.fresh': 'Fresh' };
    const menu = { kind: 'menu', id: 'fresh', order: [], items: {} };
    workspace.create('New menu', { 'menu/fresh': menu, 'texts/en': { ...texts, texts: said } });
    await workspace.flush();
    const published = workspace.getState().drafts['texts/en']?.published?.['texts'] ?? {};
    expect(admin.drafted('shop', 'texts/en')?.['texts']).toEqual({
      ...(published as JsonObject),
      'menu.fresh': 'Fresh',
    });
  });

  it('gives an inherited document back to its parent', async () => {
    const before = merged(RULES);
    setEmail({ required: true });
    await workspace.flush();
    workspace.remove('Rules', [RULES]);
    await workspace.flush();
    expect(merged(RULES)).toEqual(before);
    expect(admin.drafted('shop', RULES)).toBeNull();
  });

  it('saves over its own revision again and again', async () => {
    for (const maxLength of [61, 62, 63]) {
      setEmail({ maxLength });
      await workspace.flush();
    }
    expect(emailRule(admin.drafted('shop', RULES))).toEqual({ maxLength: 63 });
  });

  it('takes over the problems that the server found in the drafts [ENG-10]', async () => {
    expect(workspace.getState().problems).toEqual([]);
    setEmail({ minLength: 90 });
    await workspace.flush();
    const [problem] = workspace.getState().problems ?? [];
    expect(problem).toMatchObject({ code: 'BOUNDS_CROSSED', file: 'shop/rules/register.json' });
  });

  it('has the pack checked once for all documents that an edit changed', async () => {
    const menu = (id: string) => ({ kind: 'menu', id, order: ['nowhere'], items: {} });
    workspace.create('New menus', { 'menu/one': menu('one'), 'menu/two': menu('two') });
    const { saves } = workspace.getState();
    const asked = admin.calls.length;
    await workspace.flush();
    expect(admin.calls.slice(asked).map(({ path }) => path)).toEqual([
      '/packs/shop/drafts/menu/one',
      '/packs/shop/drafts/menu/two',
      '/packs/shop/validate',
    ]);
    expect(workspace.getState().saves).toBe(saves + 1);
    const found = (workspace.getState().problems ?? []).map(({ file }) => file);
    expect(new Set(found)).toEqual(new Set(['shop/menu/one.json', 'shop/menu/two.json']));
  });
});

describe('undo and redo', () => {
  it('go back and forth, and are saved as well', async () => {
    setEmail({ required: true });
    await workspace.flush();
    workspace.undo();
    await workspace.flush();
    expect(admin.drafted('shop', RULES)).toBeNull();
    workspace.redo();
    await workspace.flush();
    expect(emailRule(admin.drafted('shop', RULES))).toEqual({ required: true });
  });

  it('take edits of one group that follow each other quickly as one step', () => {
    for (const maxLength of [6, 61, 612]) setEmail({ maxLength }, 'bound');
    timers.pass(5000);
    setEmail({ maxLength: 70 }, 'bound');
    workspace.undo();
    expect(emailRule(merged(RULES))).toMatchObject({ maxLength: 612 });
    workspace.undo();
    expect(emailRule(merged(RULES))).toMatchObject({ maxLength: 60 });
    expect(workspace.getState().past).toEqual([]);
  });

  it('forget what was undone at the next edit', () => {
    setEmail({ required: true });
    workspace.undo();
    setEmail({ enabled: false });
    expect(workspace.getState().future).toEqual([]);
  });
});

describe('a draft that someone else saved first', () => {
  const theirs: JsonObject = {
    kind: 'rules',
    id: 'register',
    fields: { email: { maxLength: 40, required: true } },
  };
  beforeEach(async () => {
    admin.saveElsewhere('shop', RULES, theirs);
    setEmail({ maxLength: 80, enabled: false });
    await workspace.flush();
  });

  it('is no failure to save while what they did is fetched', async () => {
    const seen: string[] = [];
    workspace.settle(RULES, 'theirs');
    admin.saveElsewhere('shop', RULES, rulesOf({ maxLength: 41 }));
    setEmail({ maxLength: 51 });
    const stop = subscribe(workspace.now, () => seen.push(saving()), true);
    await workspace.flush();
    stop();
    expect(seen).toContain('saving');
    expect(seen).not.toContain('failed');
    expect(seen.at(-1)).toBe('conflict');
  });

  it('is not overwritten, and nothing edited is lost', () => {
    expect(saving()).toBe('conflict');
    expect(admin.drafted('shop', RULES)).toEqual(theirs);
    expect(emailRule(merged(RULES))).toMatchObject({ maxLength: 80, enabled: false });
  });

  it.each([
    ['mine', { maxLength: 80, enabled: false }],
    ['theirs', { maxLength: 40, required: true }],
    ['both', { maxLength: 80, enabled: false, required: true }],
  ] as const)('is settled by keeping %s', async (settlement, expected) => {
    workspace.settle(RULES, settlement);
    await workspace.flush();
    expect(emailRule(admin.drafted('shop', RULES))).toEqual(expected);
    expect(saving()).toBe('saved');
  });

  it('cannot be undone back to what was there before theirs', () => {
    workspace.settle(RULES, 'theirs');
    expect(workspace.getState().past).toEqual([]);
  });
});

describe('a server out of reach', () => {
  it('is tried again until it answers, and the edit is kept meanwhile', async () => {
    admin.setReachable(false);
    setEmail({ required: true });
    expect(await workspace.flush()).toBe(false);
    expect(savingState(workspace.getState().drafts)).toMatchObject({
      state: 'failed',
      refusal: { code: 'OFFLINE' },
    });
    admin.setReachable(true);
    timers.pass(2000);
    expect(await workspace.flush()).toBe(true);
    expect(emailRule(admin.drafted('shop', RULES))).toEqual({ required: true });
  });

  it('leaves a workspace that says why it is empty', async () => {
    admin.setReachable(false);
    const other = createWorkspace({ api: createAdminApi({ fetch: admin.fetch }), pack: 'shop', timers });
    await other.load();
    expect(other.getState()).toMatchObject({ status: 'failed', refusal: { code: 'OFFLINE' } });
  });
});

describe('a saved draft whose answer does not fit', () => {
  it('keeps the edit and is not sent again by itself; the next save takes over what the server has', async () => {
    let broken = 1;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await admin.fetch(input, init);
      if (init?.method !== 'PUT' || (broken -= 1) < 0) return response;
      return new Response(JSON.stringify({ revision: 'first', before: 0 }));
    };
    const api = createAdminApi({ fetch });
    await api.session();
    const mine = createWorkspace({ api, pack: 'shop', timers });
    await mine.load();
    const rules = mine.getState().drafts[RULES]?.merged ?? {};
    mine.edit('E-mail', { [RULES]: withRule(rules, 'email', { maxLength: 61 }) });
    expect(await mine.flush()).toBe(false);
    expect(savingState(mine.getState().drafts)).toMatchObject({
      state: 'failed',
      refusal: { code: 'INVALID_ANSWER', details: { call: 'draftSave', place: '/revision' } },
    });
    const saves = () => admin.calls.filter(({ method }) => method === 'PUT').length;
    timers.pass(60_000);
    expect(saves()).toBe(1);
    expect(await mine.flush()).toBe(true);
    expect(emailRule(admin.drafted('shop', RULES))).toEqual({ maxLength: 61 });
  });
});

describe('drafts of others', () => {
  it('come in with a refresh where nothing is edited', async () => {
    admin.saveElsewhere('shop', RULES, {
      kind: 'rules',
      id: 'register',
      fields: { email: { required: true } },
    });
    await workspace.refresh();
    expect(emailRule(merged(RULES))).toMatchObject({ required: true });
    setEmail({ maxLength: 30 });
    expect(await workspace.flush()).toBe(true);
  });

  it('are a conflict after a refresh where the same value is edited', async () => {
    admin.saveElsewhere('shop', RULES, rulesOf({ maxLength: 40 }));
    setEmail({ maxLength: 30 });
    await workspace.refresh();
    expect(saving()).toBe('conflict');
  });
});

describe('changes of two people that do not meet', () => {
  /** States that a page would render: one per finished task. */
  const seen = (): Set<string> => {
    const states = new Set<string>();
    subscribe(workspace.now, () => states.add(saving()));
    return states;
  };
  const emailDrafted = () => emailRule(admin.drafted('shop', RULES));

  it('are both saved in one go, without a conflict, where the other saved a draft first', async () => {
    admin.saveElsewhere('shop', RULES, rulesOf({ required: true }));
    setEmail({ maxLength: 30 });
    expect(await workspace.flush()).toBe(true);
    expect(emailDrafted()).toEqual({ required: true, maxLength: 30 });
    expect(saving()).toBe('saved');
  });

  it('are laid together at a refresh, before anybody is told of a conflict', async () => {
    admin.saveElsewhere('shop', RULES, rulesOf({ required: true }));
    setEmail({ maxLength: 30 });
    const states = seen();
    await workspace.refresh();
    expect(saving()).toBe('unsaved');
    expect(emailRule(merged(RULES))).toMatchObject({ required: true, maxLength: 30 });
    timers.pass(500);
    await workspace.flush();
    expect(emailDrafted()).toEqual({ required: true, maxLength: 30 });
    expect(states).not.toContain('conflict');
  });

  it('are laid together where the other published, for edits and for drafts that are saved', async () => {
    const elsewhere = (): void => {
      admin.saveElsewhere('shop', RULES, rulesOf({ required: true }));
      admin.publishElsewhere('shop', 'Theirs');
    };
    elsewhere();
    setEmail({ maxLength: 30 });
    expect(await workspace.flush()).toBe(true);
    expect(emailDrafted()).toEqual({ required: true, maxLength: 30 });
    admin.pushElsewhere('shop', RULES, rulesOf({ required: true, minLength: 4 }));
    await workspace.refresh();
    await workspace.flush();
    // Viewing saves nothing: a viewer must not become an author.
    expect(emailDrafted()).toEqual({ required: true, maxLength: 30 });
    expect(await workspace.rebase([RULES])).toEqual([]);
    expect(emailDrafted()).toEqual({ required: true, maxLength: 30, minLength: 4 });
    expect(saving()).toBe('saved');
    const { base, live } = workspace.getState().drafts[RULES] ?? {};
    expect(base).toBe(live);
  });

  it('are laid together where the other’s draft itself rests on an older version', async () => {
    admin.saveElsewhere('shop', RULES, rulesOf({ required: true }));
    admin.pushElsewhere('shop', RULES, rulesOf({ minLength: 4 }));
    setEmail({ maxLength: 30 });
    expect(await workspace.flush()).toBe(true);
    expect(emailDrafted()).toEqual({ required: true, maxLength: 30, minLength: 4 });
    expect(saving()).toBe('saved');
  });

  it('need nobody where both did the same', async () => {
    admin.saveElsewhere('shop', RULES, rulesOf({ maxLength: 30 }));
    setEmail({ maxLength: 30 });
    expect(await workspace.flush()).toBe(true);
    expect(saving()).toBe('saved');
  });
});

it('discards drafts, the unsaved ones too', async () => {
  setEmail({ required: true });
  await workspace.flush();
  setEmail({ enabled: false });
  await workspace.discard();
  expect(admin.drafted('shop', RULES)).toBeUndefined();
  expect(emailRule(merged(RULES))).toEqual({ enabled: true, required: false, maxLength: 60 });
  expect(workspace.getState().past).toEqual([]);
  expect(saving()).toBe('saved');
});

describe('undo and redo after the page was loaded again', () => {
  let kept: string | undefined;
  const undoStore: UndoStore = {
    read: () => (kept === undefined ? undefined : (JSON.parse(kept) as UndoRecord)),
    write: (record) => {
      kept = record && JSON.stringify(record);
    },
  };
  const loadAgain = async (): Promise<void> => {
    const api = createAdminApi({ fetch: admin.fetch });
    await api.session();
    workspace = createWorkspace({ api, pack: 'shop', timers, undoStore });
    await workspace.load();
  };
  const labels = () => workspace.getState().past.map(({ label }) => label);

  beforeEach(async () => {
    kept = undefined;
    await loadAgain();
    setEmail({ required: true });
    setEmail({ maxLength: 30 });
    workspace.create('New', { 'rules/other': { kind: 'rules', id: 'other', fields: {} } });
    await workspace.flush();
  });

  it('take back and bring back what was edited before', async () => {
    await loadAgain();
    expect(labels()).toEqual(['E-mail', 'E-mail', 'New']);
    workspace.undo();
    workspace.undo();
    expect(emailRule(merged(RULES))).toMatchObject({ required: true, maxLength: 60 });
    await workspace.flush();
    expect(admin.drafted('shop', 'rules/other')).toBeNull();
    await loadAgain();
    expect(labels()).toEqual(['E-mail']);
    workspace.redo();
    workspace.redo();
    expect(emailRule(merged(RULES))).toMatchObject({ required: true, maxLength: 30 });
    expect(merged('rules/other')).toEqual({ kind: 'rules', id: 'other', fields: {} });
    workspace.undo();
    workspace.undo();
    workspace.undo();
    expect(emailRule(merged(RULES))).toEqual({ enabled: true, required: false, maxLength: 60 });
    await workspace.flush();
    await loadAgain();
    expect(labels()).toEqual([]);
    expect(workspace.getState().future).toHaveLength(3);
  });

  it('are gone for a document that somebody else changed meanwhile, and for that alone', async () => {
    admin.saveElsewhere('shop', RULES, rulesOf({ required: true, maxLength: 44 }));
    await loadAgain();
    expect(labels()).toEqual(['New']);
    expect(kept).not.toContain('maxLength');
  });

  it('do not join an edit with one before', async () => {
    await loadAgain();
    setEmail({ minLength: 3 });
    expect(labels()).toEqual(['E-mail', 'E-mail', 'New', 'E-mail']);
  });
});
