/** Hue of a game, derived from its code. */
export const hueOf = (code: string): number =>
  [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
