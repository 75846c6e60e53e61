import type { Ink } from '../drawing/ink.ts';
import type { Random } from '../drawing/random.ts';

/** A subject drawn around the origin, within about 100 units. */
export type Motif = (ink: Ink, random: Random) => string;
