import { bytesOf, hexOf, hmac, sha256 } from './sha256.ts';

/** Numbers of one round, the same ones for the same seeds. */
export type Dice = {
  /** A whole number from 0 to `count - 1`, each as likely; `count` is 1 to 2^32. */
  below(count: number): number;
};

/** Seeds that determine the random numbers of a round. */
export type RoundSeeds = {
  /** Secret of the house, 64 hex digits; its `commitment` is shown before the round and the seed itself after it. */
  serverSeed: string;
  /** Chosen by the player. */
  clientSeed: string;
  /** Counts the player's rounds. */
  nonce: number;
};

/** SHA-256 of the server's seed in hex: shown before anybody bets, so that the seed cannot be changed later. */
export const commitment = (serverSeed: string): string => hexOf(sha256(bytesOf(serverSeed)));

/**
 * Words of 32 bits are taken in turn from HMAC-SHA256(server seed, "<client seed>:<nonce>:<block>"), block = 0, 1, …, big-endian. A word that
 * would favour low numbers is thrown away.
 */
export function fairDice({ serverSeed, clientSeed, nonce }: RoundSeeds): Dice {
  const key = bytesOf(serverSeed);
  let view = new DataView(new ArrayBuffer(0));
  let next = 0;
  let block = 0;
  const word = (): number => {
    if (next + 4 > view.byteLength) {
      view = new DataView(hmac(key, bytesOf(`${clientSeed}:${nonce}:${block}`)).buffer as ArrayBuffer);
      block += 1;
      next = 0;
    }
    next += 4;
    return view.getUint32(next - 4);
  };
  return {
    below(count) {
      const limit = 2 ** 32 - (2 ** 32 % count);
      let value = word();
      while (value >= limit) value = word();
      return value % count;
    },
  };
}

/** The first `count` of `items` in a fair order (Fisher and Yates); all of them unless told. */
export function shuffle<Item>(items: readonly Item[], dice: Dice, count: number = items.length): Item[] {
  const order = [...items];
  for (let at = 0; at < Math.min(count, order.length - 1); at += 1) {
    const other = at + dice.below(order.length - at);
    const [a, b] = [order[at] as Item, order[other] as Item];
    order[at] = b;
    order[other] = a;
  }
  return order.slice(0, count);
}
