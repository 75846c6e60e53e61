/** Code points of a CSS unicode-range such as "U+0000-00FF,U+0131". */
export const codePoints = (range: string): Set<number> =>
  new Set(
    range.split(',').flatMap((part) => {
      const [from = 0, to = from] = part
        .trim()
        .replace(/^U\+/u, '')
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }),
  );

const hex = (point: number): string => point.toString(16).toUpperCase();

/** CSS unicode-range of code points. */
export function unicodeRange(points: ReadonlySet<number>): string {
  const parts: [from: number, to: number][] = [];
  for (const point of [...points].toSorted((a, b) => a - b)) {
    const last = parts.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else parts.push([point, point]);
  }
  return parts.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}
