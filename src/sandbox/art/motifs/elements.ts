import { ngon, num, poly } from '../drawing/shapes.ts';
import { BARE, circle, line, opacity, path, put, rect, times, wreath } from '../drawing/svg.ts';
import type { Role } from '../drawing/palettes.ts';
import type { Motif } from './motif.ts';

/** A hammer on an anvil under lightning. */
export const hammer: Motif = (ink) =>
  path('M34 -108L66 -62H46L74 -14L20 -56H42L14 -92Z', ink.of('second')) +
  path('M-74 -104L-58 -72H-70L-52 -40L-92 -72H-78L-94 -96Z', ink.of('second')) +
  put(
    rect(-7, -6, 14, 92, ink.of('key'), 5) +
      times(4, (index) => line(`M-7 ${44 + index * 10}L7 ${38 + index * 10}`, ink.flat('metal'), 2)) +
      path('M-48 -46H48L54 -38V-10L48 -2H-48L-54 -10V-38Z', ink.of('light')) +
      path('M-48 -46H-30V-2H-48L-54 -10V-38ZM48 -46H30V-2H48L54 -10V-38Z', ink.of('metal')) +
      path('M0 -40L12 -24L0 -8L-12 -24Z', ink.of('second')),
    -6,
    -24,
    { turn: 24 },
  ) +
  path(
    'M-96 36H64C70 46 84 48 98 44C92 66 62 66 44 62C40 70 40 76 58 92H-58C-40 76 -40 70 -44 62C-70 60 -90 52 -96 36Z',
    ink.of('metal'),
  ) +
  path('M-84 40H58V46H-78Z', '#fff', BARE + opacity(0.45)) +
  wreath(5, line('M0 -14V-30', ink.flat('second', 0.3), 4), 8);

/** A volcano with a forge's glow. */
export const volcano: Motif = (ink) =>
  path(
    'M-18 -34C-30 -60 -58 -50 -54 -74C-52 -96 -26 -92 -20 -104C-8 -112 14 -112 20 -100C42 -102 60 -84 48 -68C60 -50 30 -48 20 -34Z',
    ink.of('light'),
    opacity(0.85),
  ) +
  path('M-24 -30C-30 -58 -6 -62 -2 -88C14 -70 8 -60 20 -56C26 -46 24 -38 24 -30Z', ink.of('metal')) +
  path('M-26 -34C-12 -26 12 -26 26 -34C42 10 66 54 108 90H-108C-66 54 -42 10 -26 -34Z', ink.of('second')) +
  path(
    'M-26 -34C-12 -26 12 -26 26 -34C32 -16 38 -4 34 10C26 -2 22 20 14 22C8 8 4 50 -4 52C-10 30 -14 14 -20 16C-24 4 -34 8 -36 -4Z',
    ink.of('key'),
  ) +
  path('M12 90C10 70 24 62 16 44C36 56 34 74 44 90Z', ink.of('key')) +
  [
    [-76, -40, 8, -20],
    [70, -52, 9, 30],
    [-44, -6, 5, 0],
    [84, -8, 6, 14],
  ]
    .map(
      ([x = 0, y = 0, r = 0, turn = 0]) =>
        put(path(poly(ngon(5, r + 2)), ink.of('key')), x, y, { turn }) +
        line(`M${x * 0.86} ${y + 12}L${x * 0.7} ${y + 30}`, ink.flat('metal'), 3, opacity(0.8)),
    )
    .join('');

/** Sweets. */
export const candy: Motif = (ink) => {
  const wrapped = (role: Role): string =>
    path(
      'M-28 0C-44 -22 -60 -26 -66 -22C-60 -8 -60 8 -66 22C-60 26 -44 22 -28 0ZM28 0C44 -22 60 -26 66 -22C60 -8 60 8 66 22C60 26 44 22 28 0Z',
      ink.of('metal'),
    ) +
    circle(0, 0, 31, ink.of(role)) +
    path('M-12 -28C4 -14 4 14 -12 28L2 31C18 14 18 -14 2 -31Z', ink.flat('light'), BARE + opacity(0.85)) +
    path('M-20 -12C-14 -22 -6 -25 2 -25C-8 -18 -13 -12 -14 -4Z', '#fff', BARE + opacity(0.8));
  return (
    line('M6 10L58 106', ink.flat('light'), 8) +
    put(
      times(8, (index) =>
        path(
          `M0 0C${num(30 * Math.cos((index * Math.PI) / 4))} ${num(30 * Math.sin((index * Math.PI) / 4))} ${num(64 * Math.cos(((index + 0.6) * Math.PI) / 4))} ${num(64 * Math.sin(((index + 0.6) * Math.PI) / 4))} ${num(64 * Math.cos(((index + 1) * Math.PI) / 4))} ${num(64 * Math.sin(((index + 1) * Math.PI) / 4))}A64 64 0 0 1 ${num(64 * Math.cos(((index + 2) * Math.PI) / 4))} ${num(64 * Math.sin(((index + 2) * Math.PI) / 4))}C${num(56 * Math.cos(((index + 1.6) * Math.PI) / 4))} ${num(56 * Math.sin(((index + 1.6) * Math.PI) / 4))} ${num(26 * Math.cos(((index + 1) * Math.PI) / 4))} ${num(26 * Math.sin(((index + 1) * Math.PI) / 4))} 0 0Z`,
          ink.of(index % 2 ? 'key' : 'light'),
        ),
      ),
      -14,
      -38,
    ) +
    path('M-64 -62C-54 -82 -36 -92 -14 -92C-34 -82 -46 -70 -52 -54Z', '#fff', BARE + opacity(0.6)) +
    put(wrapped('second'), -44, 62, { turn: -24, scale: 0.86 }) +
    put(wrapped('key'), 66, 30, { turn: 28, scale: 0.66 })
  );
};
