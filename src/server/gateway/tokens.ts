import { createHash } from 'node:crypto';

/** Random bytes; injected so that tests can repeat a run. Has to be cryptographically strong in production. */
export type RandomBytes = (size: number) => Uint8Array;

/** An opaque token of 256 random bits, base64url. */
export const newToken = (random: RandomBytes): string => Buffer.from(random(32)).toString('base64url');

/** An opaque id of 128 random bits, base64url; says nothing about when or in which order it was made. */
export const newId = (random: RandomBytes): string => Buffer.from(random(16)).toString('base64url');

export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');
