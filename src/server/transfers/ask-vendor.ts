import { callVendor, type VendorAnswer } from '#server/vendors/call-vendor.ts';
import type { VendorConnection } from '#server/vendors/connection.ts';
import type { Transfer } from './transfer.ts';

/** Milliseconds a vendor has. */
export const vendorTimeouts = { transfer: 8_000, query: 5_000, balance: 3_000 };

export type VendorTimeouts = typeof vendorTimeouts;

const statuses = ['SUCCESS', 'FAILED', 'PENDING'] as const;
type Said = (typeof statuses)[number];

const fieldOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null && Object.hasOwn(answer, name)
    ? (answer as Record<string, unknown>)[name]
    : undefined;

function statusIn<const Status extends string>(
  answer: unknown,
  known: readonly Status[],
): Status | undefined {
  const status = fieldOf(answer, 'status');
  return known.find((one) => one === status);
}

/** Asks a vendor to do a transfer; asking twice does it once, by its id. */
export const askTransfer = (
  connection: VendorConnection,
  { id, player, direction, amount }: Transfer,
  { timeoutMs, now }: { timeoutMs: number; now: Date },
): Promise<VendorAnswer<Said>> =>
  callVendor(
    connection,
    '/transfer',
    { transaction: id, player, direction, amount },
    { timeoutMs, now, read: (answer) => statusIn(answer, statuses) },
  );

/** Asks what became of a transfer. */
export const queryTransfer = (
  connection: VendorConnection,
  { id }: Pick<Transfer, 'id'>,
  { timeoutMs, now }: { timeoutMs: number; now: Date },
): Promise<VendorAnswer<Said | 'UNKNOWN_TRANSACTION'>> =>
  callVendor(
    connection,
    '/transfer/query',
    { transaction: id },
    { timeoutMs, now, read: (answer) => statusIn(answer, [...statuses, 'UNKNOWN_TRANSACTION']) },
  );

/** Balance of a player at a vendor, in minor units. */
export const askBalance = (
  connection: VendorConnection,
  player: string,
  { timeoutMs, now }: { timeoutMs: number; now: Date },
): Promise<VendorAnswer<bigint>> =>
  callVendor(
    connection,
    '/balance',
    { player },
    {
      timeoutMs,
      now,
      read(answer) {
        const balance = fieldOf(answer, 'balance');
        return typeof balance === 'string' && /^\d{1,18}$/u.test(balance) ? BigInt(balance) : undefined;
      },
    },
  );
