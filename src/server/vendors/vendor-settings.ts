import {
  connectionName,
  readConnections,
  type ConnectionSettings,
} from '#server/http/connection-settings.ts';

/** Address of a vendor of a brand, and the secret that signs in both directions; by `<BRAND>__<VASSALAGE>`. */
export type VendorSettings = ConnectionSettings;

/** The name of a brand's vendor in the environment. */
export const vendorName = connectionName;

/** Reads `VENDOR_<BRAND>__<VASSALAGE>_URL` and `…_SECRET`; faults are added to `problems`. */
export const readVendorSettings = (
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): VendorSettings => readConnections(env, 'VENDOR', problems);
