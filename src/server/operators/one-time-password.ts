import { readablePassword } from '#server/crypto/tokens.ts';
import type { ConfigContext } from '#server/documents/context.ts';

const days = 7;
/** Groups of four letters, about 20 bits each. */
const groups = 4;

/** A password that opens an account once, to set another, and the moment from which it opens nothing. */
export const oneTimePassword = ({
  clock,
  random,
}: Pick<ConfigContext, 'clock' | 'random'>): { password: string; until: Date } => ({
  password: readablePassword(random, groups),
  until: new Date(clock().getTime() + days * 24 * 60 * 60_000),
});
