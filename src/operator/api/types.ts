import type { JsonObject } from '#engine/json.ts';
import type { Provenance } from '#engine/overlay.ts';
import type { Problem } from '#engine/problems.ts';

export type { Problem } from '#engine/problems.ts';

export const roles = ['viewer', 'editor', 'publisher', 'admin'] as const;
export type Role = (typeof roles)[number];

export type OperatorSession = { account: string; roles: Record<string /* pack or * */, Role>; csrf: string };

export type Pack = {
  pack: string;
  name: string;
  extends?: string | null;
  abstract?: boolean;
  version: number;
  drafts: number;
  url?: string;
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

export type Preview = { token: string; url: string; expiresAt: string };
