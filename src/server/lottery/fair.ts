import { createHash, createHmac } from 'node:crypto';
import type { Random } from '#play/lottery/draw-result.ts';

/** The seed of a draw: made of a key that never leaves the server, so that it is settled long before the draw and kept nowhere. */
export const seedOf = (key: Uint8Array, brand: string, game: string, numero: string): Buffer =>
  createHmac('sha256', key).update(`${brand}/${game}/${numero}`).digest();

export const seedHash = (seed: Uint8Array): string => createHash('sha256').update(seed).digest('hex');

/**
 * The numbers that a seed brings, the same for everybody who has it: words of 32 bits, big-endian, of HMAC-SHA256(seed, "0"), (seed, "1"), …; a
 * word in the uneven rest of the range is left out, so that every number is as likely.
 */
export function randomOf(seed: Uint8Array): Random {
  let block = Buffer.alloc(0);
  let blocks = 0;
  const word = (): number => {
    if (block.length < 4) {
      block = createHmac('sha256', seed).update(String(blocks)).digest();
      blocks += 1;
    }
    const value = block.readUInt32BE(0);
    block = block.subarray(4);
    return value;
  };
  return (below) => {
    const even = 2 ** 32 - (2 ** 32 % below);
    let value = word();
    while (value >= even) value = word();
    return value % below;
  };
}
