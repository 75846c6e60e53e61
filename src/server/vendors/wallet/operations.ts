import { CompiledQuery } from 'kysely';
import type { LiveBrand } from '#server/brands/types.ts';
import { prepared } from '#server/db/preparing-client.ts';
import type { Db } from '#server/db/types.ts';
import { sha256Hex } from '#server/crypto/tokens.ts';
import { betRatio } from '#server/points/ratio.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import type { VendorConnection } from '../connection.ts';
import { launchIdleMs } from '../launch-sessions.ts';
import type { WalletRequest } from './requests.ts';

/** Every code of the wallet API. All are answered with HTTP 200. */
type WalletCode =
  | 'OK'
  | 'INSUFFICIENT_BALANCE'
  | 'SESSION_EXPIRED'
  | 'UNKNOWN_PLAYER'
  | 'PLAYER_BLOCKED'
  | 'LIMIT_REACHED'
  | 'BONUS_STAKE_LIMIT'
  | 'NO_FREE_ROUNDS'
  | 'BET_DOES_NOT_EXIST'
  | 'TRANSACTION_ROLLED_BACK'
  | 'ROUND_CLOSED'
  | 'DUPLICATE_TRANSACTION'
  | 'INVALID_REQUEST'
  | 'TEMPORARY_ERROR';

export type OperationOutcome = {
  code: WalletCode | 'REPEATED' | 'NONCE_USED';
  balance: string | null;
  /** Member whose money moved; null if none did. */
  member: string | null;
};

/** Operation of a vendor whose signature was accepted. */
export type OperationRequest = {
  brand: LiveBrand;
  vendor: VendorConnection;
  nonce: string;
  now: Date;
  request: WalletRequest;
};

type Row = { r_code: OperationOutcome['code']; r_balance: string | null; r_member: string | null };

const ratioName = 'pointRatio';

/** Details of a round, JSON: a bet brings the ratio by which the round earns points, which no vendor may set. */
function detailsOf({
  brand,
  vendor,
  request,
}: Pick<OperationRequest, 'brand' | 'vendor'> & { request: { operation: string; details: string } }): string {
  const ratio = request.operation === 'bet' ? betRatio(brand, vendor.gameType) : undefined;
  if (!ratio && !request.details.includes(ratioName)) return request.details;
  const { [ratioName]: _vendors, ...details } = JSON.parse(request.details) as Record<string, unknown>;
  return JSON.stringify(ratio ? { ...details, [ratioName]: ratio } : details);
}

/** The fields by which `vendor_operations` reads it. */
function fieldsOf({ brand, vendor, nonce, now, request }: OperationRequest): Record<string, unknown> {
  return {
    ...request,
    // The database knows hashes only.
    ...('session' in request && request.session !== undefined ? { session: sha256Hex(request.session) } : {}),
    ...(request.operation === 'bet' ? { idle: `${launchIdleMs(brand)} ms` } : {}),
    ...('freeRounds' in request ? { operation: 'freeRound', free_rounds: request.freeRounds } : {}),
    ...('details' in request ? { details: detailsOf({ brand, vendor, request }) } : {}),
    brand: brand.brand,
    vassalage: vendor.vassalage,
    nonce,
    now,
    currency: moneyOf(brand).currency,
    game_type: vendor.gameType,
  };
}

/** Longest wait for a lock, for a single operation and for one of several: the others of the batch wait with it. */
const lockMs = { one: 700, several: 100 };

/**
 * Performs operations of different players in one statement, which is their transaction: all of them, or none.
 * @returns the outcomes in the order of the operations
 * @throws the driver's error; then nothing was done, unless the connection broke
 */
export async function performTogether(
  connection: Db,
  asked: readonly OperationRequest[],
): Promise<OperationOutcome[]> {
  const text = prepared('vendor_operations', 'select * from vendor_operations($1, $2)');
  const wait = asked.length > 1 ? lockMs.several : lockMs.one;
  const { rows } = await connection.executeQuery(
    CompiledQuery.raw(text, [JSON.stringify(asked.map(fieldsOf)), `${wait}ms`]) as CompiledQuery<Row>,
  );
  if (rows.length !== asked.length) throw new Error('The wallet did not answer every operation.');
  return rows.map(({ r_code: code, r_balance: balance, r_member: member }) => ({ code, balance, member }));
}
