import { inkOf, type Ink, type Manner } from './drawing/ink.ts';
import { randomOf, type Random } from './drawing/random.ts';
import type { Palette } from './drawing/palettes.ts';

/** A drawing on a canvas of its own, ready to be written to a file. `name` seeds what is scattered. */
export function picture(
  name: string,
  { width, height, manner, palette }: { width: number; height: number; manner: Manner; palette: Palette },
  draw: (ink: Ink, random: Random) => string,
): string {
  const ink = inkOf(manner, palette);
  const body = draw(ink, randomOf(name));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ink.definitions()}${body}</svg>\n`;
}

/** Gives every shape of a print its outline; leaves lit drawings alone. */
export const outlined = (ink: Ink, content: string, width = 2.4): string =>
  ink.manner === 'print'
    ? `<g stroke="${ink.flat('dark')}" stroke-width="${width}" stroke-linejoin="round">${content}</g>`
    : content;
