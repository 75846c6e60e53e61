/**
 * Messages between the game page of a portal and the game in its frame, by postMessage. Each side checks origin and
 * window; nothing in them is secret or moves money. Amounts are minor units as decimal strings.
 */
export type GameMessage = { livery: 1 } & (
  | /** The game is on show; the loader goes. */ { type: 'ready' }
  /** The balance has changed, or should be looked at again. What is shown comes from the gateway. */
  | { type: 'balance' }
  /**
   * `open`: a round has begun and its payout is not shown yet. The page may hold the balance back for some seconds, so
   * that it does not reveal the result before the wheel has stopped. `stake` is what the player has put on it, in minor units: the page
   * takes it off the balance that it holds, so that both show the same.
   */
  | { type: 'round'; open: boolean; stake?: string }
  /**
   * The open round goes on, such as a series of free spins: the page may hold the balance back for some seconds more. The
   * page limits the total time and shows the balance in the end.
   */
  | { type: 'showing' }
  /** The player wants to leave the game. */
  | { type: 'close' }
  /** The player wants to deposit. */
  | { type: 'deposit' }
  /** The game cannot go on. */
  | { type: 'error'; code: GameErrorCode }
);

/** Why a game cannot go on: its session is over, its vendor is away, or something else. */
export type GameErrorCode = 'SESSION_EXPIRED' | 'MAINTENANCE' | 'UNAVAILABLE';

export type FrameMessage = { livery: 1 } & (
  | /** No new rounds until `resume`: something covers the game, such as a reality check. */ { type: 'pause' }
  | { type: 'resume' }
  | /** Present colour mode of the portal. */ { type: 'theme'; mode: 'dark' | 'light' }
  /** The balance was changed elsewhere, such as by a deposit: ask for it again. */
  | { type: 'balance' }
);

const codes: readonly string[] = [
  'SESSION_EXPIRED',
  'MAINTENANCE',
  'UNAVAILABLE',
] satisfies readonly GameErrorCode[];
const plain: readonly string[] = ['ready', 'balance', 'showing', 'close', 'deposit'];

const isAmount = (value: unknown): value is string => typeof value === 'string' && /^\d{1,16}$/u.test(value);

/** Message of a game; undefined for anything else. An error of an unknown code is UNAVAILABLE. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { livery, type, code, open, stake } = data as Readonly<Record<string, unknown>>;
  if (livery !== 1 || typeof type !== 'string') return undefined;
  if (plain.includes(type)) return { livery, type: type as 'ready' };
  if (type === 'round') {
    if (typeof open !== 'boolean') return undefined;
    return { livery, type, open, ...(isAmount(stake) && { stake }) };
  }
  if (type !== 'error') return undefined;
  const known = typeof code === 'string' && codes.includes(code);
  return { livery, type, code: known ? (code as GameErrorCode) : 'UNAVAILABLE' };
}
