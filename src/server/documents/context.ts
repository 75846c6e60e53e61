import type { Clock } from '#engine/time/clock.ts';
import type { PackSet } from '#engine/packs.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import type { OpenDatabase } from '#server/db/types.ts';
import type { ObjectStore } from '#server/objects/object-store.ts';
import type { CompanyProvider } from '#server/operators/sso/company-provider.ts';
import type { ConfigEngine } from './engine/engine.ts';

/** Source of packs of files: the folder configs/, or a set made by a test. */
export type ConfigSource = {
  /** Reads every pack as it is now. */
  read(): Promise<PackSet>;
  /** Names of the assets of each pack as last read. */
  assets(): Record<string /* pack */, readonly string[]>;
  /** Path of an asset's file; undefined when the pack has no such asset. */
  assetFile(pack: string, path: string): string | undefined;
  /** Calls back after files have changed; absent where nothing can change. Answers what ends it. */
  watch?(changed: () => void): () => void;
};

/** Services that the parts of the config service share. */
export type ConfigContext = Pick<OpenDatabase, 'db' | 'notifications'> & {
  clock: Clock;
  random: RandomBytes;
  source: ConfigSource;
  engine: ConfigEngine;
  /** Where bytes of pictures are; the database without one. */
  objects?: ObjectStore | undefined;
  /** Names the code that runs: no two builds that differ have the same. Undefined in development, where it changes at any time. */
  build?: string | undefined;
  /** Requires an authenticator of every operator, independent of the account. */
  requireTotp?: boolean | undefined;
  /** Where operators sign in by single sign-on. */
  sso?: CompanyProvider | undefined;
};
