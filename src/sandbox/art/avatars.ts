import { elephant, peacock, tiger } from './motifs/beasts.ts';
import { dragonHead } from './motifs/dragons.ts';
import { moonRabbit, rooster } from './motifs/farm.ts';
import { shark } from './motifs/fish.ts';
import { lotus, padauk } from './motifs/flowers.ts';
import { koi } from './motifs/koi.ts';
import { phoenix } from './motifs/phoenix.ts';
import { planet } from './motifs/space.ts';
import { lit, printed, type LitName, type PrintedName } from './drawing/palettes.ts';
import { outlined, picture } from './picture.ts';
import { wedge } from './drawing/shapes.ts';
import { BARE, circle, opacity, path, put, rect, wreath } from './drawing/svg.ts';
import type { Manner } from './drawing/ink.ts';
import type { Motif } from './motifs/motif.ts';

type Portrait = { motif: Motif; lit: LitName; print: PrintedName; scale?: number };

/** Pictures that members may choose for themselves. */
export const avatars: Readonly<Record<string, Portrait>> = {
  tiger: { motif: tiger, lit: 'ember', print: 'turmeric' },
  elephant: { motif: elephant, lit: 'violet', print: 'indigo' },
  peacock: { motif: peacock, lit: 'jade', print: 'pond' },
  koi: { motif: koi, lit: 'ocean', print: 'pond' },
  dragon: { motif: dragonHead, lit: 'gold', print: 'madder' },
  rabbit: { motif: moonRabbit, lit: 'dusk', print: 'indigo' },
  phoenix: { motif: phoenix, lit: 'crimson', print: 'teak' },
  rooster: { motif: rooster, lit: 'forest', print: 'leaf' },
  shark: { motif: shark, lit: 'cyan', print: 'indigo' },
  lotus: { motif: lotus, lit: 'rose', print: 'lotus' },
  padauk: { motif: padauk, lit: 'candy', print: 'leaf' },
  planet: { motif: planet, lit: 'royal', print: 'madder' },
};

const size = 160;
const middle = size / 2;

/** A portrait that is shown within a circle: its corners may be cut off. */
export function portrait(
  id: string,
  { motif, lit: glow, print, scale = 0.58 }: Portrait,
  manner: Manner,
): string {
  const palette = manner === 'print' ? printed[print] : lit[glow];
  return picture(id, { width: size, height: size, manner, palette }, (ink, random) => {
    const subject = put(outlined(ink, motif(ink, random), 2.4 / scale), middle, middle + 2, { scale });
    if (manner === 'print') {
      const rays = wreath(20, path(wedge(0, 9, 130), ink.flat('mid', 0.12), BARE));
      return (
        rect(0, 0, size, size, ink.flat('mid')) +
        put(rays, middle, middle) +
        circle(middle, middle, 60, ink.flat('glow')) +
        subject
      );
    }
    const ground = ink.blend([
      [0, ink.flat('mid', 0.16)],
      [1, ink.flat('deep')],
    ]);
    return (
      rect(0, 0, size, size, ground) +
      circle(middle, middle, 76, ink.halo('glow', 0.9)) +
      circle(middle, middle, 66, 'none', ` stroke="${ink.flat('light')}" stroke-width="1.2"${opacity(0.2)}`) +
      subject
    );
  });
}
