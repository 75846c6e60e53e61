import { CompiledQuery } from 'kysely';
import type { LiveBrand } from '#server/brands/types.ts';
import { prepared } from '#server/db/preparing-client.ts';
import type { Db } from '#server/db/types.ts';
import { sha256Hex } from '#server/gateway/tokens.ts';
import { moneyOf } from '#server/gateway/wallet/wallets.ts';
import type { VendorConnection } from '../connection.ts';
import { launchIdleMs } from '../launch-sessions.ts';
import type { Lanes } from './lanes.ts';
import type { WalletRequest } from './requests.ts';
import type { Room } from './room.ts';

/** Every code of the wallet API. All are answered with HTTP 200. */
export type WalletCode =
  | 'OK'
  | 'INSUFFICIENT_BALANCE'
  | 'SESSION_EXPIRED'
  | 'UNKNOWN_PLAYER'
  | 'PLAYER_BLOCKED'
  | 'LIMIT_REACHED'
  | 'BET_DOES_NOT_EXIST'
  | 'TRANSACTION_ROLLED_BACK'
  | 'ROUND_CLOSED'
  | 'DUPLICATE_TRANSACTION'
  | 'INVALID_REQUEST'
  | 'TEMPORARY_ERROR';

export type Outcome = {
  code: WalletCode | 'REPEATED' | 'NONCE_USED';
  balance: string | null;
  /** Whose money moved; null when none did. */
  member: string | null;
};

type Asked = { brand: LiveBrand; vendor: VendorConnection; nonce: string; now: Date; request: WalletRequest };
type Row = { r_code: Outcome['code']; r_balance: string | null; r_member?: string | null };

/** The one statement of an operation. */
export function statementFor({ brand, vendor, nonce, now, request }: Asked): CompiledQuery<Row> {
  const { currency } = moneyOf(brand);
  const who = [brand.brand, vendor.vassalage, nonce, now];
  switch (request.operation) {
    case 'balance': {
      const session = request.session === undefined ? null : sha256Hex(request.session);
      return CompiledQuery.raw(
        prepared('vendor_balance', 'select * from vendor_balance($1, $2, $3, $4, $5, $6, $7)'),
        [...who, request.player ?? null, session, currency],
      ) as CompiledQuery<Row>;
    }
    case 'bet': {
      const { transaction, hash, player, session, game, round, amount, details } = request;
      return CompiledQuery.raw(
        prepared(
          'vendor_bet',
          'select * from vendor_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)',
        ),
        [
          ...who,
          transaction,
          hash,
          player,
          sha256Hex(session),
          `${launchIdleMs(brand)} ms`,
          currency,
          vendor.gameType,
          game,
          round,
          amount,
          details,
        ],
      ) as CompiledQuery<Row>;
    }
    case 'win': {
      const { transaction, hash, player, game, round, amount, kind, closes, details } = request;
      return CompiledQuery.raw(
        prepared(
          'vendor_win',
          'select * from vendor_win($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)',
        ),
        [
          ...who,
          transaction,
          hash,
          player,
          currency,
          vendor.gameType,
          game,
          round,
          amount,
          kind,
          closes,
          details,
        ],
      ) as CompiledQuery<Row>;
    }
    case 'rollback': {
      const { transaction, hash, player, bet, round } = request;
      return CompiledQuery.raw(
        prepared('vendor_rollback', 'select * from vendor_rollback($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)'),
        [...who, transaction, hash, player, currency, bet, round],
      ) as CompiledQuery<Row>;
    }
  }
}

/**
 * How long an operation waits for its turn and for a connection; nothing was asked of the database until then. With the 1.5 s that the
 * database gives it (migrations/0002) it ends within 2.5 s.
 */
const patienceMs = 900;

/** What became of an operation, as far as it is known. */
export type Performed =
  | { known: true; outcome: Outcome }
  /** The connection broke: it may have been done. Whoever asks again with the same id learns it. */
  | { known: false; fault: unknown };

/** Faults of the server after which nothing of the statement is left (its classes end connections, and may come after a commit). */
const undone = (fault: unknown): fault is { code: string } =>
  typeof fault === 'object' &&
  fault !== null &&
  'code' in fault &&
  typeof fault.code === 'string' &&
  /^[0-9A-Z]{5}$/u.test(fault.code) &&
  !/^(?:08|57P|XX)/u.test(fault.code);

/** Faults that another try does away with: a lock that took too long, a cancelled or deadlocked statement, a race of equal ids. */
const passing: ReadonlySet<string> = new Set(['55P03', '57014', '40P01', '40001', '23505', '53300']);

/** Performs one operation in one statement, which is its transaction. `report` hears of faults that should not be. */
export async function perform(
  { db, lanes, room }: { db: Db; lanes: Lanes; room: Room },
  asked: Asked,
  report: (fault: unknown) => void,
): Promise<Performed> {
  const begun = performance.now();
  const { brand, vendor, request } = asked;
  const statement = statementFor(asked);
  const temporary: Performed = {
    known: true,
    outcome: { code: 'TEMPORARY_ERROR', balance: null, member: null },
  };
  try {
    const left = (): number => patienceMs - (performance.now() - begun);
    const work = () =>
      room.run(left(), () => soon(db, left(), (connection) => connection.executeQuery(statement)));
    const rows =
      request.operation === 'balance'
        ? await work()
        : await lanes.run(`${brand.brand} ${vendor.vassalage} ${request.player}`, patienceMs, work);
    if (rows === undefined) return temporary;
    const [row] = rows.rows;
    if (!row) throw new Error('The wallet gave no answer.');
    const { r_code: code, r_balance: balance, r_member: member = null } = row;
    return { known: true, outcome: { code, balance, member } };
  } catch (fault) {
    if (!undone(fault)) return { known: false, fault };
    if (!passing.has(fault.code)) report(fault);
    return temporary;
  }
}

/** Runs work on a connection, unless none is free in time: then it never runs, and the answer is undefined. */
function soon<Result>(
  db: Db,
  waitMs: number,
  work: (connection: Db) => Promise<Result>,
): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    let given = true;
    let begun = false;
    const timer = setTimeout(() => {
      given = begun;
      if (!begun) resolve(undefined);
    }, waitMs);
    db.connection()
      .execute(async (connection) => {
        begun = true;
        clearTimeout(timer);
        return given ? work(connection) : undefined;
      })
      .then(resolve, (fault: unknown) => {
        clearTimeout(timer);
        // Without a connection nothing was asked.
        if (begun) reject(fault instanceof Error ? fault : new Error(String(fault)));
        else resolve(undefined);
      });
  });
}
