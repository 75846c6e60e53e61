import { between } from './drawing/random.ts';

import { BARE, circle, dots, ellipse, line, opacity, path, put, rect, times } from './drawing/svg.ts';
import { outlined, picture } from './picture.ts';
import { lit, printed, type LitName, type PrintedName } from './drawing/palettes.ts';
import { grounds, scenes, type GroundName, type SceneName, type SceneSpace } from './scenes.ts';
import { star4 } from './motifs/stones.ts';
import type { Ink } from './drawing/ink.ts';
import type { Motif } from './motifs/motif.ts';
import type { Random } from './drawing/random.ts';

const size = { width: 300, height: 400 };
const stage: SceneSpace = { ...size, cx: 150, cy: 192 };

const sparks = (ink: Ink, random: Random): string =>
  dots(12, () => [between(random, 10, 290), between(random, 30, 330)], 1.6, ink.flat('metal', 0.4), 0.9) +
  times(4, () => put(star4(ink, between(random, 5, 11)), between(random, 24, 276), between(random, 30, 300)));

/** A poster lit from within: ground, light, subject, sparks, and a calm foot for the name of the game. */
export const litPoster = (
  name: string,
  motif: Motif,
  palette: LitName,
  scene: SceneName,
  scale = 1.28,
): string =>
  picture(name, { ...size, manner: 'glow', palette: lit[palette] }, (ink, random) => {
    const ground = rect(
      0,
      0,
      300,
      400,
      ink.blend([
        [0, ink.flat('mid', 0.12)],
        [0.5, ink.flat('mid')],
        [1, ink.flat('deep')],
      ]),
    );
    const foot = rect(
      0,
      280,
      300,
      120,
      ink.blend([
        [0, ink.flat('deep'), 0],
        [0.85, ink.flat('deep'), 0.94],
      ]),
    );
    return (
      ground +
      scenes[scene](ink, random, stage) +
      circle(150, 190, 172, ink.halo('glow', 0.85)) +
      ellipse(150, 338, 126, 20, ink.halo('glow', 0.9)) +
      ellipse(150, 334, 88, 8, ink.flat('deep'), opacity(0.4)) +
      foot +
      put(motif(ink, random), stage.cx, stage.cy, { scale }) +
      sparks(ink, random) +
      rect(
        0,
        0,
        300,
        110,
        ink.blend([
          [0, ink.flat('light'), 0.14],
          [1, ink.flat('light'), 0],
        ]),
      )
    );
  });

const corner = (ink: Ink, x: number, y: number, turn: number): string =>
  put(
    path('M0 0H26C26 14 14 26 0 26Z', ink.flat('metal')) + circle(9, 9, 3.4, ink.flat('dark'), BARE),
    x,
    y,
    { turn },
  );

const frame = (ink: Ink): string =>
  rect(7, 7, 286, 386, 'none', 5, ` stroke="${ink.flat('metal')}" stroke-width="4"`) +
  rect(13, 13, 274, 374, 'none', 3, ` stroke="${ink.flat('glow')}" stroke-width="1.4"`) +
  `<g stroke="${ink.flat('dark')}" stroke-width="1.6">${corner(ink, 7, 7, 0)}${corner(ink, 293, 7, 90)}${corner(ink, 293, 393, 180)}${corner(ink, 7, 393, 270)}</g>`;

/** A flat print in the manner of an old matchbox label. */
export const printedPoster = (
  name: string,
  motif: Motif,
  palette: PrintedName,
  ground: GroundName,
  scale = 1.08,
): string =>
  picture(name, { ...size, manner: 'print', palette: printed[palette] }, (ink, random) => {
    const band =
      path('M14 330H286V386H14Z', ink.flat('deep', palette === 'paper' ? 0 : -0.12)) +
      line('M14 330H286', ink.flat('metal'), 3) +
      [56, 103, 150, 197, 244]
        .map((x) =>
          path(
            `M${x} 350L${x + 8} 358L${x} 366L${x - 8} 358Z`,
            ink.flat('metal'),
            opacity(x === 150 ? 1 : 0.55),
          ),
        )
        .join('') +
      [80, 126, 174, 220].map((x) => circle(x, 358, 2, ink.flat('glow'), opacity(0.7))).join('');
    return (
      rect(0, 0, 300, 400, ink.flat('deep')) +
      grounds[ground](ink, random, { ...stage, cy: 176 }) +
      outlined(ink, put(motif(ink, random), 150, 176, { scale }), 2.3 / scale) +
      band +
      frame(ink)
    );
  });
