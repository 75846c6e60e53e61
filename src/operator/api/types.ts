import type { Roles } from '#contract/operator-roles.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Provenance } from '#engine/overlay.ts';
import type { Problem } from '#engine/problems.ts';

export type { Problem } from '#engine/problems.ts';

export { roles, type Role, type Roles } from '#contract/operator-roles.ts';

export type OperatorSession = {
  account: string;
  roles: Roles;
  csrf: string;
  /** An authenticator is in use; `totpRequired`: the account may not do without. */
  totp: boolean;
  totpRequired: boolean;
  /** What has to be done before anything else. */
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
  /** Taken off the net. */
  hidden?: boolean;
  /** What it has texts in, with what each language calls itself. */
  languages?: { language: string; name: string }[];
  currency?: string | null;
};

/** One document of a pack: `published` and `draft` are layers, `merged` and `parent` whole documents. */
export type DocumentAnswer = {
  own: boolean;
  published: JsonObject | null;
  draft: JsonObject | null;
  /** 0: there is no draft. With a revision, a null draft means that the layer is to go. */
  revision: number;
  merged: JsonObject | null;
  parent: JsonObject | null;
  provenance: Provenance;
  /** Hash of the layer that is live; null when there is none. */
  live: string | null;
  /** Hash of the published layer that the draft rests on; without a draft, of the one that is live. */
  base: string | null;
  /** The layer that the draft rests on, where another one is live by now. */
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

/** `personas`: it can be looked at as somebody who is logged in. */
export type Preview = { token: string; url: string; expiresAt: string; personas: boolean };
