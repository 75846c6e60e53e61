import type { ColumnType } from 'kysely';

/** A bigint column: PostgreSQL's driver reads decimal strings, which keep every digit. */
export type MinorUnits = ColumnType<string, bigint | string, bigint | string>;
