import { automaticNote } from '#contract/automatic-notes.ts';
import type { Other, Version } from '#contract/generated/admin-types.ts';
import type { JsonObject } from '#engine/json/json.ts';
import { isJsonObject, own } from '#engine/json/json.ts';
import { parentPack, splitKey, type DocumentKey, type PackSet } from '#engine/packs.ts';
import { isError } from '#engine/problems.ts';
import { resolveBrand, traceBrand } from '#engine/resolve.ts';
import { smallPacks, writePacks, type PackValues } from '#engine/testing/small-packs.ts';
import { findUses } from '#engine/references/uses.ts';
import { schemas } from '#engine/validate/brand.ts';
import { validatePacks } from '#engine/validate.ts';
import { product } from '#play/product.ts';
import type { Role, Roles } from '../api/types.ts';
import { createMemoryComments } from './memory-comments.ts';
import { createMemoryReleases, type MemoryReleases } from './memory-releases.ts';

type Draft = { layer: JsonObject | null; revision: number; base: string | null; ancestor: JsonObject | null };
type MemoryPack = {
  layers: Record<DocumentKey, JsonObject>;
  drafts: Record<DocumentKey, Draft>;
  versions: Version[];
  past: Record<DocumentKey, JsonObject>[];
  releases: MemoryReleases;
  /** Account by language and key. */
  assigned: Map<string, string>;
  /** Account that saved each draft last. */
  authors: Map<DocumentKey, string>;
  comments: ReturnType<typeof createMemoryComments>;
};
type Call = { method: string; path: string; body: unknown; headers: Headers };

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

const refuse = (status: number, code: string, more: Record<string, unknown> = {}): Response =>
  json(status, { code, message: `Refused: ${code}.`, fix: `Mend ${code}.`, ...more });

const ranks: readonly Role[] = ['viewer', 'editor', 'publisher', 'admin'];

/**
 * In-memory administration API behind `fetch`: packs merged and validated by the engine, drafts with revisions, versions, one account.
 * Methods named "elsewhere" act as another operator.
 */
