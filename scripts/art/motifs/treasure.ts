import { ngon, num, poly, star, wedge } from '../shapes.ts';
import {
  BARE,
  circle,
  ellipse,
  line,
  mirrored,
  opacity,
  path,
  put,
  rect,
  stamps,
  times,
  wreath,
} from '../svg.ts';
import { brilliant, coin, gem } from './casino.ts';
import type { Ink } from '../ink.ts';
import type { Role } from '../palettes.ts';
import type { Motif } from './motif.ts';

/** A heap of cut stones. */
export const gems: Motif = (ink) =>
  put(gem(ink, 'second', 6, 40), -56, 18, { turn: -10 }) +
  put(gem(ink, 'metal', 8, 36), 60, 22) +
  put(brilliant(ink, 'key'), 0, -16, { scale: 0.86 }) +
  put(gem(ink, 'light', 5, 25), -26, 66, { turn: 8 }) +
  put(gem(ink, 'second', 8, 28), 30, 70, { turn: 12 }) +
  put(gem(ink, 'key', 6, 17), -84, 66) +
  put(gem(ink, 'key', 5, 15), 86, 72) +
  put(star4(ink, 18), 66, -58) +
  put(star4(ink, 11), -66, -54);

/** A four-pointed glint. */
export const star4 = (ink: Ink, size: number): string =>
  path(
    `M0 ${-size}Q${num(size * 0.14)} ${num(-size * 0.14)} ${size} 0Q${num(size * 0.14)} ${num(size * 0.14)} 0 ${size}Q${num(-size * 0.14)} ${num(size * 0.14)} ${-size} 0Q${num(-size * 0.14)} ${num(-size * 0.14)} 0 ${-size}Z`,
    ink.flat('light'),
    BARE,
  );

/** One large brilliant over steps. */
export const diamond: Motif = (ink) =>
  times(4, (index) =>
    rect(-92 + index * 12, 84 - index * 13, 184 - index * 24, 13, ink.of(index % 2 ? 'metal' : 'second'), 2),
  ) +
  put(brilliant(ink, 'key'), 0, -44, { scale: 0.92 }) +
  put(star4(ink, 22), 62, -84) +
  put(star4(ink, 13), -74, -72) +
  put(star4(ink, 9), 78, -20);

/** A crown with jewels and ermine. */
export const crown: Motif = (ink) =>
  path('M-84 52L-100 -38L-56 -4L-36 -70L0 -14L36 -70L56 -4L100 -38L84 52Z', ink.of('metal')) +
  path(
    'M-70 26L-80 -12L-54 10L-36 -36L-18 6L0 -2L18 6L36 -36L54 10L80 -12L70 26C30 12 -30 12 -70 26Z',
    ink.flat('key'),
    BARE + opacity(0.9),
  ) +
  [
    [-100, -44, 10],
    [-36, -78, 11],
    [36, -78, 11],
    [100, -44, 10],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, ink.of('second')) + circle(x - 3, y - 3, r / 3, '#fff', BARE),
    )
    .join('') +
  put(gem(ink, 'second', 6, 14), 0, -24) +
  path('M-86 44C-40 28 40 28 86 44V78C40 62 -40 62 -86 78Z', ink.of('metal')) +
  [-60, -30, 0, 30, 60]
    .map((x, index) =>
      put(gem(ink, index % 2 ? 'second' : 'key', index % 2 ? 8 : 4, 10), x, 52 + Math.abs(x) * 0.09),
    )
    .join('') +
  path('M-88 74C-40 56 40 56 88 74C92 92 40 84 0 82C-40 84 -92 92 -88 74Z', ink.of('light')) +
  [-60, -30, 0, 30, 60]
    .map((x) => path(`M${x} ${68 + Math.abs(x) * 0.06}l3 9h-6Z`, ink.flat('dark'), BARE))
    .join('');

