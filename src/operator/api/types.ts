import type { Roles } from '#contract/operator-roles.ts';
import type { JsonObject } from '#engine/json/json.ts';
import type { Provenance } from '#engine/overlay/overlay.ts';
import type { Problem } from '#engine/problems.ts';

export type { Problem } from '#engine/problems.ts';

export { roles, type Role, type Roles } from '#contract/operator-roles.ts';

export type OperatorSession = {
  account: string;
  roles: Roles;
  csrf: string;
  /** An authenticator is set up; `totpRequired`: the account must have one. */
  totp: boolean;
  totpRequired: boolean;
  /** Duty that blocks everything else until done. */
  duty?: 'password' | 'totp';
};

export type Pack = {
  pack: string;
  name: string;
  extends?: string | null;
  abstract?: boolean;
  version: number;
  drafts: number;
  url?: string;
  /** Taken offline. */
  hidden?: boolean;
  /** Languages with texts, and their own names. */
  languages?: { language: string; name: string }[];
  currency?: string | null;
};

/** One document of a pack: `published` and `draft` are layers, `merged` and `parent` whole documents. */
export type DocumentAnswer = {
  own: boolean;
  published: JsonObject | null;
  draft: JsonObject | null;
  /** 0 without a draft. With a revision, a null draft removes the layer. */
  revision: number;
  merged: JsonObject | null;
  parent: JsonObject | null;
  provenance: Provenance;
  /** Hash of the live layer; null when there is none. */
  live: string | null;
  /** Hash of the published layer that the draft is based on; without a draft, of the live one. */
  base: string | null;
  /** The layer that the draft is based on, when another one is live now. */
  ancestor?: JsonObject | null;
};

export type SaveAnswer = { revision: number; problems: Problem[] };

export type Published = { version: number; brands: { brand: string; seq: number; hash: string }[] };

export type Version = {
  version: number;
  author: string;
  note: string;
  at: string;
  changes: { kind: string; id: string; change: string }[];
};

/** `personas`: the preview can be viewed as a logged-in member. */
export type Preview = { token: string; url: string; expiresAt: string; personas: boolean };
