import type { SourceValues } from '#portal/sources/source-values.ts';
import type { NextDraw } from './next-draw.ts';

/** A lottery draw with its schedule. */
export type Draw = SourceValues['draws'][number];

/** A draw with its next time. */
export type Upcoming = { draw: Draw; next: NextDraw };
