import type { Kysely, Transaction } from 'kysely';
import type { ConfigTables } from '#server/config/tables.ts';
import type { GatewayTables } from '#server/gateway/tables.ts';

/** Every table of the server: each area declares its own in its `tables.ts`. */
export interface Database extends ConfigTables, GatewayTables {}

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
