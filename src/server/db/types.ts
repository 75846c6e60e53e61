import type { Kysely, Transaction } from 'kysely';
import type { BetsTables } from '#server/bets/tables.ts';
import type { CashierTables } from '#server/cashier/tables.ts';
import type { ConfigTables } from '#server/config/tables.ts';
import type { GatewayTables } from '#server/gateway/tables.ts';
import type { LedgerTables } from '#server/ledger/tables.ts';
import type { LotteryTables } from '#server/lottery/tables.ts';
import type { ProtectionTables } from '#server/protection/tables.ts';
import type { SandboxPaymentTables } from '#server/sandbox/payments/tables.ts';
import type { SandboxVendorTables } from '#server/sandbox/vendors/tables.ts';
import type { VendorTables } from '#server/vendors/tables.ts';
import type { Notifications } from './notifications.ts';

/** Every table of the server: each area declares its own in its `tables.ts`. */
export interface Database
  extends
    BetsTables,
    CashierTables,
    ConfigTables,
    GatewayTables,
    LedgerTables,
    LotteryTables,
    ProtectionTables,
    SandboxPaymentTables,
    SandboxVendorTables,
    VendorTables {}

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export type OpenDatabase = {
  kind: 'embedded' | 'postgresql';
  db: Db;
  notifications: Notifications;
  /** The most that `db` has open at the same time. */
  connections: number;
  /** Connections that are busy or idle, and how many ask for one and wait. */
  poolState(): { busy: number; idle: number; waiting: number };
  /** True while the database answers nothing at all: statements are then refused at once. */
  isSilent(): boolean;
  /** True while the disk of the embedded database has no space, as its last writes told. */
  isFull(): boolean;
  /** Does work while no other process on the database does any in this way: they wait for one another. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Ends every connection; what is committed stays. */
  close(): Promise<void>;
};
