import type { Db } from './db.ts';
import type { WordsOf } from './page-words.ts';
import type { Agreement } from './vendors/context.ts';

/** Work that is done later, or again when it fails. */
export type Queue<Data extends object> = {
  name: string;
  /** Retries of a job that throws. */
  retries: number;
  /** Seconds before the first retry. */
  retryAfter: number;
  handle: (data: Data) => Promise<void>;
};

/** Jobs of the server, kept through restarts. */
export type Jobs = {
  define<Data extends object>(queue: Queue<Data>): void;
  /** Does work again and again, once for all processes on the database; `next` is the time of the run after one at `now`. */
  schedule(work: { name: string; next: (now: Date) => Date; handle: () => Promise<void> }): void;
  /** Has each process look for what is due within seconds, one look after the other, until the signal. */
  poll(looking: { name: string; everyMs: number; look: (signal: AbortSignal) => Promise<void> }): void;
  /** Adds a job for this time, in the transaction that is given. */
  send<Data extends object>(db: Db, queue: Queue<Data>, data: Data, options: { at: Date }): Promise<void>;
};

/** All that the sandbox gets from the server that runs it; the rest it asks over HTTP. */
export type SandboxHost = {
  /** Database that keeps the sandbox's tables. */
  db: Db;
  clock: () => Date;
  random: (size: number) => Uint8Array;
  jobs: Jobs;
  /** Brand of a host name, and its name in English; undefined if there is none. */
  brandAt: (host: string) => Promise<{ brand: string; name: string } | undefined>;
  wordsOf: WordsOf;
  /** Secret agreed between a brand and the payment provider. */
  paymentSecret: (brand: string) => Promise<string>;
  /** Agreement between a brand and a vendor; undefined for an unknown brand or vendor. */
  agreementOf: (brand: string, vassalage: string) => Promise<Agreement | undefined>;
  /** Origin of the server, for calls to its wallet. */
  platform: () => string;
  /** Origin of the game pages: not the portal's. */
  gamesOrigin: () => string;
  /** Folder of the built games; `dist/sandbox-games` unless given. */
  gamesDirectory?: string | undefined;
};
