import type { ColumnType, Generated } from 'kysely';
import type { ReleaseReason } from '#contract/generated/admin-types.ts';
import type { JsonColumn } from '#server/db/json-column.ts';

/** Drafts that go live together. */
export type ReleasesTable = {
  id: Generated<number>;
  pack: string;
  title: string;
  note: string;
  state: 'open' | 'scheduled' | 'missed' | 'failed' | 'published' | 'withdrawn';
  /** Revision of each draft as it was taken in, by `kind/id`. */
  documents: JsonColumn<Record<string, number>>;
  /** Accounts that made or changed the release, its creator first. */
  authors: JsonColumn<string[]>;
  /** Percentage of visitors that it goes live for first. */
  rollout: number;
  created_at: Date;
  requested_by: string | null;
  requested_at: Date | null;
  /** Approval was asked for once: it does not go live without one, whatever the brand asks for. */
  bound: Generated<boolean>;
  approvals: ColumnType<{ account: string; at: string }[], string | undefined, string>;
  comments: ColumnType<{ account: string; at: string; text: string }[], string | undefined, string>;
  /** Grows with each planning and cancelling: a job of an earlier plan does nothing. */
  plan: Generated<number>;
  planned_by: string | null;
  due_at: Date | null;
  /** Why it did not go live at its time: a refusal. */
  reason: ColumnType<ReleaseReason | null, string | null | undefined, string | null>;
  /** The version that it became. */
  version: number | null;
  closed_by: string | null;
  closed_at: Date | null;
};

/** Parts of bundles, immutable. */
type BundlePartsTable = {
  hash: string;
  content_type: string;
  body: string;
  created_at: Date;
  /** Deletion time of a preview's part; null for a published one. */
  expires_at: Date | null;
};

/** Pointer from before a rollout began. */
export type PlaceBefore = { seq: number; hash: string; resolved: string; packs: Record<string, number> };

type PointerColumns = {
  brand: string;
  seq: number;
  /** Of the manifest. */
  hash: string;
  /** Blob of the resolved documents. */
  resolved: string;
  /** Version of each layer. */
  packs: JsonColumn<Record<string, number>>;
  /** Percentage of pages that take the bundle. */
  rollout: Generated<number>;
  /** Types of blocks that are switched off. */
  kill: ColumnType<string[], string | undefined, string>;
  /** Previous bundle for visitors outside of a rollout. */
  before: ColumnType<PlaceBefore | null, string | null | undefined, string | null>;
  at: Date;
};

type PointersTable = PointerColumns;

/** Every place a pointer has had; rows are only added. */
type PointerHistoryTable = PointerColumns;

/** Hash that a document's file had when it was last read from configs/. */
type ImportedFilesTable = { pack: string; kind: string; id: string; hash: string };

/** Digest of the build, the documents and the bundles of which the build makes those bundles (checked-bundles.ts). */
type CheckedBundlesTable = { only_one: Generated<boolean>; digest: string };

type PreviewsTable = {
  id: string;
  pack: string;
  brand: string;
  account: string;
  created_at: Date;
  expires_at: Date;
  /** Last draft without errors: its sequence number and manifest. 0 and null before there was one. */
  seq: Generated<number>;
  hash: string | null;
  /** Made to be handed on; the console's own previews are not. */
  shared: Generated<boolean>;
  /** Shows the live version instead of the drafts. */
  published: Generated<boolean>;
  /** Resolved documents of that draft as JSON, from which the gateway answers in the preview. */
  documents: Generated<string | null>;
};

declare module '#server/db/types.ts' {
  interface Database {
    config_releases: ReleasesTable;
    config_bundle_parts: BundlePartsTable;
    config_pointers: PointersTable;
    config_pointer_history: PointerHistoryTable;
    config_imported_files: ImportedFilesTable;
    config_checked_bundles: CheckedBundlesTable;
    config_previews: PreviewsTable;
  }
}
