import type { ColumnType } from 'kysely';

/** JSON that is written as text and read as a value. */
export type JsonColumn<T> = ColumnType<T, string, string>;
