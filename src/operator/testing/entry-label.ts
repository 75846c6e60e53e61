import type { JsonObject } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { entryAt, type EntryPath } from '../documents/menu-entries.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { withWordsAt } from '../documents/words-at.ts';

type LabelChange = {
  documents: PackDocuments;
  menu: string;
  path: EntryPath;
  language: string;
  words: string;
};

/** The documents that change when an entry of a menu gets other words in one language. */
export const withEntryLabel = ({
  documents,
  menu,
  path,
  language,
  words,
}: LabelChange): Record<DocumentKey, JsonObject> =>
  withWordsAt(
    documents,
    {
      key: documentKey('menu', menu),
      path: [...entryAt(path), 'label'],
      name: ['menu', menu, ...path].join('.'),
    },
    { language, words },
  );
