import { sha256Hex } from './tokens.ts';

/** Hexadecimal digits of the lookup key, and of the hashes in the answer. */
const prefixLength = 3;
const answeredLength = 16;
/** Passwords that are hashed in one go, so that other calls are answered in between. */
const slice = 2000;

type CommonPasswords = {
  has(guess: string): boolean;
  /** Hashes, cut short, of those whose SHA-256 begins so. */
  hashesWith(prefix: string): Promise<readonly string[]>;
};

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function indexOf(passwords: ReadonlySet<string>): Promise<ReadonlyMap<string, readonly string[]>> {
  const index = new Map<string, string[]>();
  let count = 0;
  for (const password of passwords) {
    const hash = sha256Hex(password);
    const prefix = hash.slice(0, prefixLength);
    const answered = hash.slice(0, answeredLength);
    const known = index.get(prefix);
    if (known) known.push(answered);
    else index.set(prefix, [answered]);
    count += 1;
    if (count % slice === 0) await breath();
  }
  return index;
}

let list: Promise<CommonPasswords> | undefined;

/** The list of passwords that people choose most, some fifty thousand; read when it is first needed. */
export const commonPasswords = (): Promise<CommonPasswords> =>
  (list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const passwords = new Set<string>(dictionary['passwords-common'].map(String));
    let index: ReturnType<typeof indexOf> | undefined;
    return {
      has: (guess) => passwords.has(guess),
      hashesWith: async (prefix) => (await (index ??= indexOf(passwords))).get(prefix) ?? [],
    };
  }));
