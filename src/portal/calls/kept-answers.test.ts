import { describe, expect, it, vi } from 'vitest';
import type { CallId } from '../gateway/call-types.ts';
import { createCallCache } from './call-cache.ts';
import { createKeptAnswers } from './kept-answers.ts';

/** Storage of a tab. */
function tabStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  } as unknown as Storage & { entries: Map<string, string> };
}

const names = [
  ['settings', 'whitelabel'],
  ['validate', 'settingRegister'],
  ['routers', 'systemStatus'],
  ['domainRoute', 'domainRoute'],
  ['gameVendor', 'gameVendor'],
  ['merchantWallet', 'merchantWallet'],
  ['index_notice', 'announcements'],
] as const satisfies readonly (readonly [string, CallId])[];

/** A page of the tab: asks for answers as blocks do. */
function openPage(storage: Storage, { seq = 1, language = 'en' } = {}) {
  const asked: CallId[] = [];
  const platform = vi.fn<(id: CallId) => Promise<never>>(async (id) => {
    asked.push(id);
    return { of: id } as never;
  });
  const kept = createKeptAnswers(storage, () => ({ seq, language }));
  const calls = createCallCache({ call: platform, kept });
  const read = (id: CallId) => calls.read(id, {} as never).value as unknown;
  return { asked, read, readAll: () => names.map(([, id]) => read(id)) };
}
const settled = () => new Promise((resolve) => void setTimeout(resolve));

describe('caches of the session storage', () => {
  it('are settings, validate, routers, domainRoute, gameVendor, merchantWallet and index_notice, and no others [CON-19]', async () => {
    const storage = tabStorage();
    const first = openPage(storage);
    first.readAll();
    first.read('hotGames');
    await settled();
    expect([...storage.entries.keys()].toSorted()).toEqual(names.map(([name]) => name).toSorted());

    const reloaded = openPage(storage);
    expect(reloaded.readAll()).toEqual(names.map(([, id]) => ({ of: id })));
    // Routes stand at once; whether the site is open for this visitor is asked all the same.
    expect(reloaded.asked).toEqual(['systemStatus']);
  });

  it('stand until a publication is answered anew, and not in another language', async () => {
    const storage = tabStorage();
    openPage(storage).readAll();
    await settled();
    const published = openPage(storage, { seq: 2 });
    expect(published.readAll()).toEqual(names.map(([, id]) => ({ of: id })));
    expect(published.asked).toHaveLength(names.length);
    expect(openPage(storage, { seq: 2, language: 'my' }).read('whitelabel')).toBeUndefined();
  });

  it('are nothing where an entry is spoilt', () => {
    const storage = tabStorage();
    storage.setItem('routers', '{');
    expect(openPage(storage).read('systemStatus')).toBeUndefined();
  });
});
