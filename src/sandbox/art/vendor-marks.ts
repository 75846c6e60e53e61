import { ngon, petal, poly, star, wedge } from './drawing/shapes.ts';
import {
  BARE,
  circle,
  line,
  mirrored,
  opacity,
  path,
  put,
  rect,
  stamps,
  times,
  wreath,
} from './drawing/svg.ts';
import type { Ink } from './drawing/ink.ts';
import type { LitName, PrintedName } from './drawing/palettes.ts';

/** The emblem of a studio: simple, symmetric, known at 40 px. */
type Mark = { palette: LitName; print: PrintedName; draw: (ink: Ink) => string };

const mark = (palette: LitName, print: PrintedName, draw: Mark['draw']): Mark => ({ palette, print, draw });

/** Emblems by the id of the vendor. */
export const vendorMarks: Record<string, Mark> = {
  lumen: mark('violet', 'lotus', (ink) =>
    [-44, 0, 44]
      .map(
        (x, index) =>
          rect(
            x - 17,
            -58 + (index === 1 ? -14 : 0),
            34,
            index === 1 ? 144 : 116,
            ink.of(index === 1 ? 'key' : 'second'),
            17,
          ) + circle(x, index === 1 ? 0 : index ? 26 : -26, 10, ink.of('light')),
      )
      .join(''),
  ),
  nagalight: mark(
    'jade',
    'leaf',
    (ink) =>
      path(
        'M-20 74C-66 60 -66 0 -22 -8C18 -16 26 -40 4 -52C-12 -60 -28 -48 -30 -34C-50 -54 -30 -92 8 -86C58 -78 64 -10 14 6C-14 14 -22 40 -2 46C16 50 30 40 34 26C58 48 24 88 -20 74Z',
        ink.of('key'),
      ) +
      circle(6, -66, 6, ink.flat('light')) +
      path('M-14 -84L0 -106L10 -88L26 -100L30 -78Z', ink.of('metal')),
  ),
  moonpeony: mark(
    'rose',
    'lotus',
    (ink) =>
      path('M30 -78A82 82 0 1 0 78 34A64 64 0 1 1 30 -78Z', ink.of('metal')) +
      put(wreath(6, path(petal(40, 20), ink.of('key'))) + circle(0, 0, 9, ink.of('light')), 24, -10),
  ),
  tinyorchard: mark(
    'forest',
    'leaf',
    (ink) =>
      circle(0, 22, 58, ink.of('key')) +
      path('M-30 0C-26 -14 -14 -20 -2 -22C-14 -8 -18 4 -18 16Z', '#fff', BARE + opacity(0.55)) +
      path(
        'M-4 -30C-2 -54 6 -70 20 -82',
        'none',
        ` stroke="${ink.flat('second')}" stroke-width="9" stroke-linecap="round"`,
      ) +
      put(path(petal(64, 20), ink.of('second')), 8, -48, { turn: 74 }),
  ),
  stormanvil: mark(
    'royal',
    'indigo',
    (ink) =>
      path(
        'M-84 18H84C74 42 44 48 30 50C28 62 36 70 50 82H-50C-36 70 -28 62 -30 50C-56 48 -76 38 -84 18Z',
        ink.of('second'),
      ) + path('M16 -96L-38 -18H-6L-16 12L44 -58H8Z', ink.of('metal')),
  ),
  copperlamp: mark(
    'ember',
    'teak',
    (ink) =>
      path(
        'M-76 40C-70 4 -34 -8 0 -8C34 -8 46 6 84 -4C74 24 60 62 14 66H-24C-48 64 -66 56 -76 40Z',
        ink.of('metal'),
      ) +
      path('M-34 70H30L40 86H-44Z', ink.of('key')) +
      path('M0 -18C-26 -34 -8 -56 -2 -92C16 -66 30 -42 0 -18Z', ink.of('key')) +
      path('M1 -26C-10 -38 0 -48 2 -62C10 -50 14 -38 1 -26Z', ink.flat('light'), BARE),
  ),
  tidewheel: mark(
    'cyan',
    'pond',
    (ink) =>
      wreath(8, path('M0 -30C20 -40 40 -70 18 -92C16 -74 -6 -66 0 -30Z', ink.of('key'))) +
      circle(0, 0, 30, ink.of('second')) +
      circle(0, 0, 13, ink.of('light')),
  ),
  crownvault: mark(
    'crimson',
    'madder',
    (ink) =>
      path('M-74 26L-84 -54L-38 -18L0 -76L38 -18L84 -54L74 26Z', ink.of('metal')) +
      rect(-72, 38, 144, 30, ink.of('metal'), 8) +
      [-36, 0, 36].map((x) => path(`M${x} 42L${x + 9} 53L${x} 64L${x - 9} 53Z`, ink.of('key'))).join('') +
      [-84, 0, 84].map((x) => circle(x, x ? -58 : -82, 9, ink.of('second'))).join(''),
  ),
  pocketspark: mark(
    'candy',
    'turmeric',
    (ink) =>
      rect(-66, -66, 132, 132, ink.of('second'), 34) +
      path(star(4, 62, 18), ink.of('metal')) +
      circle(0, 0, 9, ink.flat('light')),
  ),
  velvet: mark(
    'crimson',
    'madder',
    (ink) =>
      path(
        'M0 -88C34 -44 84 -24 76 22C70 54 34 58 14 36L26 86H-26L-14 36C-34 58 -70 54 -76 22C-84 -24 -34 -44 0 -88Z',
        ink.of('key'),
      ) +
      path(
        'M0 -58C20 -28 50 -12 46 16C42 34 20 32 8 18L0 4L-8 18C-20 32 -42 34 -46 16C-50 -12 -20 -28 0 -58Z',
        'none',
        ` stroke="${ink.flat('metal')}" stroke-width="5"`,
      ),
  ),
  ivory: mark(
    'noir',
    'teak',
    (ink) =>
      path('M-78 84V-14C-78 -104 78 -104 78 -14V84H50V-12C50 -66 -50 -66 -50 -12V84Z', ink.of('light')) +
      path('M-30 84V0C-30 -40 30 -40 30 0V84Z', ink.of('metal')) +
      circle(0, 30, 9, ink.of('key')),
  ),
  saffron: mark(
    'gold',
    'turmeric',
    (ink) =>
      [-52, -26, 0, 26, 52]
        .map((turn) => put(path(petal(104, 19), ink.of(turn % 52 ? 'key' : 'metal')), 0, 60, { turn }))
        .join('') + path('M-46 62H46L34 84H-34Z', ink.of('metal')),
  ),
  opaline: mark(
    'ice',
    'indigo',
    (ink) =>
      circle(0, 0, 84, ink.of('key')) +
      path(wedge(-150, -30, 84, 46), ink.of('second')) +
      path(wedge(30, 150, 84, 46), ink.of('light')) +
      circle(0, 0, 38, ink.of('light')) +
      path('M-18 -12C-12 -24 2 -26 8 -22C-4 -16 -8 -8 -10 2Z', '#fff', BARE),
  ),
  pitchline: mark(
    'forest',
    'leaf',
    (ink) =>
      rect(-84, -58, 168, 116, ink.of('key'), 14) +
      line('M-66 -40H66V40H-66ZM0 -40V40', ink.flat('light'), 6) +
      circle(0, 0, 22, 'none', ` stroke="${ink.flat('light')}" stroke-width="6"`),
  ),
  oddsmere: mark(
    'ocean',
    'pond',
    (ink) =>
      stamps(
        path(
          'M-86 0C-58 -26 -30 -26 0 0C30 26 58 26 86 0V24C58 50 30 50 0 24C-30 -2 -58 -2 -86 24Z',
          ink.of('second'),
        ),
        [
          { x: 0, y: -46 },
          { x: 0, y: 40 },
        ],
      ) +
      path(
        'M-86 0C-58 -26 -30 -26 0 0C30 26 58 26 86 0V24C58 50 30 50 0 24C-30 -2 -58 -2 -86 24Z',
        ink.of('key'),
      ),
  ),
  goalward: mark(
    'jade',
    'turmeric',
    (ink) =>
      path('M-70 -74H70V6C70 54 34 76 0 92C-34 76 -70 54 -70 6Z', ink.of('key')) +
      path('M0 -46L44 6H16V50H-16V6H-44Z', ink.of('metal')),
  ),
  lanepush: mark('royal', 'indigo', (ink) =>
    [-46, 0, 46]
      .map((x, index) =>
        path(
          `M${x} -84L${x + 24} -50V${index === 1 ? 84 : 52}H${x - 24}V-50Z`,
          ink.of(index === 1 ? 'second' : 'key'),
        ),
      )
      .join(''),
  ),
  clutch: mark(
    'noir',
    'madder',
    (ink) =>
      circle(0, 0, 58, 'none', ` stroke="${ink.flat('key')}" stroke-width="18"`) +
      wreath(4, path('M-8 -96H8V-44H-8Z', ink.of('second'))) +
      circle(0, 0, 14, ink.of('key')),
  ),
  deepcurrent: mark(
    'ocean',
    'indigo',
    (ink) =>
      path(
        'M-88 0C-52 -62 22 -62 56 -8C66 -26 80 -34 92 -36C84 -12 84 12 92 36C80 34 66 26 56 8C22 62 -52 62 -88 0Z',
        ink.of('second'),
      ) +
      circle(-46, -10, 11, ink.flat('light')) +
      circle(-44, -10, 5, ink.flat('dark')) +
      path('M-16 -40C6 -20 6 20 -16 40L4 38C22 16 22 -16 4 -38Z', ink.of('key')),
  ),
  coral: mark(
    'dusk',
    'madder',
    (ink) =>
      line(
        'M0 88V-10M0 40L-40 4V-44M0 14L40 -22V-66M-40 4L-66 -14V-40M40 -22L68 -36V-60M0 -10V-80',
        ink.flat('key'),
        20,
      ) + line('M0 80V-8', ink.flat('key', 0.4), 4, opacity(0.6)),
  ),
  pearl: mark(
    'ice',
    'lotus',
    (ink) =>
      mirrored(path('M0 40C40 36 84 8 86 -38C60 -56 22 -50 0 -14Z', ink.of('key'))) +
      circle(0, 34, 40, ink.of('light')) +
      path('M-20 22C-14 8 0 4 8 8C-4 14 -10 22 -12 34Z', '#fff', BARE),
  ),
  cardbazaar: mark(
    'gold',
    'leaf',
    (ink) =>
      [-20, 0, 20]
        .map((turn, index) =>
          put(rect(-34, -100, 68, 96, ink.of(index === 1 ? 'light' : 'key'), 9), 0, 56, { turn }),
        )
        .join('') + path('M0 -34L18 -8L0 18L-18 -8Z', ink.of('key')),
  ),
  shantable: mark(
    'crimson',
    'turmeric',
    (ink) =>
      path(poly(ngon(8, 90, -67.5)), ink.of('metal')) +
      path(poly(ngon(8, 68, -67.5)), ink.of('key')) +
      path(
        'M0 -36C18 -16 40 -6 38 14C36 28 18 30 8 20L14 42H-14L-8 20C-18 30 -36 28 -38 14C-40 -6 -18 -16 0 -36Z',
        ink.of('light'),
      ),
  ),
  eastwind: mark(
    'jade',
    'pond',
    (ink) =>
      rect(-58, -84, 116, 162, ink.of('key'), 16) +
      rect(-50, -84, 100, 146, ink.of('light'), 14) +
      path(
        'M-30 -40C-4 -60 18 -48 16 -30C14 -16 -2 -18 0 -28M-32 -6C0 -22 36 -14 32 10C28 28 6 22 12 8M-30 26C-14 20 0 22 8 30',
        'none',
        ` stroke="${ink.flat('key', -0.2)}" stroke-width="9" stroke-linecap="round"`,
      ),
  ),
  roosterring: mark(
    'ember',
    'turmeric',
    (ink) =>
      circle(0, 0, 86, 'none', ` stroke="${ink.flat('metal')}" stroke-width="11"`) +
      path(
        'M-36 62C-50 22 -30 -12 4 -16L12 -44C0 -58 14 -70 22 -58C26 -74 44 -68 40 -54C52 -58 58 -46 46 -38L66 -22L44 -18C48 20 40 50 22 66Z',
        ink.of('key'),
      ) +
      circle(30, -32, 5, ink.flat('light')),
  ),
  delta: mark(
    'forest',
    'leaf',
    (ink) =>
      path('M-92 22L0 -74L92 22Z', ink.of('metal')) +
      line('M-46 10L0 -62L46 10M0 -62V18', ink.flat('dark', 0.25), 4, opacity(0.5)) +
      path(
        'M-92 34C-60 12 -30 12 0 34C30 56 60 56 92 34V56C60 80 30 80 0 56C-30 34 -60 34 -92 56Z',
        ink.of('second'),
      ),
  ),
  goldendigit: mark(
    'gold',
    'turmeric',
    (ink) =>
      circle(0, 0, 88, ink.of('metal')) +
      circle(0, 0, 72, 'none', ` stroke="${ink.flat('key')}" stroke-width="5"`) +
      line('M-40 -18A20 20 0 1 1 -6 2L-42 40H2', ink.flat('key', -0.15), 12) +
      line('M18 -36V40H26A38 38 0 0 0 26 -36Z', ink.flat('key', -0.15), 12),
  ),
  monsoon: mark(
    'cyan',
    'pond',
    (ink) =>
      path(
        'M-88 0C-80 -66 -34 -84 0 -84C34 -84 80 -66 88 0C70 -16 46 -16 30 0C20 -14 -20 -14 -30 0C-46 -16 -70 -16 -88 0Z',
        ink.of('key'),
      ) +
      line('M0 -10V58C0 84 -36 84 -36 58', ink.flat('metal'), 10) +
      [-58, 44, 66]
        .map((x, index) =>
          path(`M${x} ${28 + index * 12}c12 16 14 30 0 32c-14 -2 -12 -16 0 -32Z`, ink.of('second')),
        )
        .join(''),
  ),
  tickseven: mark(
    'ember',
    'madder',
    (ink) =>
      circle(0, 6, 82, ink.of('light')) +
      circle(0, 6, 82, 'none', ` stroke="${ink.flat('key')}" stroke-width="13"`) +
      line('M-26 -28H28L-6 48', ink.flat('key', -0.1), 17) +
      rect(-13, -104, 26, 22, ink.of('key'), 6),
  ),
  blitzball: mark(
    'violet',
    'lotus',
    (ink) =>
      circle(0, 0, 82, ink.of('key')) +
      circle(0, 0, 48, ink.flat('light')) +
      path('M12 -46L-28 8H-4L-12 46L30 -10H4Z', ink.of('second')) +
      path(wedge(200, 260, 76, 66), '#fff', BARE + opacity(0.6)),
  ),
  raceten: mark(
    'crimson',
    'indigo',
    (ink) =>
      times(16, (index) =>
        rect(
          -80 + (index % 4) * 40,
          -62 + Math.floor(index / 4) * 31,
          40,
          31,
          (index + Math.floor(index / 4)) % 2 ? ink.flat('light') : ink.flat('dark'),
        ),
      ) +
      path('M-96 30L-34 -34L-48 -34L30 -76L8 -24H24L-26 30Z', ink.of('key'), ' transform="translate(30 26)"'),
  ),
};
