import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { count, seedOf } from '#run-size';
import type { JsonObject } from '#engine/json/json.ts';
import type { PackSet } from '#engine/packs.ts';
import { isError } from '#engine/problems.ts';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { validatePacks } from '#engine/validate.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import type { DatabaseKind } from '#server/testing/database.ts';
import type { OperatorAnswer, OperatorClient } from '#server/testing/operator-client.ts';
import { product } from '#play/product.ts';
import { createModel, type Model, type Seen } from './editing-model.ts';

// Fewer publish too seldom for the check of the history below.
const steps = count(500, 5_000);
const editors = 5;
const pack = 'shop';

/** The same numbers for the same seed (mulberry32). */
function seeded(from: number): () => number {
  let state = from >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Editor = { client: OperatorClient; seen: Map<string, Seen>; version: number };
type Published = { documents: Record<string, string>; hash: string };

/** Five editors of one pack against a model of it: a full run takes half of its steps each in two files, which run beside each other. */
export const fiveEditors = (half: 0 | 1, kind: DatabaseKind) => {
  const seed = seedOf(20_261_121 + half);
  describe(`five editors on ${kind}, ${steps} steps of seed ${seed}`, () => {
    let server: TestApp;
    let fresh: TestApp;
    const people: Editor[] = [];
    const random = seeded(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const history: Published[] = [];
    let model: Model;

    beforeAll(async () => {
      const configs = writePacks(smallPacks());
      server = await startApp(kind, { configs });
      fresh = await startApp(kind, { configs });
      model = createModel(configs, pack);
      for (let index = 0; index < editors; index += 1) {
        people.push({ client: await server.as('admin'), seen: new Map(), version: 1 });
      }
    });
    afterAll(() => Promise.all([server.close(), fresh.close()]));

    const path = (key: string): string => `/packs/${pack}/drafts/${key}`;
    const outcome = ({ status, body }: OperatorAnswer): string =>
      status < 300 ? 'done' : String(body['code']);

    async function look(editor: Editor, key: string): Promise<Seen> {
      const { body } = await editor.client.call('GET', `/packs/${pack}/documents/${key}`);
      const state = body as unknown as { published: JsonObject | null; draft: JsonObject | null } & Seen;
      const layer = state.revision > 0 ? state.draft : state.published;
      const seen = { revision: state.revision, live: state.live, layer };
      editor.seen.set(key, seen);
      return seen;
    }

    const put = (editor: Editor, key: string, { revision, live }: Seen, document: JsonObject | null) =>
      editor.client.call('PUT', path(key), { document, base: live }, { 'if-match': `"${revision}"` });

    async function save(
      editor: Editor,
      key: string,
      change: (layer: JsonObject | null) => JsonObject | null,
    ) {
      const seen = editor.seen.get(key) ?? (await look(editor, key));
      const layer = change(seen.layer);
      const expected = model.saving(key, seen);
      const answer = await put(editor, key, seen, layer);
      expect(outcome(answer)).toBe(expected);
      if (expected !== 'done') {
        // As a person would: read the present state, then make the change in it.
        const now = await look(editor, key);
        const again = change(now.layer);
        const second = await put(editor, key, now, again);
        expect(outcome(second)).toBe('done');
        model.saved(key, again, now.live, Number(second.body['revision']));
        editor.seen.set(key, { ...now, layer: again, revision: Number(second.body['revision']) });
        return;
      }
      model.saved(key, layer, seen.live, Number(answer.body['revision']));
      editor.seen.set(key, { ...seen, layer, revision: Number(answer.body['revision']) });
    }

    /** Checks that the live version validates, and keeps it for the replay. */
    async function wentLive(editor: Editor, answer: OperatorAnswer): Promise<void> {
      const { version, brands } = answer.body as unknown as { version: number; brands: { hash: string }[] };
      editor.version = version;
      const { body } = await editor.client.call('GET', `/packs/${pack}/export`);
      const { documents } = body as unknown as Pick<Published, 'documents'>;
      const set: PackSet = {
        ...model.set(),
        [pack]: { ...model.set()[pack], pack, documents, assets: ['brand/logo.svg'] },
      };
      expect(validatePacks(product, set, [pack]).filter(isError)).toEqual([]);
      expect(brands).toHaveLength(1);
      history.push({ documents, hash: brands[0]?.hash ?? '' });
      model.wentLive(documents, version);
    }

    /** Publishes, and does about a refusal what its words say, as a person would. */
    async function publish(editor: Editor): Promise<void> {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const expected = model.publishing(editor.version);
        const answer = await editor.client.call('POST', `/packs/${pack}/publish`, { expect: editor.version });
        expect(outcome(answer)).toBe(expected);
        if (expected === 'done') {
          await wentLive(editor, answer);
          model.published();
          return;
        }
        if (expected === 'NOTHING_TO_PUBLISH') return;
        if (expected === 'STALE_VERSION') editor.version = model.version();
        if (expected === 'INVALID_DOCUMENTS') await save(editor, 'menu/main', (layer) => model.mended(layer));
        if (expected !== 'STALE_BASE') continue;
        for (const key of model.stale()) {
          editor.seen.delete(key);
          await save(editor, key, (layer) => model.edited(key, layer, random));
        }
      }
    }

    async function rollBack(editor: Editor): Promise<void> {
      const version = 1 + Math.floor(random() * model.version());
      const answer = await editor.client.call('POST', `/packs/${pack}/rollback`, { version });
      expect(outcome(answer)).toBe('done');
      await wentLive(editor, answer);
    }

    async function push(editor: Editor): Promise<void> {
      const [key, text] = model.pushed(random);
      const base = random() < 0.7 ? model.version() : Math.max(1, model.version() - 1);
      const answer = await editor.client.call('POST', `/packs/${pack}/push`, {
        base,
        changes: { [key]: text },
      });
      expect(outcome(answer)).toBe(base === model.version() ? 'done' : 'STALE_PLAN');
      if (base === model.version()) await wentLive(editor, answer);
    }

    /** All five save one document over the same revision in the same instant: one is taken, the others hear of it. */
    async function race(key: string): Promise<void> {
      const seen = await look(pick(people), key);
      const layers = people.map(() => model.edited(key, seen.layer, random));
      const answers = await Promise.all(
        people.map((editor, index) => put(editor, key, seen, layers[index] ?? null)),
      );
      const outcomes = answers.map(outcome);
      expect(outcomes.filter((said) => said !== 'done')).toEqual(Array(editors - 1).fill('STALE_DRAFT'));
      const winner = outcomes.indexOf('done');
      model.saved(key, layers[winner] ?? null, seen.live, Number(answers[winner]?.body['revision']));
    }

    async function discard(editor: Editor, key: string): Promise<void> {
      expect((await editor.client.call('DELETE', path(key))).status).toBe(204);
      model.discarded(key);
    }

    const turns: readonly [share: number, turn: (editor: Editor, key: string) => Promise<unknown>][] = [
      [18, look],
      [60, (editor, key) => save(editor, key, (layer) => model.edited(key, layer, random))],
      [3, (editor, key) => save(editor, key, () => null)],
      [2, (editor) => save(editor, 'menu/main', (layer) => model.broken(layer))],
      [4, (editor) => save(editor, 'menu/main', (layer) => model.mended(layer))],
      [3, discard],
      [5, publish],
      [1, rollBack],
      [2, push],
      [2, (_editor, key) => race(key)],
    ];
    const turnAt = (at: number) => {
      let left = at * turns.reduce((sum, [share]) => sum + share, 0);
      return turns.find(([share]) => (left -= share) < 0)?.[1] ?? look;
    };

    it('lose no update, and publish nothing that does not validate', { timeout: 900_000 }, async () => {
      for (let step = 1; step <= steps; step += 1) {
        const turn = turnAt(random());
        await turn(pick(people), pick(model.keys));
        if (step % 500 !== 0 && step !== steps) continue;
        const { body } = await pick(people).client.call('GET', `/packs/${pack}/contents`);
        const differences = model.differences(body['documents']);
        if (differences.length > 0)
          throw new Error(`After step ${step} the server has another ${differences.join(', ')}.`);
      }
      expect(history.length).toBeGreaterThan(steps / 50);
    });

    it('leave a history that replays to the same bundles', { timeout: 900_000 }, async () => {
      const operator = await fresh.as('admin');
      let before: Record<string, string> = model.first();
      let version = 1;
      for (const { documents, hash } of history) {
        const keys = [...new Set([...Object.keys(before), ...Object.keys(documents)])];
        const changed = keys.filter((key) => before[key] !== documents[key]);
        // A roll back to what is live changes nothing, and an empty push is none.
        const sent = changed.length > 0 ? changed : keys.slice(0, 1);
        const { body } = await operator.call('POST', `/packs/${pack}/push`, {
          base: version,
          changes: Object.fromEntries(sent.map((key) => [key, documents[key] ?? null])),
        });
        expect(body['brands']).toMatchObject([{ brand: pack, hash }]);
        version = Number(body['version']);
        before = documents;
      }
      expect(version).toBe(model.version());
    });
  });
};
