import type { Manifest } from '../bundle/bundle-format.ts';

/** Names a brand's current bundle. A higher seq is newer; a roll back is an old bundle under a new seq. */
export type Pointer = {
  seq: number;
  /** SHA-256 of the manifest. */
  hash: string;
  /** Range of bundle format versions an engine must support to show it. */
  engine: { min: number; max: number };
  /** Percentage of pages that take the bundle, 0 to 100. */
  rollout: number;
  /** Targets of kill switches, whatever the bundle says: types of blocks, `block:home/body/hero`, and what the server takes out by itself. */
  kill: string[];
};

/** A part as a page holds it: parsed JSON or text. `null`: the page has it by other means, such as a linked style sheet. */
export type HeldPart = { hash: string; value: unknown };

/** The bundle a page shows, always whole and of one version. */
export type LiveBundle = {
  pointer: Pointer;
  manifest: Manifest;
  parts: Readonly<Record<string, HeldPart>>;
  /** Newest known kill switches, also those of a pointer that this page does not follow. */
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

/** Reason why a page stays on its bundle. `retry`: a later attempt may succeed. */
export type LiveFault = { code: LiveFaultCode; message: string; seq?: number; retry: boolean };

/** Storage in which the last good bundle outlives the page. */
export type BundleStore = {
  load: () => Promise<LiveBundle | undefined>;
  save: (bundle: LiveBundle) => Promise<void>;
};

/** Change of a part: a merge patch for JSON, the whole text for a style sheet, or only its new hash. */
export type DeltaPart = { hash: string; patch?: unknown; text?: string };

/** Changes from one bundle to the next, sent with a hint so that pages need not fetch them. */
export type BundleDelta = {
  /** Hash of the manifest the delta applies to. */
  from: string;
  pointer: Pointer;
  /** Changed parts by name; null for a removed one. */
  parts: Readonly<Record<string, DeltaPart | null>>;
};

/** Reports hints and the state of the channel; returns a function that closes the channel. */
export type HintStream = (on: {
  /** `delta` is unvalidated. */
  hint: (seq: number, delta?: unknown) => void;
  connected: (up: boolean) => void;
}) => () => void;

/** Runs `task` after `milliseconds`; returns a function that cancels it. */
export type Timer = (task: () => void, milliseconds: number) => () => void;

export type LiveOptions = {
  /** Address of the pointer. */
  pointerAddress: string;
  /** Address of a manifest or part by its hash. */
  partAddress: (hash: string) => string;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /**
   * SHA-256 of a text in hexadecimal. Absent where the browser lacks crypto.subtle (plain http on a foreign host): nothing
   * unverified is applied, so the page keeps the bundle it was served with.
   */
  digest: ((text: string) => Promise<string>) | undefined;
  /** Names of the parts of a manifest that this page needs. */
  wanted: (manifest: Manifest) => readonly string[];
  /** Bundle that came with the HTML. */
  boot?: LiveBundle | undefined;
  store?: BundleStore | undefined;
  hints?: HintStream | undefined;
  timer: Timer;
  /** Random number, 0 ≤ x < 1. */
  random: () => number;
  /** Rollout bucket, 0 ≤ x < 100, the same on every visit; the page follows rollouts above it. */
  bucket: number;
  onFault: (fault: LiveFault) => void;
  /** A bundle on show is replaced no earlier than this resolves. */
  updatesAfter?: Promise<void> | undefined;
};
