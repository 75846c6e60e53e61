import { num, petal } from '../drawing/shapes.ts';
import { around, circle, ellipse, line, opacity, path, put, stamps, times, wreath } from '../drawing/svg.ts';
import type { Ink } from '../drawing/ink.ts';
import type { Role } from '../drawing/palettes.ts';
import type { Motif } from './motif.ts';

const veined = (ink: Ink, role: Role, length: number, width: number): string =>
  path(petal(length, width), ink.of(role)) +
  line(`M0 ${-length * 0.12}V${-length * 0.72}`, ink.flat(role, 0.55), 1.2, opacity(0.6));

/** A water lily seen from the side, petals in three rows over its leaves. */
export const lotus: Motif = (ink) => {
  const row = (
    count: number,
    spread: number,
    length: number,
    width: number,
    role: Role,
    tone: string,
  ): string =>
    times(count, (index) => {
      const turn = count === 1 ? 0 : -spread + (index * 2 * spread) / (count - 1);
      return put(
        path(petal(length, width), tone || ink.of(role)) +
          line(`M0 ${-length * 0.2}V${-length * 0.78}`, ink.flat(role, 0.6), 1, opacity(0.5)),
        0,
        0,
        { turn },
      );
    });
  const leaf = path(
    'M-98 62C-70 38 -30 40 0 54C30 40 70 38 98 62C70 84 30 82 0 72C-30 82 -70 84 -98 62Z',
    ink.of('second'),
  );
  return (
    leaf +
    put(row(7, 78, 94, 27, 'key', ''), 0, 56) +
    put(row(6, 52, 104, 27, 'key', ink.manner === 'print' ? ink.flat('key', 0.2) : ''), 0, 58) +
    put(row(3, 20, 98, 26, 'key', ink.manner === 'print' ? ink.flat('key', 0.42) : ''), 0, 60) +
    put(row(1, 0, 84, 24, 'light', ''), 0, 62) +
    circle(0, 52, 7, ink.of('metal')) +
    line('M-70 78Q0 94 70 78', ink.flat('light'), 1.5, opacity(0.35))
  );
};

/** A full peony from above. */
export const peony: Motif = (ink) => {
  const ring = (count: number, length: number, width: number, tone: number, from: number): string =>
    wreath(
      count,
      path(
        `M0 0C${num(width)} ${num(-length * 0.2)} ${num(width * 1.35)} ${num(-length * 0.8)} ${num(width * 0.5)} ${num(-length)}Q0 ${num(-length * 0.86)} ${num(-width * 0.5)} ${num(-length)}C${num(-width * 1.35)} ${num(-length * 0.8)} ${num(-width)} ${num(-length * 0.2)} 0 0Z`,
        ink.blend(
          [
            [0, ink.flat('key', tone + 0.3)],
            [1, ink.flat('key', tone - 0.45)],
          ],
          [0, 0, 0, 1],
        ),
      ),
      from,
    );
  const leaves = wreath(5, put(veined(ink, 'second', 62, 20), 0, -48), 20);
  return (
    leaves +
    ring(9, 92, 27, 0, 0) +
    ring(8, 74, 26, 0.1, 22) +
    ring(7, 56, 22, 0.2, 5) +
    ring(6, 40, 17, 0.34, 30) +
    ring(5, 25, 11, 0.5, 0) +
    wreath(9, line('M0 -3V-13', ink.flat('metal', 0.2), 1.5) + circle(0, -14, 2.2, ink.flat('metal', 0.3)))
  );
};

/** A moth orchid: three narrow petals, two wide ones and a lip. */
export const orchid: Motif = (ink) =>
  around(3, () => put(veined(ink, 'second', 96, 30), 0, -4)) +
  [-78, 78]
    .map((turn) =>
      put(
        path('M0 0C52 6 66 -60 28 -88C6 -102 -8 -100 -24 -86C-60 -54 -44 6 0 0Z', ink.of('key')) +
          [-24, -8, 8, 24]
            .map((x) =>
              line(`M${x / 4} -14Q${x} -42 ${x * 1.1} -74`, ink.flat('key', 0.6), 1.2, opacity(0.55)),
            )
            .join(''),
        0,
        0,
        { turn },
      ),
    )
    .join('') +
  path('M0 4C26 10 30 46 10 58Q0 72 -10 58C-30 46 -26 10 0 4Z', ink.of('metal')) +
  path('M0 -20C18 -16 20 10 0 22C-20 10 -18 -16 0 -20Z', ink.of('light')) +
  times(6, (index) => circle(-5 + (index % 3) * 5, 32 + Math.floor(index / 3) * 8, 1.6, ink.flat('key')));

/** A spray of padauk: small golden blossoms over drooping leaves. */
export const padauk: Motif = (ink, random) => {
  const single =
    around(5, (index) => path(petal(24, index === 0 ? 15 : 10, 0.95), ink.of('metal'))) +
    circle(0, 0, 4.5, ink.of('key')) +
    around(5, () => circle(0, -8, 1.3, ink.flat('key')));
  const twig = line('M-92 -70C-50 -62 -6 -40 26 -2S70 62 80 92', ink.flat('dark', 0.2), 5);
  const leaf = (x: number, y: number, turn: number, size = 1): string =>
    put(veined(ink, 'second', 66, 21), x, y, { turn, scale: size });
  const spots = [
    [-62, -48, 0.9],
    [-26, -58, 1.1],
    [-30, -18, 1.25],
    [12, -36, 1.3],
    [2, 8, 1.45],
    [44, 2, 1.25],
    [30, 44, 1.35],
    [66, 44, 1.05],
    [54, 78, 1],
    [-4, 52, 0.95],
    [-58, -4, 0.8],
  ] as const;
  return (
    leaf(-80, -66, -60) +
    leaf(-40, -50, 20, 0.9) +
    leaf(10, -20, 60, 1.1) +
    leaf(50, 40, 95) +
    leaf(20, 20, 190, 0.9) +
    leaf(-20, -24, 215, 1.1) +
    leaf(70, 80, 150, 0.8) +
    twig +
    stamps(
      single,
      spots.map(([x, y, scale]) => ({ x, y, scale, turn: random() * 70 })),
    )
  );
};

/** Four-leaf clover with dew. */
export const clover: Motif = (ink) =>
  path('M4 10C14 40 30 66 58 88L50 94C24 76 6 50 -2 16Z', ink.of('second')) +
  around(
    4,
    () =>
      path(
        'M0 -4C-10 -26 -56 -34 -54 -68C-52 -96 -14 -98 0 -70C14 -98 52 -96 54 -68C56 -34 10 -26 0 -4Z',
        ink.of('key'),
      ) + line('M0 -10V-62M0 -30L-22 -56M0 -30L22 -56', ink.flat('key', 0.55), 2, opacity(0.55)),
    8,
  ) +
  [
    [-40, -50],
    [46, -30],
    [22, 48],
    [-52, 30],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 5, 6, ink.flat('light'), opacity(0.85)))
    .join('');

/** A five-petal blossom with a gold heart. */
export const blossom: Motif = (ink) =>
  around(
    5,
    () =>
      path(petal(88, 46, 0.95), ink.of('key')) + line('M0 -18V-60', ink.flat('key', 0.6), 2, opacity(0.6)),
  ) +
  around(10, () => line('M0 -8V-30', ink.flat('metal', 0.3), 2) + circle(0, -32, 3.5, ink.of('metal'))) +
  circle(0, 0, 12, ink.of('metal'));
