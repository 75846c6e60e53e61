import type { Json } from '#engine/json/json.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { PackDocuments } from '../documents/reader.ts';

/** One change in plain words: `Registration › E-mail: required no → yes`. */
export type Change = {
  /** Names of the place, from the widest to the narrowest. */
  place: string[];
  what: string;
  from?: string | undefined;
  to?: string | undefined;
  /** Values too big for words, for whoever asks for them. */
  raw?: { before: Json | undefined; after: Json | undefined };
  /** The values are colours, to be shown as such. */
  colors?: true;
  /** The changed document, and the property path in it. */
  key: DocumentKey;
  path: string[];
  /** Entry of the order at `path` that was added, removed or moved. */
  entry?: string;
};

/** Two states of the documents of a pack. */
export type Comparison = { before: PackDocuments; after: PackDocuments };
