import { isJsonObject, own, type JsonObject } from '../json/json.ts';
import { sameJson } from '../overlay/merge-diff.ts';
import { documentKey, splitKey, type DocumentKey } from '../packs.ts';
import { framePrefix } from '../validate/reference-kinds.ts';
import type { Schemas } from '../validate/walk.ts';
import { entryCollections, findUses, thingAt, type Thing, type Uses } from './uses.ts';

type Documents = Readonly<Record<DocumentKey, unknown>>;

/** A screen whose look or behaviour differs between two states of the documents. */
export type AffectedScreen = {
  screen: string;
  /** Changed documents that the screen shows a part of. */
  because: DocumentKey[];
  /** `own`: by the screen's own blocks; `frame`: by its frame only; `look`: by the brand's look, which all screens share. */
  through: 'own' | 'frame' | 'look';
};

const objectAt = (documents: Documents, key: DocumentKey): JsonObject => {
  const document = own(documents, key);
  return isJsonObject(document) ? document : {};
};

/** The document and the entries in it that changed, under the names by which other documents refer to them. */
function changedThings(key: DocumentKey, before: Documents, after: Documents): Thing[] {
  const [was, now] = [objectAt(before, key), objectAt(after, key)];
  const whole = thingAt(key, []);
  const entries = entryCollections.flatMap((collection) => {
    const [old, young] = [objectAt(was, collection), objectAt(now, collection)];
    return [...new Set([...Object.keys(old), ...Object.keys(young)])]
      .filter((name) => !sameJson(own(old, name), own(young, name)))
      .flatMap((name) => thingAt(key, [collection, name]) ?? []);
  });
  return splitKey(key).kind === 'texts' || !whole ? entries : [whole, ...entries];
}

/** The screens that name a thing, also by way of a menu, a form, its rules or an entry of the lobby. */
function screensOf(thing: Thing, uses: readonly Uses[]): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (at: Thing): void => {
    const name = `${at.kind} ${at.name}`;
    if (seen.has(name)) return;
    seen.add(name);
    // A link to a screen shows nothing of it.
    if (at.kind === 'screen') return void found.add(at.name);
    for (const use of uses.flatMap((state) => state.of(at))) {
      const steps = use.pointer.split('/').slice(1, 3);
      const holder = thingAt(use.key, []) ?? thingAt(use.key, steps);
      if (holder && holder.kind !== 'language') visit(holder);
    }
  };
  visit(thing);
  return found;
}

/**
 * Screens that a change of documents touches by their blocks and all that these show, by their frame, or by the brand's look.
 * Sorted `own`, `frame`, `look`; the home page is the first of its group.
 */
export function affectedScreens(schemas: Schemas, before: Documents, after: Documents): AffectedScreen[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !sameJson(own(before, key), own(after, key)),
  );
  if (keys.length === 0) return [];
  const uses = [findUses(schemas, before), findUses(schemas, after)];
  const screens = Object.keys(after).flatMap((key) => {
    const { kind, id } = splitKey(key);
    return kind === 'screen' ? [id] : [];
  });
  const because = { own: new Map<string, Set<DocumentKey>>(), frame: new Map<string, Set<DocumentKey>>() };
  const note = (sort: 'own' | 'frame', screen: string, key: DocumentKey): void => {
    const known = because[sort].get(screen) ?? new Set();
    because[sort].set(screen, known.add(key));
  };
  for (const key of keys) {
    for (const thing of changedThings(key, before, after)) {
      for (const screen of screensOf(thing, uses)) note('own', screen, key);
    }
  }
  for (const screen of screens) {
    const { presentation, frame = 'full' } = objectAt(after, documentKey('screen', screen));
    if (presentation !== 'page' || typeof frame !== 'string') continue;
    for (const key of because.own.get(`${framePrefix}${frame}`) ?? []) note('frame', screen, key);
  }
  const worn = keys.filter((key) => ['theme/main', 'brand/main'].includes(key));
  const affected = screens.flatMap((screen): AffectedScreen[] => {
    const [itself, around] = [because.own.get(screen) ?? [], because.frame.get(screen) ?? []];
    const all = [...new Set([...itself, ...around, ...worn])].sort();
    if (all.length === 0) return [];
    return [
      { screen, because: all, through: size(itself) > 0 ? 'own' : size(around) > 0 ? 'frame' : 'look' },
    ];
  });
  const roles = objectAt(after, 'brand/main')['roles'];
  const home = isJsonObject(roles) ? roles['home'] : undefined;
  const rank = ({ screen, through }: AffectedScreen): number =>
    ['own', 'frame', 'look'].indexOf(through) * 2 + (screen === home ? 0 : 1);
  return affected.sort((a, b) => rank(a) - rank(b) || a.screen.localeCompare(b.screen, 'en'));
}

const size = (entries: Iterable<unknown>): number => [...entries].length;
