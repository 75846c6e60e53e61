/** Tone of a signed amount in minor units; undefined for 0. */
export const toneOf = (minor: string): 'good' | 'bad' | undefined =>
  BigInt(minor) > 0n ? 'good' : BigInt(minor) < 0n ? 'bad' : undefined;
