import { own, type Json, type JsonObject } from '#engine/json/json.ts';
import { splitKey } from '#engine/packs.ts';
import { freeId } from '../documents/free-id.ts';
import { withoutValue, withValue, type PackDocuments } from '../documents/reader.ts';
import { withNewKey } from '../documents/text-edits.ts';
import { freeTextKey } from '../documents/words-at.ts';
import { say } from '../language/say.ts';
import { usePackDocuments, useRights, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import {
  entriesOf,
  entryPath,
  withEntryAt,
  withEntryIn,
  withFirstEntry,
  withoutEntry,
  type EntryPlace,
} from './entry-place.ts';

/** Words of a new entry by property, and the stem of their text keys. */
type NewWords = Readonly<Record<string, string>>;

/** Entries of a document in the workspace, and edits of them; each is an undo step. */
export function useEntryEdits(place: EntryPlace) {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { kind } = splitKey(place.key);
  const { edit: mayEdit } = useRights(kind);
  const { edit: mayWrite } = useRights('texts');
  const document = own(documents, place.key);
  const put = (label: string, next: JsonObject, group?: string): void =>
    workspace.edit(label, { [place.key]: next }, group);

  return {
    place,
    document,
    mayEdit,
    /** Words of entries are texts, for which there is a right of its own. */
    mayWrite: mayEdit && mayWrite,
    entries: entriesOf(document, place),
    /** Sets a value of an entry; undefined removes it. Consecutive edits of one value are one step. */
    set(id: string, name: string, path: readonly string[], value: Json | undefined): void {
      if (!document) return;
      const at = entryPath(place, id, ...path);
      const next = value === undefined ? withoutValue(document, at) : withValue(document, at, value);
      put(say('console.menus.undo.edit', { entry: name }), next, `${place.key}/${at.join('/')}`);
    },
    /** Offers an entry or takes it out by its own switch; one that is offered has a place in the order. */
    offer(id: string, name: string, offered: boolean): void {
      if (!document) return;
      const at = entryPath(place, id, 'enabled');
      const next = offered ? withoutValue(document, at) : withValue(document, at, false);
      const isPlaced = entriesOf(document, place).some((entry) => entry.id === id && entry.index >= 0);
      const label = say(offered ? 'console.entries.editShown' : 'console.entries.editHidden', {
        entry: name,
      });
      put(label, offered && !isPlaced ? withEntryIn(next, place, id, true) : next);
    },
    move(name: string, from: number, to: number): void {
      if (document)
        put(say('console.entries.editOrder', { entry: name }), withEntryAt(document, place, from, to));
    },
    show(id: string, name: string, shown: boolean): void {
      if (!document) return;
      const label = say(shown ? 'console.entries.editShown' : 'console.entries.editHidden', { entry: name });
      put(label, withEntryIn(document, place, id, shown));
    },
    /** Adds an entry before all others, with words in every language that count as not translated; returns its id. */
    add(name: string, noun: string, value: JsonObject, words: NewWords): string | undefined {
      if (!document) return undefined;
      const taken = entriesOf(document, place).map((entry) => entry.id);
      const id = freeId(name, taken, noun);
      let next: PackDocuments = documents;
      const keys: Record<string, string> = {};
      for (const [property, said] of Object.entries(words)) {
        const key = freeTextKey(next, `${noun}.${id}.${property}`);
        keys[property] = key;
        next = { ...next, ...withNewKey(next, key, said) };
      }
      const texts = Object.entries(next).filter(([key, changed]) => own(documents, key) !== changed);
      workspace.edit(say('console.menus.undo.added', { words: name }), {
        ...Object.fromEntries(texts),
        [place.key]: withFirstEntry(document, place, id, { ...value, ...keys }),
      });
      return id;
    },
    remove(id: string, name: string): void {
      if (document)
        put(say('console.menus.undo.removed', { entry: name }), withoutEntry(document, place, id));
    },
  };
}

export type EntryEdits = ReturnType<typeof useEntryEdits>;
