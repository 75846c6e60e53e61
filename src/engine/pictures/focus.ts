/** Point of a picture that stays in sight where it is cut, in percent from the left and the top. */
export type Focus = { x: number; y: number };

/** Part of an address that says the focus: `-30-70` after the hash. */
export const focusPart = (focus: Focus | undefined): string => (focus ? `-${focus.x}-${focus.y}` : '');

const focused = /\/by-hash\/[0-9a-f]{32}-(\d{1,3})-(\d{1,3})\//u;

/** `object-position` of the picture at an address; undefined for one whose middle it is. */
export function focusOf(address: string): string | undefined {
  const [, x, y] = focused.exec(address) ?? [];
  return x === undefined || y === undefined ? undefined : `${x}% ${y}%`;
}