/** A crown grown from ice. */
export const frostCrown: Motif = (ink) =>
  [
    [-76, 62, -22, 74],
    [76, 62, 22, 74],
    [-44, 66, -10, 112],
    [44, 66, 10, 112],
    [0, 68, 0, 146],
  ]
    .map(([x = 0, y = 0, turn = 0, h = 0]) =>
      put(
        path(`M-19 0L-14 ${-h * 0.72}L0 ${-h}L14 ${-h * 0.72}L19 0Z`, ink.of('key')) +
          path(
            `M0 ${-h}L14 ${-h * 0.72}L19 0H3L-1 ${-h * 0.68}Z`,
            ink.flat('key', -0.3),
            BARE + opacity(0.7),
          ) +
          path(`M0 ${-h}L-1 ${-h * 0.68}L-14 ${-h * 0.72}Z`, '#fff', BARE + opacity(0.7)),
        x,
        y,
        { turn },
      ),
    )
    .join('') +
  path('M-96 54C-40 34 40 34 96 54L90 88C40 70 -40 70 -90 88Z', ink.of('metal')) +
  [-62, -32, 0, 32, 62]
    .map((x, index) => put(gem(ink, index % 2 ? 'light' : 'second', 6, 11), x, 60 + Math.abs(x) * 0.09))
    .join('') +
  [
    [-70, -60],
    [72, -50],
    [0, -104],
  ]
    .map(([x = 0, y = 0]) =>
      put(wreath(6, line('M0 0V-13M0 -8L-4 -12M0 -8L4 -12', ink.flat('light'), 2)), x, y),
    )
    .join('');

/** A captain's chest, open and full. */
export const chest: Motif = (ink) =>
  path('M-82 -22C-88 -66 -56 -88 0 -88C56 -88 88 -66 82 -22Z', ink.of('key')) +
  path('M-66 -22C-70 -52 -44 -70 0 -70C44 -70 70 -52 66 -22Z', ink.flat('dark', 0.05)) +
  path('M-30 -86L-26 -22H-12L-14 -88ZM30 -86L26 -22H12L14 -88Z', ink.of('metal')) +
  stamps(ellipse(0, 0, 20, 11, ink.of('metal')) + ellipse(0, -2, 13, 6, ink.flat('metal', 0.45), BARE), [
    { x: -46, y: -14 },
    { x: 48, y: -14 },
    { x: -22, y: -26 },
    { x: 22, y: -26 },
    { x: 0, y: -36 },
    { x: -2, y: -16 },
    { x: -34, y: -4 },
    { x: 34, y: -4 },
    { x: 0, y: -4 },
  ]) +
  put(gem(ink, 'second', 6, 17), 22, -42, { turn: 10 }) +
  put(gem(ink, 'light', 8, 13), -26, -42) +
  path('M-90 0H90L82 84H-82Z', ink.of('key')) +
  line('M-86 28H86M-84 56H84', ink.flat('dark', 0.1), 2, opacity(0.5)) +
  path('M-92 -6H92V10H-92ZM-60 10H-44L-42 84H-56ZM60 10H44L42 84H56ZM-82 74H82L81 86H-81Z', ink.of('metal')) +
  rect(-17, -8, 34, 42, ink.of('metal'), 6) +
  circle(0, 9, 6, ink.flat('dark'), BARE) +
  path('M-3 10L-5 25H5L3 10Z', ink.flat('dark'), BARE) +
  stamps(ellipse(0, 0, 18, 9, ink.of('metal')) + ellipse(0, -2, 11, 4.5, ink.flat('metal', 0.45), BARE), [
    { x: -90, y: 86 },
    { x: 96, y: 88 },
    { x: 66, y: 92 },
  ]);

/** A vault door. */
export const vault: Motif = (ink) =>
  circle(0, 0, 100, ink.of('second')) +
  circle(0, 0, 88, ink.flat('dark', 0.1)) +
  circle(0, 0, 82, ink.of('metal')) +
  wreath(16, circle(0, -91, 4.5, ink.of('light'))) +
  circle(0, 0, 62, ink.flat('metal', -0.3)) +
  circle(0, 0, 56, ink.of('key')) +
  wreath(5, rect(-5, -50, 10, 44, ink.of('metal'), 4) + circle(0, -50, 9, ink.of('metal'))) +
  circle(0, 0, 21, ink.of('metal')) +
  path(star(5, 15, 6.5), ink.flat('light')) +
  path(wedge(200, 250, 80, 72), '#fff', BARE + opacity(0.5)) +
  path(wedge(20, 60, 80, 74), '#fff', BARE + opacity(0.25));

