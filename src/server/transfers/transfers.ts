import type { Brands, LiveBrand } from '#server/brands/types.ts';
import type { Db, Trx } from '#server/db/types.ts';
import type { Jobs, Queue } from '#server/jobs/jobs.ts';
import type { BalanceHints } from '#server/ledger/balance-hints.ts';
import { tellMember } from '#server/events/tell-member.ts';
import { clockSkewMs } from '#server/vendors/signature.ts';
import type { Vendors } from '#server/vendors/connection.ts';
import { askTransfer, queryTransfer, vendorTimeouts, type VendorTimeouts } from './ask-vendor.ts';
import { settleTransfer } from './book-transfer.ts';
import type { Transfer, TransferKey } from './transfer.ts';

/** Most attempts to send a transfer that the vendor does not know. */
const sendsMax = 3;
/**
 * Time after which no vendor accepts the signature of the last request, at any clock skew: it can no longer perform it.
 */
const deadMs = 2 * clockSkewMs + 60_000;
/** Seconds before a transfer is looked at: at first in case the process dies, then ever more rarely. */
const looks = { first: 20, second: 5, most: 300 };

type Options = {
  db: Db;
  clock: () => Date;
  brands: Brands;
  vendors: Vendors;
  balanceHints: BalanceHints;
  /** Without it transfers are checked only on request. */
  jobs?: Jobs | undefined;
  timeouts?: VendorTimeouts | undefined;
  onError: (fault: unknown) => void;
};

type Look = TransferKey & { looked: number };

export type Transfers = {
  /** Has a transfer looked at later, in the transaction that begins it: it is settled even if this process dies. */
  watch(trx: Trx, key: TransferKey): Promise<void>;
  /** Asks the vendor to do a transfer that was just begun, and settles it if the vendor says. Answers it as it stands. */
  send(brand: LiveBrand, key: TransferKey): Promise<Transfer>;
  /** Asks what became of a transfer, and settles it if that is certain. Answers it as it stands. */
  resolve(key: TransferKey): Promise<Transfer>;
  timeouts: VendorTimeouts;
};

/**
 * Transfers between wallets and vendors (PENDING → SUCCESS, FAILED or UNKNOWN). Money leaves the wallet before the vendor
 * is asked and returns only on a certain FAILED; after a time-out the state is queried before a retry with the same id.
 */
export function createTransfers(options: Options): Transfers {
  const { db, clock, brands, vendors, balanceHints, jobs, onError, timeouts = vendorTimeouts } = options;

  const find = async ({ brand, memberId, id }: TransferKey): Promise<Transfer> =>
    db
      .selectFrom('vendor_transfers')
      .selectAll()
      .where('brand', '=', brand)
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  async function settle(key: TransferKey, outcome: 'SUCCESS' | 'FAILED'): Promise<Transfer> {
    const done = await settleTransfer(db, key, { outcome, now: clock() });
    if (!done) throw new Error(`There is no transfer ${key.id}.`);
    if (done.settled) {
      balanceHints.balanceMoved(key.brand, key.memberId);
      await tellMember(db, key.brand, key.memberId, 'transfers').catch(onError);
    } else if (done.transfer.status !== outcome) {
      onError(
        new Error(
          `A vendor says ${outcome} of transfer ${key.id}, which it said ${done.transfer.status} of.`,
        ),
      );
    }
    return done.transfer;
  }

  const mark = (key: TransferKey, values: { status: 'UNKNOWN' } | { sent_at: Date }) =>
    db
      .updateTable('vendor_transfers')
      .set((column) => ('sent_at' in values ? { ...values, sends: column('sends', '+', 1) } : values))
      .where('brand', '=', key.brand)
      .where('member_id', '=', key.memberId)
      .where('id', '=', key.id)
      .where('settled_at', 'is', null)
      .execute();

  async function send(brand: LiveBrand, key: TransferKey): Promise<Transfer> {
    const transfer = await find(key);
    if (transfer.settled_at !== null) return transfer;
    const connection = await vendors.vendorOf(brand, transfer.vassalage);
    // Noted before it is sent: a process that dies in between has sent it at the latest then.
    await mark(key, { sent_at: clock() });
    const said = connection
      ? await askTransfer(connection, transfer, { timeoutMs: timeouts.transfer, now: clock() })
      : undefined;
    if (said?.ok && said.value !== 'PENDING') return settle(key, said.value);
    await mark(key, { status: 'UNKNOWN' });
    return find(key);
  }

  async function resolve(key: TransferKey): Promise<Transfer> {
    const transfer = await find(key);
    if (transfer.settled_at !== null) return transfer;
    const brand = await brands.live(key.brand);
    const connection = brand && (await vendors.vendorOf(brand, transfer.vassalage));
    if (!brand || !connection) return transfer;
    const said = await queryTransfer(connection, transfer, { timeoutMs: timeouts.query, now: clock() });
    if (!said.ok || said.value === 'PENDING') return transfer;
    if (said.value !== 'UNKNOWN_TRANSACTION') return settle(key, said.value);
    const last = transfer.sent_at ?? transfer.begun_at;
    if (clock().getTime() - last.getTime() > deadMs) return settle(key, 'FAILED');
    return transfer.sends < sendsMax ? send(brand, key) : transfer;
  }

  const queue: Queue<Look> = {
    name: 'vendor-transfers',
    atOnce: 4,
    async handle({ looked, ...key }) {
      const transfer = await resolve(key);
      if (transfer.settled_at !== null) return;
      const seconds = Math.min(looks.second * 2 ** looked, looks.most);
      await later(db, { ...key, looked: looked + 1 }, seconds);
    },
  };
  jobs?.define(queue);

  const later = async (into: Db, look: Look, seconds: number): Promise<void> =>
    jobs?.send(into, queue, look, {
      at: new Date(clock().getTime() + seconds * 1000),
      key: `${look.brand}/${look.memberId}/${look.id}/${look.looked}`,
    });

  return { watch: (trx, key) => later(trx, { ...key, looked: 0 }, looks.first), send, resolve, timeouts };
}
