import type { ColumnType } from 'kysely';

type GatewayKeysTable = {
  kid: string;
  public_jwk: ColumnType<Record<string, unknown>, string, string>;
  private_jwk: ColumnType<Record<string, unknown>, string, string>;
  created_at: Date;
  retired_at: Date | null;
};

/** Keys made at first use. */
type SecretsTable = { name: string; value: Buffer };

declare module '#server/db/types.ts' {
  interface Database {
    gateway_keys: GatewayKeysTable;
    config_secrets: SecretsTable;
  }
}
