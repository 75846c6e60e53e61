import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn } from '#server/db/json-column.ts';

/** Content hash of each document of a version, by `kind/id`. */
export type Tree = Record<string, string>;

/** Texts of documents, and resolved brands, by SHA-256 of their content. */
type BlobsTable = { hash: string; content: string };

type PacksTable = {
  pack: string;
  version: number;
  /** Grows with every draft and publish of the pack, and never repeats among packs: a preview's sequence number. */
  changed: number;
};

export type VersionsTable = {
  pack: string;
  version: number;
  tree: JsonColumn<Tree>;
  author: string;
  note: string;
  origin: 'import' | 'publish' | 'rollback' | 'push';
  at: Date;
};

type DraftsTable = {
  pack: string;
  kind: string;
  id: string;
  /** Taken from one sequence, so that a revision never comes back after a draft was thrown away. */
  revision: number;
  /** Text of the layer; null when the draft removes it. */
  document: string | null;
  /** Hash of the published layer that the draft started from; null when there was none. */
  base: string | null;
  /** Last author. */
  author: string;
  /** Everyone who has saved it since it was begun. */
  authors: JsonColumn<string[]>;
  at: Date;
};

/** One tab of a console that is open on a pack; seen again every few seconds. */
type PresenceTable = {
  tab: string;
  account_id: string;
  pack: string;
  /** `kind/id` of the document that is being edited. */
  document: string | null;
  since: Date;
  seen_at: Date;
};

/** An uploaded picture as it is kept, by SHA-256 of its bytes. */
type PicturesTable = {
  hash: string;
  /** Null while an object store has it. */
  picture: Buffer | null;
  bytes: number;
  /** Pixels; null for a drawing that does not say. */
  width: number | null;
  height: number | null;
};

/** Pictures that were uploaded to a pack: no other pack shows them, but those over it. */
type PackPicturesTable = {
  pack: string;
  hash: string;
  author: string;
  at: Date;
  /** Found at that time to be named by no version and no draft. */
  unused_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** What an operator says about a value of a document. */
type CommentsTable = {
  id: Generated<string>;
  pack: string;
  /** `kind/id` */
  document: string;
  /** JSON pointer; empty for the document as a whole. */
  pointer: string;
  account: string;
  text: string;
  at: Date;
  /** Null while it is open. */
  done_by: string | null;
  done_at: Date | null;
};

declare module '#server/db/types.ts' {
  interface Database {
    config_blobs: BlobsTable;
    config_packs: PacksTable;
    config_versions: VersionsTable;
    config_drafts: DraftsTable;
    config_pictures: PicturesTable;
    config_pack_pictures: PackPicturesTable;
    operator_presence: PresenceTable;
    document_comments: CommentsTable;
  }
}
