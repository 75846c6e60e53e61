import { hash, verify } from '@node-rs/argon2';
import { readPasswordCost } from './password-cost.ts';
import { passwordLine } from './password-line.ts';

const { cost } = readPasswordCost(process.env);
// argon2id is the library's algorithm unless told otherwise.
const parameters = { memoryCost: cost.mebibytes * 1024, timeCost: cost.passes, parallelism: 1 };
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=1$`;

/** True if the hash was made at another cost than the current one. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(prefix);

/** Outer white space is never meant (specification section 5: login trims the password), so it is never part of one. */
const meant = (password: string): string => password.trim();

/** argon2id hash in PHC form. @throws LineFull */
export const hashPassword = (password: string): Promise<string> =>
  passwordLine.run(() => hash(meant(password), parameters));

let decoy: Promise<string> | undefined;

/** Hash of the same cost, in place of that of an unknown account. */
export const decoyHash = (): Promise<string> =>
  (decoy ??= hash('an account that does not exist', parameters));

/**
 * True if the password matches the hash. Without a hash (unknown account) the same work is done, so that the response
 * time does not reveal which accounts exist.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  if (passwordHash !== undefined) return passwordLine.run(() => verify(passwordHash, meant(password)));
  const unknown = await decoyHash();
  await passwordLine.run(() => verify(unknown, meant(password)));
  return false;
}
