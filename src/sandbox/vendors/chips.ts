/** Chips in whole units by currency; others have those of `other`. */
const units: Readonly<Record<string, readonly number[]>> = {
  MMK: [100, 500, 1000, 5000, 10_000, 50_000],
  VND: [1000, 5000, 10_000, 50_000, 100_000, 500_000],
  IDR: [1000, 5000, 10_000, 50_000, 100_000, 500_000],
  THB: [10, 20, 50, 100, 500, 1000],
  other: [1, 2, 5, 10, 50, 100],
};
/** Tables for higher and lower stakes. */
const rooms: Readonly<Record<string, number>> = {
  low: 1,
  bronze: 1,
  middle: 5,
  silver: 5,
  high: 20,
  gold: 20,
};

/** The stakes that a table offers, and the most that may stand on one round; minor units. */
export function chipsOf(currency: string, digits: number, room: string): { chips: string[]; most: bigint } {
  const minor = 10n ** BigInt(digits) * BigInt(rooms[room] ?? 1);
  const chips = (units[currency] ?? units['other'] ?? []).map((unit) => BigInt(unit) * minor);
  return { chips: chips.map(String), most: (chips.at(-1) ?? 1n) * 20n };
}