export function createMemoryAdmin({
  packs = smallPacks(),
  role = 'admin' as Role,
  roles = { shop: role } as Roles,
} = {}) {
  const state: Record<string, MemoryPack> = {};
  for (const [pack, layers] of Object.entries<PackValues[string]>(packs)) {
    state[pack] = {
      layers,
      drafts: {},
      past: [layers],
      assigned: new Map(),
      authors: new Map(),
      comments: createMemoryComments('me'),
      releases: createMemoryReleases({
        json,
        refuse,
        revisions: () =>
          Object.fromEntries(
            Object.entries(state[pack]?.drafts ?? {}).map(([key, { revision }]) => [key, revision]),
          ),
        publish: (title, keys) => publish(pack, title, 'me', keys),
      }),
      versions: [
        {
          version: 1,
          author: 'files',
          note: 'Imported',
          origin: 'import',
          at: '2026-01-05T08:00:00Z',
          changes: [],
        },
      ],
    };
  }
  const calls: Call[] = [];
  const others: Other[] = [];
  let signedIn = true;
  let reachable = true;
  let wait = 0;
  let revisions = 0;

  const layersOf = (
    pack: string,
    drafted: boolean,
    only?: readonly DocumentKey[],
  ): Record<DocumentKey, JsonObject> => {
    const { layers, drafts } = state[pack] ?? { layers: {}, drafts: {} };
    const merged = new Map(Object.entries(layers));
    if (drafted) {
      for (const [key, { layer }] of Object.entries(drafts)) {
        if (only && !only.includes(key)) continue;
        if (layer === null) merged.delete(key);
        else merged.set(key, layer);
      }
    }
    return Object.fromEntries(merged);
  };
  const setWith = (pack: string): PackSet =>
    writePacks(Object.fromEntries(Object.keys(state).map((name) => [name, layersOf(name, name === pack)])));

  function contents(pack: string): Response {
    const known = state[pack];
    if (!known) return refuse(404, 'UNKNOWN_PACK');
    const set = setWith(pack);
    const { documents, provenance } = traceBrand(set, pack);
    const parent = parentPack(set[pack]);
    const below: Record<string, unknown> = parent === undefined ? {} : resolveBrand(set, parent).documents;
    const keys = new Set([
      ...Object.keys(documents),
      ...Object.keys(known.layers),
      ...Object.keys(known.drafts),
    ]);
    const answers = [...keys].map((key) => [
      key,
      {
        own: Object.hasOwn(known.layers, key),
        published: own(known.layers, key) ?? null,
        draft: own(known.drafts, key)?.layer ?? null,
        revision: own(known.drafts, key)?.revision ?? 0,
        parent: own(below, key) ?? null,
        provenance: own(provenance, key) ?? {},
        ...basesOf(known, key),
      },
    ]);
    return json(200, { documents: Object.fromEntries(answers) as unknown });
  }

  /** Layers have their JSON for a hash. */
  const liveOf = (known: MemoryPack, key: DocumentKey): string | null => {
    const layer = own(known.layers, key);
    return layer === undefined ? null : JSON.stringify(layer);
  };
  const basesOf = (known: MemoryPack, key: DocumentKey) => {
    const [live, draft] = [liveOf(known, key), own(known.drafts, key)];
    const base = draft ? draft.base : live;
    return { live, base, ...(base !== live && { ancestor: draft?.ancestor ?? null }) };
  };

  function save(pack: string, key: DocumentKey, layer: JsonObject | null, author = 'me'): number {
    revisions += 1;
    const known = state[pack];
    const ancestor = own(known?.layers ?? {}, key) ?? null;
    if (known) known.drafts[key] = { layer, revision: revisions, base: liveOf(known, key), ancestor };
    known?.authors.set(key, author);
    return revisions;
  }

  /** @param only drafts to publish; all by default */
  function publish(pack: string, note: string, author = 'me', only?: readonly DocumentKey[]): Response {
    const known = state[pack];
    if (!known) return refuse(404, 'UNKNOWN_PACK');
    const problems = validatePacks(product, setWith(pack), [pack]);
    if (problems.some(isError)) return refuse(422, 'INVALID_DOCUMENTS', { problems });
    const changes = (only ?? Object.keys(known.drafts)).map((key) => {
      const [kind = '', id = ''] = key.split('/');
      return { kind, id, change: 'changed' as const };
    });
    const left = Object.entries(known.drafts).filter(([key]) => only && !only.includes(key));
    const answered = goLive(pack, layersOf(pack, true, only), note, author, changes);
    known.drafts = Object.fromEntries(left);
    return answered;
  }

  function goLive(
    pack: string,
    layers: Record<DocumentKey, JsonObject>,
    note: string,
    author: string,
    changes: Version['changes'],
  ): Response {
    const known = state[pack];
    if (!known) return refuse(404, 'UNKNOWN_PACK');
    const version = known.versions.length + 1;
    known.layers = layers;
    known.drafts = {};
    known.past.push(layers);
    known.versions.unshift({ version, author, note, origin: 'publish', at: '2026-01-06T08:00:00Z', changes });
    return json(200, { version, brands: [{ brand: pack, seq: version, hash: 'h' }] });
  }

  const session = () => json(200, { account: 'me', roles, csrf: 'token', totp: false, totpRequired: false });

  function answer({ method, path, body, headers }: Call): Response {
    const sent = isJsonObject(body) ? body : {};
    if (path === '/session' && method === 'POST') {
      if (wait > 0)
        return json(
          429,
          { code: 'TOO_MANY_LOGINS', message: 'Too many.', retryAfter: wait },
          { 'Retry-After': String(wait) },
        );
      if (sent['password'] !== 'right') return refuse(401, 'WRONG_CREDENTIALS');
      signedIn = true;
      return session();
    }
    if (path === '/session/ways') return json(200, { passwords: true });
    if (!signedIn) return refuse(401, 'NOT_SIGNED_IN');
    if (method !== 'GET' && headers.get('X-CSRF-Token') !== 'token') return refuse(403, 'CSRF');
    if (path === '/session') {
      if (method === 'DELETE') signedIn = false;
      return method === 'DELETE' ? json(204, undefined) : session();
    }
    if (path === '/session/mail') return json(200, { email: null, sends: true });
    if (path === '/packs') {
      return json(200, {
        packs: Object.entries(state).map(([pack, known]) => ({
          pack,
          name: pack.toUpperCase(),
          extends: parentPack(setWith('')[pack]) ?? null,
          abstract: pack === 'ground',
          hidden: false,
          languages: [],
          currency: null,
          version: known.versions.length,
          drafts: Object.keys(known.drafts).length,
          ...(pack === 'ground' ? {} : { url: `http://${pack}.example/` }),
        })),
      });
    }
    return inPack(method, path.split('/').slice(2), sent, headers);
  }

  function inPack(
    method: string,
    [pack = '', what = '', kind = '', id = '']: string[],
    sent: JsonObject,
    headers: Headers,
  ): Response {
    const known = state[pack];
    if (!known) return refuse(404, 'UNKNOWN_PACK');
    if (what === 'presence')
      return kind === 'leave' ? json(204, undefined) : json(200, { others, changed: revisions });
    const needed: Role =
      method === 'GET' ? 'viewer' : ['publish', 'rollback'].includes(what) ? 'publisher' : 'editor';
    if (ranks.indexOf(role) < ranks.indexOf(needed)) return refuse(403, 'FORBIDDEN');
    if (what === 'releases') return known.releases.answer(method, kind, id, sent, 'me');
    if (what === 'contents') return contents(pack);
    if (what === 'documents' && kind === '')
      return json(200, {
        documents: Object.keys(layersOf(pack, true)).map((key) => ({
          ...splitKey(key),
          own: Object.hasOwn(known.layers, key),
          draft: own(known.drafts, key)?.revision ?? null,
          author: own(known.drafts, key) ? known.authors.get(key) : null,
        })),
      });
    if (what === 'translations') {
      if (method === 'POST') {
        const { language, keys, account } = sent as { language: string; keys: string[]; account: string };
        for (const key of keys) {
          if (account === null) known.assigned.delete(`${language} ${key}`);
          else known.assigned.set(`${language} ${key}`, account);
        }
      }
      const assigned = [...known.assigned].map(([text, account]) => {
        const [language = '', key = ''] = text.split(' ');
        return { language, account, keys: [key] };
      });
      return json(200, { translators: ['may', 'me'], assigned });
    }
    if (what === 'pictures') return json(200, { pictures: [] });
    if (what === 'fonts') return json(200, { fonts: [] });
    if (what === 'comments') return json(200, { comments: known.comments.answer(method, kind, sent) });
    if (what.startsWith('uses?')) {
      const asked = new URLSearchParams(what.slice('uses?'.length));
      const thing = { kind: asked.get('kind') ?? '', name: asked.get('name') ?? '' };
      const uses = findUses(schemas, resolveBrand(setWith(pack), pack).documents).of(thing);
      return json(200, { total: uses.length, uses: uses.map((use) => ({ ...use, pack })) });
    }
    if (what === 'versions' && id === 'contents')
      return json(200, { documents: known.past[Number(kind) - 1] ?? {} });
    if (what === 'versions') return json(200, { versions: known.versions });
    if (what === 'validate') {
      const trial = { ...known.drafts };
      for (const [key, layer] of Object.entries(isJsonObject(sent['changes']) ? sent['changes'] : {})) {
        known.drafts = {
          ...known.drafts,
          [key]: { layer: isJsonObject(layer) ? layer : null, revision: 0, base: null, ancestor: null },
        };
      }
      const problems = validatePacks(product, setWith(pack), [pack]);
      known.drafts = trial;
      return json(200, { problems });
    }
    if (what === 'impact') return json(200, { elsewhere: false, withheld: 0, brands: [] });
    if (what === 'previews') return json(200, { links: [] });
    if (what === 'preview')
      return json(200, {
        token: 't',
        url: '/?preview=t',
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
        personas: true,
      });
    if (what === 'publish') {
      if (sent['expect'] !== known.versions.length) return refuse(412, 'STALE_VERSION');
      const { documents } = sent;
      return publish(
        pack,
        String(sent['note']),
        'me',
        isJsonObject(documents) ? Object.keys(documents) : undefined,
      );
    }
    if (what === 'rollback') {
      if (known.releases.guarded.rollback) return refuse(409, 'APPROVAL_NEEDED');
      const version = Number(sent['version']);
      const layers = known.past[version - 1];
      const note = automaticNote('back', { version });
      return layers ? goLive(pack, layers, note, 'me', []) : refuse(404, 'UNKNOWN_VERSION');
    }
    if (what === 'drafts' && method === 'DELETE' && kind === '') {
      known.drafts = {};
      return json(204, undefined);
    }
    const key = `${kind}/${id}`;
    if (method === 'GET') return refuse(404, 'UNKNOWN_DOCUMENT');
    if (method === 'DELETE') {
      known.drafts = Object.fromEntries(Object.entries(known.drafts).filter(([draft]) => draft !== key));
      return json(204, undefined);
    }
    const expected = Number(headers.get('If-Match')?.replaceAll('"', ''));
    if ((own(known.drafts, key)?.revision ?? 0) !== expected) return refuse(412, 'STALE_DRAFT');
    if (sent['base'] !== liveOf(known, key)) return refuse(412, 'STALE_BASE', { documents: [key] });
    const { document } = sent;
    const before = revisions;
    return json(200, { revision: save(pack, key, isJsonObject(document) ? document : null), before });
  }

  return {
    calls,
    fetch: (async (input: string | URL | Request, init: RequestInit = {}) => {
      if (!reachable) throw new TypeError('fetch failed');
      const { pathname, search } = new URL(String(input), 'http://console.example');
      const path = pathname.replace('/config/v1/admin', '') + search;
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const call = { method: init.method ?? 'GET', path, body, headers: new Headers(init.headers) };
      calls.push(call);
      return answer(call);
    }) as typeof globalThis.fetch,
    /** The layer that would be published. */
    drafted: (pack: string, key: DocumentKey): JsonObject | null | undefined =>
      own(state[pack]?.drafts ?? {}, key)?.layer,
    live: (pack: string, key: DocumentKey): JsonObject | undefined => own(state[pack]?.layers ?? {}, key),
    /** Releases of a pack, for acting as other operators. */
    releases: (pack: string): MemoryReleases | undefined => state[pack]?.releases,
    saveElsewhere: (pack: string, key: DocumentKey, layer: JsonObject | null) =>
      save(pack, key, layer, 'may'),
    /** Makes a layer live regardless of drafts, as the command line does. */
    pushElsewhere: (pack: string, key: DocumentKey, layer: JsonObject): void => {
      const known = state[pack];
      if (!known) return;
      const { drafts } = known;
      goLive(pack, { ...known.layers, [key]: layer }, 'From files', 'someone', []);
      known.drafts = drafts;
    },
    /** Publishes all drafts, or only those of the documents named. */
    publishElsewhere: (pack: string, note: string, only?: readonly DocumentKey[]) =>
      publish(pack, note, 'someone', only),
    /** Other accounts in every pack. */
    meet: (account: string, document: DocumentKey | null) => {
      others.push({ account, document, since: '2026-01-06T08:00:00Z' });
    },
    signOut: () => {
      signedIn = false;
    },
    setReachable: (now: boolean) => {
      reachable = now;
    },
    holdBack: (seconds: number) => {
      wait = seconds;
    },
  };
}

export type MemoryAdmin = ReturnType<typeof createMemoryAdmin>;
