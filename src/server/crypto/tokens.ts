import { createHash } from 'node:crypto';

/** Random bytes; injected so that tests can repeat a run. Has to be cryptographically strong in production. */
export type RandomBytes = (size: number) => Uint8Array;

/** An opaque token of 256 random bits, base64url. */
export const newToken = (random: RandomBytes): string => Buffer.from(random(32)).toString('base64url');

/** An opaque id of 128 random bits, base64url; says nothing about when or in which order it was made. */
export const newId = (random: RandomBytes): string => Buffer.from(random(16)).toString('base64url');

export const sha256Hex = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** A text of letters that are all equally likely; `letters` has at most 256 of them. */
export function randomText(random: RandomBytes, letters: string, length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of random(length)) {
      // Bytes above the last whole multiple are dropped: each letter stays equally likely.
      if (byte < letters.length * Math.floor(256 / letters.length)) text += letters[byte % letters.length];
      if (text.length === length) break;
    }
  }
  return text;
}

const codeLength = 6;

/** Code to send and type in: six digits. */
export const newDigitCode = (random: RandomBytes): string => randomText(random, '0123456789', codeLength);

/** Letters and digits that are not confused when read aloud. */
const readable = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password of groups of four letters and digits, about 20 bits each. */
export const readablePassword = (random: RandomBytes, groups: number): string =>
  Array.from({ length: groups }, () => randomText(random, readable, 4)).join('-');
