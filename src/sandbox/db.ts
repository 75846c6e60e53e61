import type { Kysely, Transaction } from 'kysely';
import type { OutboxTables } from './outbox/tables.ts';
import type { PaymentTables } from './payments/tables.ts';
import type { VendorTables } from './vendors/tables.ts';

/** Tables of the sandbox; it reads and writes no others. */
export type SandboxTables = OutboxTables & PaymentTables & VendorTables;

export type Db = Kysely<SandboxTables>;
export type Trx = Transaction<SandboxTables>;
