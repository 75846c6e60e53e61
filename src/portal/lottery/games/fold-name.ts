import { folded } from '#engine/texts/folded.ts';

/** A name as it is searched, without case and accents: Đà Nẵng is da nang. */
export const foldName = (name: string): string => folded(name).replaceAll('đ', 'd');
