import type { Manifest } from './bundle-format.ts';

/** Names the bundle of a brand. A higher seq is newer; a roll back is an old bundle under a new seq. */
export type Pointer = {
  seq: number;
  /** SHA-256 of the manifest. */
  hash: string;
  /** Versions of the bundle format an engine must read to show it. */
  engine: { min: number; max: number };
  /** Percentage of pages that take the bundle, 0 to 100. */
  rollout: number;
  /** Types of blocks that are switched off, whatever the bundle says. */
  kill: string[];
};

/** A part as a page holds it: parsed JSON, or text. `null`: the page has it by other means, such as a linked style sheet. */
export type HeldPart = { hash: string; value: unknown };

/** What a page shows: one whole bundle, never a mixture of two. */
export type LiveBundle = {
  pointer: Pointer;
  manifest: Manifest;
  parts: Readonly<Record<string, HeldPart>>;
  /** Newest kill switches heard of, which may be those of a pointer that this page does not follow. */
  kill: readonly string[];
};

export type LiveFaultCode =
  | 'POINTER_UNREACHABLE'
  | 'POINTER_INVALID'
  | 'POINTER_OLDER'
  | 'ENGINE_MISMATCH'
  | 'PART_UNREACHABLE'
  | 'PART_MISSING'
  | 'PART_INVALID'
  | 'HASH_MISMATCH'
  | 'UNVERIFIABLE'
  | 'STORE_FAILED';

/** Why a page stays on the bundle it has. `retry`: trying again later can help. */
export type LiveFault = { code: LiveFaultCode; message: string; seq?: number; retry: boolean };

/** Where the last good bundle outlives the page. */
export type BundleStore = {
  load: () => Promise<LiveBundle | undefined>;
  save: (bundle: LiveBundle) => Promise<void>;
};

/** How a part changes: JSON by a merge patch, a style sheet by its whole text; neither: only its new hash is told. */
export type DeltaPart = { hash: string; patch?: unknown; text?: string };

/** What makes one bundle into the next, sent with a hint so that pages need not ask. */
export type BundleDelta = {
  /** Hash of the manifest it starts from. */
  from: string;
  pointer: Pointer;
  /** Parts that differ, by name; null for one that is gone. */
  parts: Readonly<Record<string, DeltaPart | null>>;
};

/** Tells of hints and whether the channel stands; returns what closes it. */
export type Hints = (on: {
  /** `delta`: as it came, unread. */
  hint: (seq: number, delta?: unknown) => void;
  connected: (up: boolean) => void;
}) => () => void;

/** Runs `task` after `milliseconds`; returns what calls it off. */
export type Timer = (task: () => void, milliseconds: number) => () => void;

export type LiveOptions = {
  /** Address of the pointer. */
  pointerAddress: string;
  /** Address of a manifest or part by its hash. */
  partAddress: (hash: string) => string;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /**
   * SHA-256 of a text in hexadecimal. Absent where the browser has no crypto.subtle (plain http on a foreign host): the
   * page then keeps the bundle it was served with, for nothing unchecked is ever applied.
   */
  digest: ((text: string) => Promise<string>) | undefined;
  /** Names of the parts this page needs of a manifest. */
  wanted: (manifest: Manifest) => readonly string[];
  /** Bundle that came with the HTML. */
  boot?: LiveBundle | undefined;
  store?: BundleStore | undefined;
  hints?: Hints | undefined;
  timer: Timer;
  /** 0 ≤ x < 1. */
  random: () => number;
  /** 0 ≤ x < 100, the same on every visit: this page follows a rollout that is above it. */
  bucket: number;
  onFault: (fault: LiveFault) => void;
};
