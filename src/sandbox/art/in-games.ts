import { lit, type LitName } from './drawing/palettes.ts';
import { circle, ellipse, opacity, put, rect } from './drawing/svg.ts';
import type { Motif } from './motifs/motif.ts';
import { picture } from './picture.ts';
import type { PosterPlan } from './posters.ts';
import { scenes } from './scenes.ts';

/** A subject alone, lit from within, as it stands on a reel or swims in a sea. */
export const figure = (name: string, motif: Motif, palette: LitName, glow = true): string =>
  picture(
    name,
    { width: 240, height: 240, manner: 'glow', palette: lit[palette] },
    (ink, random) =>
      (glow ? circle(120, 120, 118, ink.halo('glow', 0.7)) : '') +
      put(motif(ink, random), 120, 120, { scale: 1.04 }),
  );

/** The scene of a poster as a band, its subject in the middle. */
export const band = (name: string, { motif, lit: [palette, scene] }: PosterPlan): string => {
  const size = { width: 640, height: 260 };
  const stage = { ...size, cx: 320, cy: 126 };
  return picture(name, { ...size, manner: 'glow', palette: lit[palette] }, (ink, random) =>
    [
      rect(
        0,
        0,
        size.width,
        size.height,
        ink.blend([
          [0, ink.flat('deep')],
          [0.55, ink.flat('mid')],
          [1, ink.flat('deep')],
        ]),
      ),
      scenes[scene](ink, random, stage),
      circle(stage.cx, stage.cy, 190, ink.halo('glow', 0.85)),
      ellipse(stage.cx, 236, 150, 16, ink.halo('glow', 0.8), opacity(0.9)),
      put(motif(ink, random), stage.cx, stage.cy, { scale: 1.12 }),
    ].join(''),
  );
};

/** A drawing as the address of an image. */
export const pictureUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
