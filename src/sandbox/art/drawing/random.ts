/** Numbers from 0 up to, not including, 1; the same seed gives the same sequence. */
export type Random = () => number;

/** Mulberry32 seeded by the FNV-1a hash of a name, so that a picture never changes unless its name does. */
export function randomOf(name: string): Random {
  let state = 2166136261;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);
