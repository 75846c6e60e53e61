import type { Db } from '#sandbox/db.ts';
import type { WordsOf } from '#sandbox/page-words.ts';

/** Agreement between a vendor and a platform. */
export type Agreement = {
  /** Signs in both directions. */
  secret: string;
  wallet: 'seamless' | 'transfer';
};

export type VendorContext = {
  db: Db;
  clock: () => Date;
  random: (size: number) => Uint8Array;
  /** Undefined for an unknown brand or vendor. */
  agreementOf: (brand: string, vassalage: string) => Promise<Agreement | undefined>;
  /** Address of the platform's wallet API, without a slash at its end. */
  platform: () => string;
  /** Origin of the game pages: not the portal's. */
  origin: () => string;
  wordsOf: WordsOf;
  /** Told of what went wrong and is tried again. */
  onError: (error: unknown) => void;
};
