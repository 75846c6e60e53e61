import { createHmac } from 'node:crypto';
import { secret } from '#server/crypto/secrets.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import { vendorName, type VendorSettings } from './vendor-settings.ts';

/** Connection between the platform and a vendor of a brand. */
export type VendorConnection = {
  brand: string;
  vassalage: string;
  /** Address without a slash at its end. */
  base: string;
  /** Signs in both directions. */
  secret: string;
  /** Seamless: the vendor asks our wallet. Transfer: money is moved to the vendor first. */
  wallet: 'seamless' | 'transfer';
  /** Of the vendor in the lobby, such as RNG; empty for one that is not in it any more. */
  gameType: string;
};

export type Vendors = {
  /**
   * Connection of a brand to a vendor, also to one outside of the lobby, whose wins are still paid. Undefined if no
   * address is configured.
   */
  vendorOf(brand: LiveBrand, vassalage: string): Promise<VendorConnection | undefined>;
};

type VendorsOptions = {
  /** By the environment; these come first. */
  settings: VendorSettings;
  /** Of the sandbox, which has every vendor of a lobby: the address of its vendors and their secrets; undefined without it. */
  sandbox?: { address: () => string | undefined; secretOf: SandboxSecret } | undefined;
};

/** The secret of a vendor of the sandbox. */
export type SandboxSecret = (brand: string, vassalage: string) => Promise<string>;

/** Secrets derive from a key that the server makes at its first start and keeps in the database: every process has the same. */
export function sandboxSecret(keeper: { db: Db; random: RandomBytes }): SandboxSecret {
  let key: Promise<Buffer> | undefined;
  return async (brand, vassalage) => {
    key ??= secret(keeper, 'sandbox-vendors');
    key.catch(() => (key = undefined));
    return createHmac('sha256', await key)
      .update(`${brand}/${vassalage}`)
      .digest('hex');
  };
}

/** Knows the vendors of every brand. */
export function createVendors({ settings, sandbox }: VendorsOptions): Vendors {
  return {
    async vendorOf(brand, vassalage) {
      const inLobby = Object.values(documentOf(brand, 'lobby')?.vendors ?? {}).find(
        (vendor) => vendor.vassalage === vassalage,
      );
      const common = {
        brand: brand.brand,
        vassalage,
        wallet: inLobby?.wallet ?? 'seamless',
        gameType: inLobby?.gameType ?? '',
      };
      const name = vendorName(brand.brand, vassalage);
      const given = Object.hasOwn(settings, name) ? settings[name] : undefined;
      if (given) return { ...common, base: given.url, secret: given.secret };
      const address = sandbox?.address();
      if (!inLobby || !sandbox || address === undefined) return undefined;
      return {
        ...common,
        base: `${address}/sandbox/vendors/${vassalage}`,
        secret: await sandbox.secretOf(brand.brand, vassalage),
      };
    },
  };
}
