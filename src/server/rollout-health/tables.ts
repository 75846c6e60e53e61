import type { Generated } from 'kysely';

type PageHealth = {
  brand: string;
  /** Of the pointer by which the page took its bundle. */
  seq: number;
  /** Rows of one count, so that it is no row everybody waits for. */
  stripe: number;
  views: Generated<string>;
  /** Those of the views in which something broke. */
  faulted: Generated<string>;
};

declare module '#server/db/types.ts' {
  interface Database {
    page_health: PageHealth;
  }
}
