import { across, num, polar, ribbon } from '../drawing/shapes.ts';
import { BARE, circle, ellipse, line, opacity, path, put } from '../drawing/svg.ts';
import type { Ink } from '../drawing/ink.ts';
import type { Role } from '../drawing/palettes.ts';
import type { Curve } from '../drawing/shapes.ts';
import type { Motif } from './motif.ts';

/** Rows of scale arcs across a body. */
export const scales = (
  ink: Ink,
  role: Role,
  curve: Curve,
  half: (t: number) => number,
  from: number,
  to: number,
  count: number,
): string => {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const t = from + ((to - from) * index) / count;
    const { point, normal } = across(curve, t);
    const ahead = curve(Math.min(1, t + 0.035));
    const width = half(t) * 0.86;
    d += `M${num(point[0] + normal[0] * width)} ${num(point[1] + normal[1] * width)}Q${num(ahead[0])} ${num(ahead[1])} ${num(point[0] - normal[0] * width)} ${num(point[1] - normal[1] * width)}`;
  }
  return line(d, ink.flat(role, 0.6), 1.5, opacity(0.6));
};

/** A koi swimming along an arc around the origin, head first. */
const fish = (ink: Ink, body: Role, patch: Role): string => {
  const curve: Curve = (t) => polar(-118 + t * 100, 62);
  const half = (t: number): number =>
    t < 0.12
      ? 3 + t * 20
      : 22 * Math.sin(Math.PI * (0.06 + t * 0.74)) ** 0.8 - (t > 0.9 ? (t - 0.9) * 60 : 0);
  const spot = (t: number, side: number, rx: number, ry: number): string => {
    const { point, normal } = across(curve, t);
    return put(
      ellipse(0, 0, rx, ry, ink.of(patch), BARE),
      point[0] + normal[0] * side,
      point[1] + normal[1] * side,
      { turn: -118 + t * 100 + 90 },
    );
  };
  const fin = (t: number, side: number, turn: number): string => {
    const { point, normal } = across(curve, t);
    return put(
      path('M0 0C8 -16 26 -26 42 -22C40 -12 30 4 6 8Z', ink.of(body), opacity(0.9)) +
        line('M6 0L32 -18M6 3L34 -11', ink.flat('light'), 1, opacity(0.5)),
      point[0] + normal[0] * side,
      point[1] + normal[1] * side,
      { turn },
    );
  };
  const tail = put(
    path(
      'M4 0C-8 -14 -34 -34 -50 -22C-40 -10 -40 -4 -44 4C-38 10 -30 22 -42 34C-22 32 -6 14 4 0Z',
      ink.of(patch),
    ) + line('M-2 0L-36 -18M-2 2L-34 22', ink.flat('light'), 1.2, opacity(0.5)),
    ...polar(-118, 62),
    { turn: -36, scale: 0.8 },
  );
  const [hx, hy] = curve(0.93);
  return (
    tail +
    fin(0.62, -16, 120) +
    fin(0.62, 16, 20) +
    path(ribbon(curve, half, 16), ink.of(body)) +
    spot(0.34, 4, 15, 12) +
    spot(0.56, -5, 13, 10) +
    scales(ink, body, curve, half, 0.16, 0.72, 9) +
    circle(hx - 12, hy - 4, 3.2, ink.flat('dark')) +
    circle(hx + 11, hy - 3, 3.2, ink.flat('dark')) +
    line(
      `M${num(hx - 9)} ${num(hy + 8)}q-8 6 -8 16M${num(hx + 9)} ${num(hy + 8)}q8 6 8 16`,
      ink.flat(body, 0.3),
      1.8,
    )
  );
};

/** Two koi circling. */
export const koi: Motif = (ink) =>
  [96, 80, 40]
    .map((r, index) =>
      line(
        `M${-r} 0A${r} ${r} 0 0 1 ${r} 0${index % 2 ? '' : `A${r} ${r} 0 0 1 ${-r} 0`}`,
        ink.flat('second', 0.3),
        1.2,
        opacity(0.35),
      ),
    )
    .join('') +
  put(fish(ink, 'light', 'key'), 0, 0, { turn: 6, scale: 1.12 }) +
  put(fish(ink, 'key', 'metal'), 0, 0, { turn: 186, scale: 1.12 });
