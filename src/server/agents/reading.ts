import type { KeptChange } from './kept-change.ts';

/** What a batch reads: what is not counted of a brand from a time on. */
export type Reading = { brand: string; timeZone: string; currency: string; from: Date; most: number };

/** What a batch has found, and the time of the last of it. */
export type Batch = { changes: KeptChange[]; last: Date | undefined; isFull: boolean };