/** A compass rose. */
export const compass: Motif = (ink) =>
  circle(0, 0, 98, ink.of('metal')) +
  circle(0, 0, 88, ink.of('light')) +
  wreath(72, line('M0 -84V-79', ink.flat('dark', 0.2), 1.2)) +
  circle(0, 0, 66, 'none', ` stroke="${ink.flat('key')}" stroke-width="2"`) +
  wreath(
    4,
    path('M0 0L9 -9L0 -56Z', ink.flat('key', -0.3)) + path('M0 0L-9 -9L0 -56Z', ink.flat('key', 0.3)),
    45,
  ) +
  wreath(
    4,
    path('M0 0L13 -13L0 -84Z', ink.flat('second', -0.3)) +
      path('M0 0L-13 -13L0 -84Z', ink.flat('second', 0.35)),
  ) +
  put(path('M0 -72L10 0L0 72L-10 0Z', ink.of('metal')) + path('M0 -72L10 0H-10Z', ink.of('key')), 0, 0, {
    turn: 34,
  }) +
  circle(0, 0, 8, ink.of('metal')) +
  path(wedge(205, 255, 92, 88), '#fff', BARE + opacity(0.6));

/** A lamp with its genie's smoke. */
export const lamp: Motif = (ink) =>
  path(
    'M78 22C96 -6 56 -24 62 -50C68 -74 34 -70 30 -92C16 -66 44 -52 36 -34C26 -12 54 -6 46 24Z',
    ink.of('second'),
    opacity(0.9),
  ) +
  path('M62 6C70 -14 40 -24 46 -46C30 -30 50 -14 46 6Z', ink.of('light'), BARE + opacity(0.6)) +
  line('M-58 40C-112 30 -104 -14 -62 8', ink.flat('metal'), 9) +
  path(
    'M-66 34C-62 8 -34 -4 0 -4C30 -4 46 16 70 14C86 12 92 18 98 26C84 28 76 44 58 54C40 70 20 74 0 74C-34 74 -62 62 -66 34Z',
    ink.of('metal'),
  ) +
  path('M-34 -2C-28 -22 28 -22 34 -2C16 4 -16 4 -34 -2Z', ink.of('key')) +
  circle(0, -24, 8, ink.of('metal')) +
  path('M-24 74H24L40 94H-40Z', ink.of('metal')) +
  path('M-50 30C-20 44 30 42 56 34', 'none', ` stroke="${ink.flat('key')}" stroke-width="4"`) +
  [-30, -6, 18].map((x, index) => put(gem(ink, index === 1 ? 'second' : 'key', 6, 8), x, 54)).join('') +
  path('M-52 26C-44 12 -28 4 -10 4C-28 12 -38 20 -42 30Z', '#fff', BARE + opacity(0.55)) +
  put(star4(ink, 15), -50, -56) +
  put(star4(ink, 10), -14, -80) +
  put(star4(ink, 9), 84, -60);

/** A bell with clover leaves. */
export const bell: Motif = (ink) =>
  circle(0, -78, 13, 'none', ` stroke="${ink.flat('metal')}" stroke-width="8"`) +
  path(
    'M-84 58C-56 40 -60 4 -54 -24C-48 -54 -26 -68 0 -68C26 -68 48 -54 54 -24C60 4 56 40 84 58Z',
    ink.of('metal'),
  ) +
  path('M-56 6C-54 -30 -50 -42 -34 -54C-42 -34 -42 -6 -48 28Z', '#fff', BARE + opacity(0.5)) +
  path('M-56 8C-20 20 20 20 56 8L58 24C20 36 -20 36 -58 24Z', ink.of('key')) +
  path('M-90 56C-50 44 50 44 90 56C94 74 50 70 0 70C-50 70 -94 74 -90 56Z', ink.of('metal')) +
  circle(0, 82, 15, ink.of('key')) +
  put(star4(ink, 16), 62, -58) +
  [-36, 0, 36]
    .map((x) => put(path(star(5, 8, 3.6), ink.flat('light'), BARE), x, 22 - Math.abs(x) * 0.08))
    .join('') +
  line('M-92 -10C-104 6 -104 22 -98 36M92 -10C104 6 104 22 98 36', ink.flat('light'), 4, opacity(0.7));

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

