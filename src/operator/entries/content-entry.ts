import type { ReactNode } from 'react';
import type { OrderedEntry } from './entry-place.ts';

/** An entry as its list shows it. */
export type ContentEntry = {
  entry: OrderedEntry;
  name: string;
  /** Path of its picture below the assets. */
  picture?: string | undefined;
  /** What stands below its name. */
  meta: ReactNode;
  shown: boolean;
};
