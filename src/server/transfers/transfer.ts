import type { Generated, Selectable } from 'kysely';
import type { MinorUnits } from '#server/db/minor-units.ts';

/** Direction as seen by the vendor: `in` to its wallet, `out` of it. */
export type TransferDirection = 'in' | 'out';

/**
 * PENDING until the vendor was asked; UNKNOWN when it has not said what became of it; SUCCESS and FAILED are for ever. A transfer that
 * is not settled is asked about until it is.
 */
type TransferStatus = 'PENDING' | 'SUCCESS' | 'FAILED' | 'UNKNOWN';

export type VendorTransfersTable = {
  brand: string;
  member_id: string;
  /** The vendor knows it by this id, however often it is asked. */
  id: string;
  vassalage: string;
  player: string;
  direction: TransferDirection;
  amount: MinorUnits;
  currency: string;
  status: TransferStatus;
  begun_at: Date;
  /** When the vendor was last asked to do it. */
  sent_at: Date | null;
  sends: Generated<number>;
  settled_at: Date | null;
};

export type Transfer = Selectable<VendorTransfersTable>;

export type TransferKey = { brand: string; memberId: string; id: string };