/** A longship under sail. */
export const longship: Motif = (ink) =>
  line('M0 -100V40', ink.flat('metal', -0.3), 7) +
  path(
    'M-66 -84C-30 -92 30 -92 66 -84C78 -50 78 -20 66 4C30 -6 -30 -6 -66 4C-54 -20 -54 -50 -66 -84Z',
    ink.of('light'),
  ) +
  [-48, -16, 16, 48]
    .map((x) =>
      path(
        `M${x - 8} -87C${x} -60 ${x} -28 ${x - 8} -1L${x + 8} -1C${x + 16} -28 ${x + 16} -60 ${x + 8} -88Z`,
        ink.of('key'),
      ),
    )
    .join('') +
  path(
    'M-92 -24C-84 -36 -70 -34 -70 -24C-84 -20 -78 22 -50 34H56C84 22 88 -16 76 -24C80 -36 94 -34 98 -20C104 20 88 66 52 72H-44C-84 66 -96 16 -92 -24Z',
    ink.of('second'),
  ) +
  circle(-82, -26, 2.6, ink.flat('dark')) +
  line('M-72 34C-30 48 40 48 80 32M-66 50C-26 62 40 62 74 48', ink.flat('dark', 0.1), 2, opacity(0.5)) +
  stamps(
    circle(0, 0, 13, ink.of('metal')) +
      circle(0, 0, 5, ink.of('key')) +
      line('M0 -12V12M-12 0H12', ink.flat('dark', 0.1), 1.6),
    [
      { x: -46, y: 38 },
      { x: -16, y: 43 },
      { x: 14, y: 43 },
      { x: 44, y: 38 },
    ],
  ) +
  [76, 90]
    .map((y, row) =>
      line(
        `M${-104 + row * 14} ${y}q13 -9 26 0t26 0t26 0t26 0t26 0t26 0t26 0`,
        ink.flat('light'),
        4,
        opacity(0.8),
      ),
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

/** Stones hidden below tiles. */
export const mines: Motif = (ink) =>
  times(9, (index) => {
    const [x, y] = [(index % 3) * 64 - 64, Math.floor(index / 3) * 64 - 64];
    const open = [1, 3, 4, 8].includes(index);
    return (
      rect(x - 29, y - 29, 58, 58, open ? ink.flat('dark', 0.08) : ink.of('second'), 10) +
      (open
        ? put(
            index === 8
              ? path(star(8, 22, 12), ink.of('key')) + circle(0, 0, 9, ink.flat('dark'))
              : brilliant(ink, index === 4 ? 'key' : 'metal'),
            x,
            y - (index === 8 ? 0 : 6),
            { scale: index === 8 ? 1 : 0.24 },
          )
        : path(
            `M${x - 20} ${y - 21}H${x + 14}`,
            'none',
            ` stroke="#fff" stroke-width="4" stroke-linecap="round"${opacity(0.45)}`,
          ))
    );
  });

/** A coin of the house with a peacock feather. */
export const bigCoin: Motif = (ink) => coin(ink);

/** A pair of laurel branches around a cup. */
export const trophy: Motif = (ink) =>
  mirrored(
    times(7, (index) =>
      put(
        path('M0 0C14 -8 18 -24 10 -36C-2 -28 -6 -12 0 0Z', ink.of('second')),
        52 + index * 6 - (index > 3 ? (index - 3) * 13 : 0),
        78 - index * 22,
        { turn: 34 - index * 14 },
      ),
    ) + line('M34 -58C70 -66 76 -20 30 -8', ink.flat('metal'), 9),
  ) +
  path(
    'M-42 -78H42C42 -30 34 0 12 14V44H30L38 66H-38L-30 44H-12V14C-34 0 -42 -30 -42 -78Z',
    ink.of('metal'),
  ) +
  path('M-30 -70C-28 -40 -24 -18 -14 -4L-8 -8C-16 -26 -18 -46 -18 -70Z', '#fff', BARE + opacity(0.6)) +
  rect(-48, 66, 96, 22, ink.of('key'), 4) +
  path(star(5, 20, 9), ink.of('key'), ' transform="translate(2-36)"') +
  ellipse(0, -78, 42, 8, ink.flat('metal', -0.35));
