/** Cost of one argon2id hash: memory and number of passes. */
type PasswordCost = { mebibytes: number; passes: number };

/** The second of the two choices of RFC 9106, section 4, that it recommends: the one for servers that are short of memory. */
const usual: PasswordCost = { mebibytes: 64, passes: 3 };
/** Minimum of OWASP's guide to storing passwords; the maximum has to fit a server that hashes several at once. */
const bounds = { mebibytes: [19, 1024], passes: [2, 20] } as const;

export type ReadPasswordCost = { cost: PasswordCost; problems: string[] };

/** Reads PASSWORD_HASH_MIB and PASSWORD_HASH_PASSES; each problem is a line with the allowed values. */
export function readPasswordCost(env: Readonly<Record<string, string | undefined>>): ReadPasswordCost {
  const problems: string[] = [];
  const number = (name: string, what: keyof PasswordCost): number => {
    const value = env[name]?.trim();
    if (!value) return usual[what];
    const [least, most] = bounds[what];
    if (/^\d{1,4}$/u.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
    problems.push(
      `${name} is "${value}". Set it to ${least} to ${most}, or leave it out for ${usual[what]}.`,
    );
    return usual[what];
  };
  const cost = {
    mebibytes: number('PASSWORD_HASH_MIB', 'mebibytes'),
    passes: number('PASSWORD_HASH_PASSES', 'passes'),
  };
  return { cost, problems };
}
