import { createHash } from 'node:crypto';
import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import { mergePatch } from '#engine/overlay/overlay.ts';
import type { PackSet } from '#engine/packs.ts';
import { isError } from '#engine/problems.ts';
import { validatePacks } from '#engine/validate.ts';
import { product } from '#play/product.ts';

/** State of a document as an editor has read it: revision of the draft, hash of the live layer, and the layer to edit. */
export type Seen = { revision: number; live: string | null; layer: JsonObject | null };

type Draft = { layer: JsonObject | null; base: string | null; revision: number };
type State = { published: JsonObject | null; draft: JsonObject | null; revision: number };

const icons = ['star', 'gift', 'fire', 'crown', 'home'];
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The config service as its documentation says it behaves, in a few lines: what drafts and versions there must be. */
export function createModel(configs: PackSet, pack: string) {
  const first = configs[pack]?.documents ?? {};
  let live: Record<string, string> = { ...first };
  let version = 1;
  let count = 0;
  const drafts = new Map<string, Draft>();
  const liveHash = (key: string): string | null => {
    const text = own(live, key);
    return text === undefined ? null : hashOf(text);
  };

  const next = (): Record<string, string> => {
    const documents = new Map(Object.entries(live));
    for (const [key, { layer }] of drafts) {
      if (layer === null) documents.delete(key);
      else documents.set(key, JSON.stringify(layer));
    }
    return Object.fromEntries(documents);
  };
  const set = (documents = live): PackSet => ({
    ...configs,
    [pack]: { pack, assets: [...(configs[pack]?.assets ?? [])], documents },
  });
  /** A change of one value that no other change makes. */
  const change = (key: string, random: () => number): JsonObject => {
    count += 1;
    const [kind = '', id = ''] = key.split('/');
    const names = ['menu.home', 'menu.account', 'page.home', 'form.send'];
    const name = names[Math.floor(random() * names.length)] ?? '';
    const values: Record<string, JsonObject> = {
      texts: { texts: { [name]: `Words ${count}` } },
      rules: { fields: { username: { maxLength: 12 + (count % 200) } } },
      menu: { items: { home: { icon: icons[count % icons.length] ?? '' } } },
      constants: { constants: { agreementAge: 18 + (count % 80) } },
    };
    return { kind, id, ...values[kind] };
  };
  const over = (layer: JsonObject | null, patch: JsonObject): JsonObject => {
    const merged = mergePatch(layer ?? {}, patch);
    return isJsonObject(merged) ? merged : patch;
  };

  return {
    keys: ['texts/en', 'rules/register', 'menu/main', 'constants/main'],
    first: () => first,
    version: () => version,
    set: () => set(),
    edited: (key: string, layer: JsonObject | null, random: () => number) => over(layer, change(key, random)),
    /** A menu with an undefined text key: it must never go live. */
    broken: (layer: JsonObject | null) =>
      over(layer, { kind: 'menu', id: 'main', items: { home: { label: 'no.such.words' } } }),
    mended: (layer: JsonObject | null) =>
      over(layer, { kind: 'menu', id: 'main', items: { home: { label: 'menu.home' } } }),

    saving(key: string, seen: Seen): string {
      if ((drafts.get(key)?.revision ?? 0) !== seen.revision) return 'STALE_DRAFT';
      return seen.live === liveHash(key) ? 'done' : 'STALE_BASE';
    },
    saved(key: string, layer: JsonObject | null, base: string | null, revision: number): void {
      drafts.set(key, { layer, base, revision });
    },
    discarded: (key: string) => void drafts.delete(key),

    stale: () => [...drafts].filter(([key, { base }]) => base !== liveHash(key)).map(([key]) => key),
    publishing(expected: number): string {
      if (expected !== version) return 'STALE_VERSION';
      if (drafts.size === 0) return 'NOTHING_TO_PUBLISH';
      if (this.stale().length > 0) return 'STALE_BASE';
      return validatePacks(product, set(next()), [pack]).some(isError) ? 'INVALID_DOCUMENTS' : 'done';
    },
    published: () => drafts.clear(),
    wentLive(documents: Record<string, string>, made: number): void {
      live = documents;
      version = made;
    },
    /** A valid document for a push: the live one with one value changed. */
    pushed(random: () => number): [key: string, text: string] {
      const key = random() < 0.5 ? 'texts/en' : 'rules/register';
      const text = own(live, key);
      const layer = text === undefined ? null : (JSON.parse(text) as JsonObject);
      return [key, JSON.stringify(over(layer, change(key, random)))];
    },

    /** Differences between the server's documents and the model. */
    differences(documents: unknown): string[] {
      return this.keys.filter((key) => {
        const state = (documents as Record<string, State | undefined>)[key];
        const draft = drafts.get(key);
        const text = own(live, key);
        const published = text === undefined ? null : (JSON.parse(text) as JsonObject);
        return !(
          sameJson(state?.published ?? null, published) &&
          sameJson(state?.draft ?? null, draft?.layer ?? null) &&
          (state?.revision ?? 0) === (draft?.revision ?? 0)
        );
      });
    },
  };
}

export type Model = ReturnType<typeof createModel>;
