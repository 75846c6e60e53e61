import { lit, printed } from './drawing/palettes.ts';
import { outlined, picture } from './picture.ts';
import { wedge } from './drawing/shapes.ts';
import { BARE, circle, ellipse, opacity, path, put, rect, wreath } from './drawing/svg.ts';
import { vendorMarks } from './vendor-marks.ts';
import type { Manner } from './drawing/ink.ts';

/** The plate of a studio, 16:10, its emblem in the square that stays when the plate is cropped. */
export const vendorPlate = (id: string, manner: Manner): string => {
  const found = vendorMarks[id];
  if (!found) throw new Error(`There is no emblem for the vendor "${id}". Add one to vendorMarks.`);
  const palette = manner === 'print' ? printed[found.print] : lit[found.palette];
  return picture(id, { width: 320, height: 200, manner, palette }, (ink) => {
    const emblem = put(outlined(ink, found.draw(ink), 4), 160, 100, { scale: 0.72 });
    if (manner === 'print')
      return (
        rect(0, 0, 320, 200, ink.flat('glow')) +
        put(wreath(24, path(wedge(0, 7.5, 220), ink.flat('metal'), BARE)), 160, 100, {
          more: opacity(0.22),
        }) +
        rect(7, 7, 306, 186, 'none', 4, ` stroke="${ink.flat('deep')}" stroke-width="3"`) +
        rect(12, 12, 296, 176, 'none', 2, ` stroke="${ink.flat('deep')}" stroke-width="1"${opacity(0.6)}`) +
        emblem
      );
    return (
      rect(
        0,
        0,
        320,
        200,
        ink.blend(
          [
            [0, ink.flat('mid', 0.05)],
            [1, ink.flat('deep')],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      ellipse(160, 100, 150, 110, ink.halo('glow', 0.75)) +
      [70, 96]
        .map((r) =>
          circle(160, 100, r, 'none', ` stroke="${ink.flat('light')}" stroke-width="1"${opacity(0.16)}`),
        )
        .join('') +
      path(
        'M0 0H320V46C220 86 90 70 0 96Z',
        ink.blend([
          [0, '#ffffff', 0.16],
          [1, '#ffffff', 0.02],
        ]),
      ) +
      emblem
    );
  });
};
