import type { VendorTransfersTable } from './transfer.ts';

declare module '#server/db/types.ts' {
  interface Database {
    vendor_transfers: VendorTransfersTable;
  }
}
