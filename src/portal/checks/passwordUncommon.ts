import { guessesOf } from '#engine/patterns/passwords.ts';
import type { CheckDefinition } from './definition.ts';

const hash = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Checks that a new password is not a common one. Only prefixes of hashes are sent; the platform answers with all common passwords'
 * hashes of these prefixes.
 */
export const check: CheckDefinition =
  ({ gateway }) =>
  async (value, signal) => {
    const hashes = await Promise.all(guessesOf(value).map(hash));
    const prefixes = [...new Set(hashes.map((one) => one.slice(0, 3)))].join(',');
    const { hashes: common } = await gateway.call('passwordsCommon', { query: { prefixes } }, { signal });
    return hashes.some((one) => common.includes(one.slice(0, 16)))
      ? { code: 'COMMON', params: {} }
      : undefined;
  };
