import { canonicalJson } from '#engine/json/canonical-json.ts';
import { strictJson } from '#server/http/strict-json.ts';
import { sha256Hex } from '#server/crypto/tokens.ts';

/** Kind of a win; all but `win` need no bet. */
type WinKind = 'win' | 'freeround' | 'promotion' | 'jackpot';

type Transaction = {
  transaction: string;
  player: string;
  round: string;
  /** Of operation and body. */ hash: string;
};
type Game = { game: string; amount: string; details: string };

/** The operations of the wallet, checked; amounts are decimal strings of minor units. */
export type WalletRequest =
  | { operation: 'balance'; session: string | undefined; player: string | undefined }
  | ({
      operation: 'bet';
      session: string;
      /** Whose round it is; its amount is 0. */ freeRounds?: string;
    } & Transaction &
      Game)
  | ({ operation: 'win'; kind: WinKind; closes: boolean } & Transaction & Game)
  | ({ operation: 'rollback'; bet: string } & Transaction);

export type WalletOperation = WalletRequest['operation'];

type Check = (value: unknown) => boolean;
const text =
  (form: RegExp): Check =>
  (value) =>
    typeof value === 'string' && form.test(value);

const id = text(/^[\x21-\x7e]{1,64}$/u);
const player = text(/^[A-Za-z0-9_-]{8,64}$/u);
const session = text(/^[A-Za-z0-9_-]{16,128}$/u);
const amount = text(/^(?:0|[1-9]\d{0,15})$/u);
const detailsMax = 2048;
const details: Check = (value) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  JSON.stringify(value).length <= detailsMax;
const kinds: ReadonlySet<unknown> = new Set<WinKind>(['win', 'freeround', 'promotion', 'jackpot']);

const common = { transaction: id, player, round: id };
const fields: Readonly<Record<WalletOperation, Readonly<Record<string, Check>>>> = {
  balance: { session, player },
  bet: { ...common, session, game: id, amount, details, freeRounds: id },
  win: {
    ...common,
    game: id,
    amount,
    details,
    kind: (value) => kinds.has(value),
    closes: (value) => typeof value === 'boolean',
  },
  rollback: { ...common, bet: id },
};
const optional: ReadonlySet<string> = new Set(['details', 'freeRounds']);

export const walletOperations = Object.keys(fields) as WalletOperation[];

/** A body of the wallet API: every name known, every value of its form. Undefined when it is not. */
export function readRequest(operation: WalletOperation, raw: string): WalletRequest | undefined {
  const json = strictJson(raw);
  if ('problem' in json) return undefined;
  const body = json.value;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const given = body as Record<string, unknown>;
  const checks = fields[operation];
  if (!Object.entries(given).every(([name, value]) => Object.hasOwn(checks, name) && checks[name]?.(value)))
    return undefined;
  if (operation === 'balance') {
    if (Object.keys(given).length !== 1) return undefined;
    return { operation, session: given['session'], player: given['player'] } as WalletRequest;
  }
  if (!Object.keys(checks).every((name) => Object.hasOwn(given, name) || optional.has(name)))
    return undefined;
  if (operation === 'rollback' && given['bet'] === given['transaction']) return undefined;
  // A free round has no stake, and every other bet has one.
  if (operation === 'bet' && (given['amount'] === '0') !== Object.hasOwn(given, 'freeRounds'))
    return undefined;
  return {
    ...given,
    details: JSON.stringify(given['details'] ?? {}),
    operation,
    hash: sha256Hex(canonicalJson([operation, given])),
  } as WalletRequest;
}
