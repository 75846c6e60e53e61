import type { ColumnType, Generated } from 'kysely';
import type { Role } from '#contract/operator-roles.ts';

/** JSON that is written as text and read as a value. */
type JsonColumn<T> = ColumnType<T, string, string>;

/** Content hash of each document of a version, by `kind/id`. */
export type Tree = Record<string, string>;

type AccountsTable = {
  id: string;
  username: string;
  /** argon2id. */
  password_hash: string;
  disabled: boolean;
  created_at: Date;
  /** Until when the password that an admin was shown opens the account, to set another; null: it is the owner's own. */
  temporary_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** An admin wants an authenticator on this account. */
  totp_required: Generated<boolean>;
};

/** `pack` is `*` for all packs, `kind` for all kinds of documents. */
type GrantsTable = { account_id: string; pack: string; kind: string; role: Role };

/** The authenticator of an account; in use once it is confirmed. */
type OperatorTotpTable = {
  account_id: string;
  /** Sealed; it is never shown again. */
  secret: string;
  begun_at: Date;
  confirmed_at: Date | null;
  /** The newest time step that a code was taken of: each is good once. */
  last_step: Generated<number>;
};

/** Each is deleted as it is used. */
type OperatorRecoveryCodesTable = { account_id: string; code_hash: string };

type OperatorSessionsTable = {
  /** SHA-256 of the token, hex; the token itself is never stored. */
  token_hash: string;
  account_id: string;
  /** Names the session to its owner; opens nothing. */
  id: string;
  address: string;
  /** User-Agent of the browser, cut short. */
  device: string;
  csrf: string;
  started_at: Date;
  seen_at: Date;
  expires_at: Date;
};

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
  approvals: ColumnType<{ account: string; at: string }[], string | undefined, string>;
  /** Grows with each planning and cancelling: a job of an earlier plan does nothing. */
  plan: Generated<number>;
  planned_by: string | null;
  due_at: Date | null;
  /** Why it did not go live at its time: a refusal. */
  reason: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
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

/** Where a pointer was before a rollout began. */
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

/** Digest of the build, the documents and the bundles of which the build makes those bundles (config/checked-bundles.ts). */
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

/** Keys made at first use. */
type SecretsTable = { name: string; value: Buffer };

/** Audit log; rows are only added. */
type AuditTable = {
  id: Generated<number>;
  at: Date;
  account: string;
  action: string;
  pack: string | null;
  target: string | null;
  details: JsonColumn<Record<string, unknown>>;
};

type WebhooksTable = {
  id: string;
  name: string;
  url: string;
  /** Null: of every pack. */
  pack: string | null;
  events: JsonColumn<string[]>;
  /** Sealed; shown once. */
  secret: string;
  /** The secret before, with which is signed too until `former_until`. */
  former_secret: ColumnType<string | null, string | null | undefined, string | null>;
  former_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  active: boolean;
  /** Since when nothing has arrived; null while things do. */
  failing_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Why the server switched it off. */
  switched_off: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
  created_by: string;
};

type WebhookDeliveriesTable = {
  number: Generated<number>;
  id: string;
  webhook_id: string;
  event: string;
  pack: string | null;
  /** JSON, as it is signed and sent. */
  body: string;
  at: Date;
  state: 'waiting' | 'delivered' | 'failed';
  tries: Generated<number>;
  next_at: Date;
  tried_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** HTTP status of the last answer; null when there was none. */
  status: ColumnType<number | null, number | null | undefined, number | null>;
  /** Why the last try failed. */
  fault: ColumnType<string | null, string | null | undefined, string | null>;
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

export type ConfigTables = {
  operator_accounts: AccountsTable;
  operator_grants: GrantsTable;
  operator_sessions: OperatorSessionsTable;
  operator_totp: OperatorTotpTable;
  operator_recovery_codes: OperatorRecoveryCodesTable;
  config_blobs: BlobsTable;
  config_packs: PacksTable;
  config_versions: VersionsTable;
  config_drafts: DraftsTable;
  config_releases: ReleasesTable;
  config_bundle_parts: BundlePartsTable;
  config_pointers: PointersTable;
  config_pointer_history: PointerHistoryTable;
  config_imported_files: ImportedFilesTable;
  config_checked_bundles: CheckedBundlesTable;
  config_previews: PreviewsTable;
  config_secrets: SecretsTable;
  config_audit: AuditTable;
  config_webhooks: WebhooksTable;
  config_webhook_deliveries: WebhookDeliveriesTable;
  operator_presence: PresenceTable;
};
