import { notify } from '#server/db/notifications.ts';
import type { Db } from '#server/db/types.ts';

/** Channel of moved balances between processes; the payload is `[[brand, memberId, 'wins'?], …]`. */
export const balanceChannel = 'livery_balance';

/** `wins`: a draw paid it, which the member's pages say. */
export type MovedBalance = readonly [brand: string, memberId: string, why?: 'wins'];

export type BalanceHints = {
  /** Hint that a member's balance moved, sent after the commit. It may be lost, and names no amount. */
  balanceMoved(...moved: MovedBalance): void;
  /** Sends what waits. */
  settled(): Promise<void>;
};

/** Many movements within this time become one message. */
const gatherMs = 50;
/** A payload has at most 7,999 bytes; two ids, their quotes and the reason take less than 158. */
const atOnce = 50;

/**
 * Gathers hints in the process and sends them outside of any transaction: a NOTIFY within one makes all commits of the database wait
 * for each other.
 */
export function createBalanceHints(db: Db, report: (fault: unknown) => void): BalanceHints {
  const waiting = new Map<string, MovedBalance>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    const all = [...waiting.values()];
    waiting.clear();
    for (let start = 0; start < all.length; start += atOnce) {
      await notify(db, balanceChannel, JSON.stringify(all.slice(start, start + atOnce)));
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sending = sending.then(send).catch(report);
    return sending;
  }

  return {
    balanceMoved(brand, memberId, why) {
      const key = `${brand} ${memberId}`;
      const wins = why ?? waiting.get(key)?.[2];
      waiting.set(key, wins === undefined ? [brand, memberId] : [brand, memberId, wins]);
      timer ??= setTimeout(() => void flush(), gatherMs);
    },
    settled: flush,
  };
}
