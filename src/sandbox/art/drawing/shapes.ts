/** A point in the units of the picture. */
export type Point = readonly [x: number, y: number];

/** Coordinates with one decimal: enough at poster size, and half the bytes. */
export const num = (value: number): string => String(Math.round(value * 10) / 10 || 0);

const pair = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

export const polar = (angle: number, radius: number): Point => [
  Math.cos((angle * Math.PI) / 180) * radius,
  Math.sin((angle * Math.PI) / 180) * radius,
];

export const poly = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

/** Corners of a regular polygon; `turn` in degrees, 0 points right. */
export const ngon = (corners: number, radius: number, turn = -90): Point[] =>
  Array.from({ length: corners }, (_, index) => polar(turn + (index * 360) / corners, radius));

export const star = (tips: number, outer: number, inner: number, turn = -90): string =>
  poly(
    Array.from({ length: tips * 2 }, (_, index) =>
      polar(turn + (index * 180) / tips, index % 2 ? inner : outer),
    ),
  );

/** A slice of a ring between two angles in degrees. */
export function wedge(from: number, to: number, outer: number, inner = 0): string {
  const large = to - from > 180 ? 1 : 0;
  const [a, b, c, d] = [polar(from, outer), polar(to, outer), polar(to, inner), polar(from, inner)];
  const back = inner === 0 ? 'L0 0' : `L${pair(c)}A${num(inner)} ${num(inner)} 0 ${large} 0 ${pair(d)}`;
  return `M${pair(a)}A${num(outer)} ${num(outer)} 0 ${large} 1 ${pair(b)}${back}Z`;
}

/** A leaf or petal from the origin upwards. */
export const petal = (length: number, width: number, tip = 0.8): string =>
  `M0 0C${num(width)} ${num(-length * 0.25)} ${num(width)} ${num(-length * tip)} 0 ${num(-length)}C${num(-width)} ${num(-length * tip)} ${num(-width)} ${num(-length * 0.25)} 0 0Z`;

/** A smooth line through points (Catmull-Rom as cubic curves). */
function through(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  let d = `M${pair(at(0))}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, here, next, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${pair([here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6])} ${pair([next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6])} ${pair(next)}`;
  }
  return d;
}

/** A way through the plane, from 0 to 1. */
export type Curve = (t: number) => Point;

/** The point of a curve, and the direction across it as a unit vector. */
export function across(curve: Curve, t: number): { point: Point; normal: Point } {
  const [a, b] = [curve(Math.max(0, t - 0.01)), curve(Math.min(1, t + 0.01))];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return { point: curve(t), normal: [-(b[1] - a[1]) / length, (b[0] - a[0]) / length] };
}

/** A body of changing half-width along a curve: serpents, fish, smoke, tentacles. */
export function ribbon(curve: Curve, halfWidth: (t: number) => number, steps = 14): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const t = step / steps;
    const { point, normal } = across(curve, t);
    const half = halfWidth(t);
    left.push([point[0] + normal[0] * half, point[1] + normal[1] * half]);
    right.unshift([point[0] - normal[0] * half, point[1] - normal[1] * half]);
  }
  return `${through(left)}L${through(right).slice(1)}Z`;
}

/** A curve through points, walked at even steps of the points. */
export const curveThrough = (points: readonly Point[]): Curve => {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  return (t) => {
    const place = t * (points.length - 1);
    const index = Math.min(points.length - 2, Math.floor(place));
    const u = place - index;
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const axis = (k: 0 | 1): number =>
      0.5 *
      (2 * p1[k] +
        (p2[k] - p0[k]) * u +
        (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * u * u +
        (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * u * u * u);
    return [axis(0), axis(1)];
  };
};
