import { between } from './drawing/random.ts';
import { lit, printed, type LitName, type PrintedName } from './drawing/palettes.ts';
import { outlined, picture } from './picture.ts';
import { grounds, scenes, type GroundName, type SceneName, type SceneSpace } from './scenes.ts';
import { circle, dots, ellipse, line, opacity, path, put, rect, times } from './drawing/svg.ts';
import { star4 } from './motifs/stones.ts';
import type { Ink } from './drawing/ink.ts';
import type { Motif } from './motifs/motif.ts';

/** A subject and where it stands; x and y as shares of the canvas, size as a share of its height. */
export type Actor = readonly [
  motif: Motif,
  x: number,
  y: number,
  size: number,
  turn?: number,
  alpha?: number,
];

type Canvas = { width: number; height: number };

const stageOf = ({ width, height }: Canvas, [, x, y]: Actor): SceneSpace => ({
  width,
  height,
  cx: width * x,
  cy: height * y,
});

const placed = (
  ink: Ink,
  random: () => number,
  { width, height }: Canvas,
  [motif, x, y, size, turn = 0, alpha = 1]: Actor,
): string => {
  const scale = (height * size) / 200;
  return put(outlined(ink, motif(ink, random), 2.4), width * x, height * y, {
    scale,
    turn,
    ...(alpha < 1 && { more: opacity(alpha) }),
  });
};

/** A wide picture lit from within. The last actor leads: light gathers behind it. Words have room on the left. */
export const litBanner = (
  name: string,
  canvas: Canvas,
  actors: readonly Actor[],
  palette: LitName,
  scene: SceneName,
): string =>
  picture(name, { ...canvas, manner: 'glow', palette: lit[palette] }, (ink, random) => {
    const { width, height } = canvas;
    const lead = actors.at(-1) ?? actors[0];
    if (!lead) return '';
    const stage = stageOf(canvas, lead);
    const reach = height * lead[3];
    return (
      rect(
        0,
        0,
        width,
        height,
        ink.blend([
          [0, ink.flat('mid', 0.06)],
          [0.55, ink.flat('mid', -0.15)],
          [1, ink.flat('deep')],
        ]),
      ) +
      scenes[scene](ink, random, stage) +
      ellipse(width * 0.2, height * 0.15, width * 0.34, height * 0.6, ink.halo('second', 0.28)) +
      circle(stage.cx, stage.cy, reach * 0.95, ink.halo('glow', 0.85)) +
      ellipse(stage.cx, stage.cy + reach * 0.56, reach * 0.75, height * 0.05, ink.halo('glow', 0.9)) +
      actors.map((actor) => placed(ink, random, canvas, actor)).join('') +
      dots(
        36,
        () => [between(random, width * 0.05, width), between(random, 0, height * 0.9)],
        height / 340,
        ink.flat('metal', 0.4),
        0.9,
      ) +
      times(6, () =>
        put(
          star4(ink, between(random, height * 0.012, height * 0.03)),
          between(random, width * 0.35, width * 0.98),
          between(random, height * 0.06, height * 0.8),
        ),
      ) +
      rect(
        0,
        height * 0.7,
        width,
        height * 0.3,
        ink.blend([
          [0, ink.flat('deep'), 0],
          [1, ink.flat('deep'), 0.85],
        ]),
      )
    );
  });

/** A wide print: pattern and subject. It has no frame, because every place crops it to another shape. */
export const printedBanner = (
  name: string,
  canvas: Canvas,
  actors: readonly Actor[],
  palette: PrintedName,
  ground: GroundName,
): string =>
  picture(name, { ...canvas, manner: 'print', palette: printed[palette] }, (ink, random) => {
    const { width, height } = canvas;
    const lead = actors.at(-1) ?? actors[0];
    if (!lead) return '';
    return (
      rect(0, 0, width, height, ink.flat('deep')) +
      grounds[ground](ink, random, stageOf(canvas, lead)) +
      actors.map((actor) => placed(ink, random, canvas, actor)).join('')
    );
  });

/** A small scalloped cloud for prints. */
export const cloud: Motif = (ink) =>
  path(
    'M-90 20C-104 -6 -72 -26 -54 -14C-46 -44 0 -44 8 -18C26 -38 62 -28 58 0C82 -8 104 14 88 30H-78C-84 30 -88 26 -90 20Z',
    ink.of('light'),
  ) + line('M-50 8C-44 -8 -24 -8 -20 4M8 6C14 -8 36 -8 40 6', ink.flat('second'), 3);
